import type { ReactNode } from 'react'
import { ring } from './RingFrame.css.ts'

export interface RingFrameProps {
  /** One `Card`. */
  children: ReactNode
  /** `action`: the ring is live. `accent`: the object is the person's own. Selector `[data-tone]`. */
  tone?: 'action' | 'accent'
}

/** Ring posts around the main object of a page. At most one per view. */
export function RingFrame({ children, tone = 'action' }: RingFrameProps) {
  return (
    <div className={ring} data-tone={tone}>
      {children}
    </div>
  )
}
