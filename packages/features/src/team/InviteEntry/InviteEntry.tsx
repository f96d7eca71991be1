import { Button } from '@shulei/ui/Button/Button.tsx'
import { useState } from 'react'
import { useLoaded } from '../../site/useLoaded.ts'
import { inviteDialog } from './dialog.ts'

export interface InviteEntryProps {
  inviteId: number
  /** Text of the button. */
  label: string
}

/** Opens an invitation into a team. Dialog and texts are loaded on intent. */
export function InviteEntry({ inviteId, label }: InviteEntryProps) {
  const [isOpen, setOpen] = useState(false)
  const { Part: TeamInviteDialog, warm } = useLoaded(inviteDialog, isOpen)
  return (
    <>
      <Button size="s" variant="primary" onHoverStart={warm} onFocus={warm} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && TeamInviteDialog ? <TeamInviteDialog inviteId={inviteId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
