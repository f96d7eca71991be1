import { Button, type ButtonProps } from '@shulei/ui/Button/Button.tsx'
import { useState } from 'react'
import type { TeamWrite } from './useTeamWrite.ts'

export interface RowWrite {
  /** Writes for the list, which outlives the row: after a refusal the row may be gone. */
  run: TeamWrite['run']
  /** Called with a sentence about what was done; null after a refusal. */
  onEnd: (done: string | null) => void
}

type WithdrawProps = RowWrite &
  Pick<ButtonProps, 'variant' | 'aria-label' | 'children'> & {
    pendingLabel: string
    write: () => Promise<unknown>
    /** Says that it is withdrawn. */
    done: string
  }

/** Withdraws the invitation or the request of a row, and is pending meanwhile. */
export function Withdraw({ run, onEnd, write, done, ...button }: WithdrawProps) {
  const [isPending, setPending] = useState(false)
  const withdraw = async () => {
    setPending(true)
    const isWritten = await run(write)
    setPending(false)
    onEnd(isWritten ? done : null)
  }
  return <Button {...button} size="s" isPending={isPending} onPress={() => void withdraw()} />
}
