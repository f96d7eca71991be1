import { Button, type ButtonVariant } from '@shulei/ui/Button/Button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaded } from '../../site/useLoaded.ts'

const dialog = {
  code: async () => (await import('../TeamInviteDialog/TeamInviteDialog.tsx')).TeamInviteDialog,
  texts: ['team-invite'],
}

export interface InviteEntryProps {
  inviteId: number
  variant?: ButtonVariant
  /** Called after an answer was stored, or came too late. */
  onAnswered?: () => void
}

/** Opens an invitation into a team. Dialog and texts are loaded on intent. */
export function InviteEntry({ inviteId, variant = 'primary', onAnswered }: InviteEntryProps) {
  const { t } = useTranslation('notice')
  const [isOpen, setOpen] = useState(false)
  const { Part: TeamInviteDialog, warm } = useLoaded(dialog, isOpen)
  return (
    <>
      <Button size="s" variant={variant} onHoverStart={warm} onFocus={warm} onPress={() => setOpen(true)}>
        {t('invite.open')}
      </Button>
      {isOpen && TeamInviteDialog ? (
        <TeamInviteDialog inviteId={inviteId} onClose={() => setOpen(false)} {...(onAnswered ? { onAnswered } : {})} />
      ) : null}
    </>
  )
}
