import { Button } from '@shulei/ui/Button/Button.tsx'
import { useEffect, useRef, useState } from 'react'
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
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // an answer disables the dialog's buttons, so that the focus is lost before the dialog closes
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const { Part: TeamInviteDialog, warm } = useLoaded(inviteDialog, isOpen)
  return (
    <>
      <Button ref={opener} size="s" variant="primary" onHoverStart={warm} onFocus={warm} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && TeamInviteDialog ? <TeamInviteDialog inviteId={inviteId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
