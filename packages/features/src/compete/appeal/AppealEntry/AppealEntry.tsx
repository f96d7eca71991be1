import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { Button, type ButtonVariant } from '@shulei/ui/Button/Button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useLoaded } from '../../../base/site/useLoaded.ts'

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

/**
 * Opens the case of the reader's team, and the form of its appeal. Dialog and texts are loaded on intent. The link of a notice opens
 * it by itself: the button has the focus, which returns to it when the dialog closes.
 */
export function AppealEntry({ competitionId, teamId, isPast = false, variant = 'secondary' }: AppealEntryProps) {
  const { t } = useTranslation('competition-page')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again opens the case again
  useEffect(() => {
    if (hash !== `#${competitionAddress.ownCase}`) return
    button.current?.focus()
    setOpen(true)
  }, [hash, key])
  const { Part: AppealDialog, warm } = useLoaded(dialog, isOpen)
  return (
    <>
      <Button ref={button} size="s" variant={variant} onHoverStart={warm} onFocus={warm} onPress={() => setOpen(true)}>
        {t(isPast ? 'case.past' : 'case.open')}
      </Button>
      {isOpen && AppealDialog ? (
        <AppealDialog competitionId={competitionId} teamId={teamId} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
