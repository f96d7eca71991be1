import { useEffect, useEffectEvent } from 'react'
import type { FollowOutcome } from '../useFollow.ts'
import * as css from './FollowButton.css.ts'

/** Time for which a note stays, milliseconds. A failure stays until the next press. */
const SHOWN_FOR = 3000

/** The outcome of a press, beside the button and announced. */
export function FollowNote({ outcome, onDone }: { outcome: FollowOutcome | null; onDone: () => void }) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (outcome?.kind !== 'done') return
    const timer = setTimeout(done, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [outcome])
  return (
    <span className={css.live} role="status">
      {outcome && (
        <span className={css.note} data-kind={outcome.kind}>
          {outcome.text}
        </span>
      )}
    </span>
  )
}
