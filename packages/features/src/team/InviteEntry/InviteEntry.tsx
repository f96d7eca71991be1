import { Button, type ButtonVariant } from '@shulei/ui/Button/Button.tsx'
import { useState } from 'react'
import { useLoaded } from '../../site/useLoaded.ts'
import { inviteDialog } from './dialog.ts'

export interface InviteEntryProps {
  inviteId: number
  /** Text of the button. */
  label: string
  /** Accessible name of the button where several stand in a list; it contains the label. */
  name?: string
  variant?: ButtonVariant
  /** Called after an answer was stored, or came too late. */
  onAnswered?: () => void
}

/** Opens an invitation into a team. Dialog and texts are loaded on intent. */
export function InviteEntry({ inviteId, label, name, variant = 'primary', onAnswered }: InviteEntryProps) {
  const [isOpen, setOpen] = useState(false)
  const { Part: TeamInviteDialog, warm } = useLoaded(inviteDialog, isOpen)
  return (
    <>
      <Button
        size="s"
        variant={variant}
        onHoverStart={warm}
        onFocus={warm}
        onPress={() => setOpen(true)}
        {...(name === undefined ? {} : { 'aria-label': name })}
      >
        {label}
      </Button>
      {isOpen && TeamInviteDialog ? (
        <TeamInviteDialog inviteId={inviteId} onClose={() => setOpen(false)} {...(onAnswered ? { onAnswered } : {})} />
      ) : null}
    </>
  )
}
