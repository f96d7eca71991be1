import type { ReactNode } from 'react'
import { list, pair, term as termStyle, value as valueStyle } from './DescriptionList.css.ts'

export interface Description {
  term: string
  value: ReactNode
}

export interface DescriptionListProps {
  items: readonly Description[]
  /** `rows`: term beside value. `stacked`: term above value, in several columns. Selector `[data-variant]`. */
  variant?: 'rows' | 'stacked'
}

/** Named facts, such as licence, size, organiser. */
export function DescriptionList({ items, variant = 'rows' }: DescriptionListProps) {
  return (
    <dl className={list} data-variant={variant}>
      {items.map(({ term, value }) => (
        <div key={term} className={pair}>
          <dt className={termStyle}>{term}</dt>
          <dd className={valueStyle}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
