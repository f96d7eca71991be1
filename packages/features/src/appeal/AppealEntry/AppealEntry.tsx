import { Button, type ButtonVariant } from '@shulei/ui/Button/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaded } from '../../site/useLoaded.ts'

const dialog = {
  code: async () => (await import('../AppealDialog/AppealDialog.tsx')).AppealDialog,
  texts: ['appeal'],
}

export interface AppealEntryProps {
  competitionId: number
  /** The reader's own team, which is flagged now or was before. */
  teamId: number
  /** The flag has ended: the case can be read only. */
  isPast?: boolean
  variant?: ButtonVariant
}

/** Opens the case of the reader's team, and the form of its appeal. Dialog and texts are loaded on intent. */
export function AppealEntry({ competitionId, teamId, isPast = false, variant = 'secondary' }: AppealEntryProps) {
  const { t } = useTranslation('competition-page')
  const [isOpen, setOpen] = useState(false)
  const { Part: AppealDialog, warm } = useLoaded(dialog, isOpen)
  return (
    <>
      <Button size="s" variant={variant} onHoverStart={warm} onFocus={warm} onPress={() => setOpen(true)}>
        {t(isPast ? 'case.past' : 'case.open')}
      </Button>
      {isOpen && AppealDialog ? (
        <AppealDialog competitionId={competitionId} teamId={teamId} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
