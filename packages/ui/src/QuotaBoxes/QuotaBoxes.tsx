import type { ReactNode } from 'react'
import { box, boxes, quota } from './QuotaBoxes.css.ts'

export interface QuotaBoxesProps {
  /** Number of used tries. */
  used: number
  /** Number of all tries. Above 12 only the text is shown. */
  total: number
  /** The quota in words: "今日额度 2 / 5 已用". */
  children: ReactNode
}

/** A small quota as one box per try; used ones are filled. */
export function QuotaBoxes({ used, total, children }: QuotaBoxesProps) {
  const slots = total > 12 ? [] : Array.from({ length: Math.max(0, total) }, (_, i) => i)
  return (
    <span className={quota}>
      <span>{children}</span>
      {slots.length > 0 ? (
        <span className={boxes} aria-hidden="true">
          {slots.map((slot) => (
            <span key={slot} className={box} data-used={slot < used ? '' : undefined} />
          ))}
        </span>
      ) : null}
    </span>
  )
}
