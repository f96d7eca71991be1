import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import { inviteDialog } from './dialog.ts'

/**
 * Opens an invitation into a team, or says what has become of it. Dialog and texts are loaded on intent; closing it returns the focus
 * to the button, or to the sentence in its place.
 */
export function InviteEntry({ inviteId }: { inviteId: number }) {
  const { t } = useTranslation('notice')
  const { data: invite } = useCall(refs.teamInvite, { query: { inviteId } })
  const [isOpen, setOpen] = useState(false)
  const placeId = useId()
  const moveFocus = useMoveFocus()
  // an answer disables the dialog's buttons, so that the focus is lost before the dialog closes
  const close = () => {
    setOpen(false)
    moveFocus(placeId)
  }
  const { Part: TeamInviteDialog, warm } = useLoaded(inviteDialog, isOpen)
  return (
    <>
      {invite && invite.state !== 'invited' ? (
        <p id={placeId} tabIndex={-1}>
          {t(`invite.${invite.state}`)}
        </p>
      ) : (
        <Button
          id={placeId}
          size="s"
          variant="primary"
          onHoverStart={warm}
          onFocus={warm}
          onPress={() => setOpen(true)}
        >
          {t('invite.open')}
        </Button>
      )}
      {isOpen && TeamInviteDialog ? <TeamInviteDialog inviteId={inviteId} onClose={close} /> : null}
    </>
  )
}
