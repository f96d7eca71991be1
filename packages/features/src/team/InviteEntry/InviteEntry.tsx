import { Button } from '@shulei/ui/Button/Button.tsx'
import { useId, useState } from 'react'
import { useMoveFocus } from '../../site/focus.ts'
import { useLoaded } from '../../site/useLoaded.ts'
import { inviteDialog } from './dialog.ts'

export interface InviteEntryProps {
  inviteId: number
  /** Text of the button. */
  label: string
}

/** Opens an invitation into a team. Dialog and texts are loaded on intent; closing it returns the focus to the button. */
export function InviteEntry({ inviteId, label }: InviteEntryProps) {
  const [isOpen, setOpen] = useState(false)
  const openerId = useId()
  const moveFocus = useMoveFocus()
  // an answer disables the dialog's buttons, so that the focus is lost before the dialog closes
  const close = () => {
    setOpen(false)
    moveFocus(openerId)
  }
  const { Part: TeamInviteDialog, warm } = useLoaded(inviteDialog, isOpen)
  return (
    <>
      <Button id={openerId} size="s" variant="primary" onHoverStart={warm} onFocus={warm} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && TeamInviteDialog ? <TeamInviteDialog inviteId={inviteId} onClose={close} /> : null}
    </>
  )
}
