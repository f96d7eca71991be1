import { useEffect, useState } from 'react'
import { bar, fill } from './TopProgress.css.ts'

/** Delay before the bar appears, so that a fast page shows none (A§9), in ms. */
export const progressThrottle = 200

export interface TopProgressProps {
  /** A page is loading. */
  isLoading: boolean
  /** The page failed to load: the bar stays, in rouge, until the next start. */
  hasFailed?: boolean
  /** Accessible name: "正在打开页面". */
  label: string
}

/** `idle` is hidden, `running` fills within 5000 ms, `done` fills up and fades, `failed` stays. */
type State = 'idle' | 'running' | 'done' | 'failed'

/** Bar at the upper edge while a page loads. Selector of its state: `[data-state]`. */
export function TopProgress({ isLoading, hasFailed = false, label }: TopProgressProps) {
  const [state, setState] = useState<State>('idle')

  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(() => setState('running'), progressThrottle)
      return () => clearTimeout(timer)
    }
    // A page that loaded within the delay leaves the bar idle.
    setState((shown) => (hasFailed ? 'failed' : shown === 'running' ? 'done' : 'idle'))
  }, [isLoading, hasFailed])

  return (
    <div className={bar} data-state={state}>
      {state === 'running' ? <div className={fill} role="progressbar" aria-label={label} /> : null}
      {state === 'done' || state === 'failed' ? <div className={fill} /> : null}
    </div>
  )
}
