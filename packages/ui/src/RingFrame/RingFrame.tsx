import type { ReactNode } from 'react'
import { ring } from './RingFrame.css.ts'

export interface RingFrameProps {
  /** One `Card`. */
  children: ReactNode
  /** `action` the ring is live, `accent` it is mine. Selector `[data-tone]`. */
  tone?: 'action' | 'accent'
}

/** The four ring posts around the one live object of a page. At most one per view. */
export function RingFrame({ children, tone = 'action' }: RingFrameProps) {
  return (
    <div className={ring} data-tone={tone}>
      {children}
    </div>
  )
}
