import type { ReactNode } from 'react'
import { list, pair, term as termStyle, value as valueStyle } from './DescriptionList.css.ts'

export interface Description {
  term: string
  value: ReactNode
}

export interface DescriptionListProps {
  items: readonly Description[]
  /** `rows` term beside value, `stacked` term over value in several columns. Selector `[data-look]`. */
  look?: 'rows' | 'stacked'
}

/** Facts by name: licence, size, organiser. */
export function DescriptionList({ items, look = 'rows' }: DescriptionListProps) {
  return (
    <dl className={list} data-look={look}>
      {items.map(({ term, value }) => (
        <div key={term} className={pair}>
          <dt className={termStyle}>{term}</dt>
          <dd className={valueStyle}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
