import * as css from './Bars.css.ts'
import type { BarTone } from './ShareBar.tsx'
import { percentOf, sharesOfMost } from './share.ts'

export interface BarsProps {
  /** Accessible name: the quantity that the bars compare. */
  label: string
  /** Shown when there is nothing to compare. */
  empty: string
  items: readonly {
    id: string
    label: string
    value: number
    /** The formatted value. */
    text: string
    /** Selector `[data-tone]`. Default `rest`. */
    tone?: BarTone
  }[]
  /** The bars stand in two columns where there is room, read down first. Selector `[data-wide]`. */
  isWide?: boolean
}

/** Named values below each other; the greatest fills its bar. Name and value are text, so no table form is needed. */
export function Bars({ label, empty, items, isWide = false }: BarsProps) {
  if (items.length === 0) return <p className={css.empty}>{empty}</p>
  const shares = sharesOfMost(items.map((item) => item.value))
  return (
    <ul className={css.bars} data-wide={isWide || undefined} aria-label={label}>
      {items.map((item, i) => (
        <li key={item.id} className={css.row} data-tone={item.tone ?? 'rest'}>
          <span className={css.label}>{item.label}</span>
          <span className={css.amount}>{item.text}</span>
          <svg className={css.track} aria-hidden="true">
            <rect className={css.ground} width="100%" height="6" />
            <rect className={css.fill} width={`${percentOf(shares[i] ?? 0)}%`} height="6" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
