import { useState } from 'react'

/**
 * Whether `<details>` are open: from the first choice inside on. Only the reader closes them, because a link inside may have the
 * focus when its choice ends.
 */
export function useOpened(hasChoice: boolean): boolean {
  const [isOpen, setOpen] = useState(hasChoice)
  if (hasChoice && !isOpen) setOpen(true)
  return isOpen
}
