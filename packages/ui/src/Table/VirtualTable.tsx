import { type ReactNode, useSyncExternalStore } from 'react'
import { FirstRows } from './FirstRows.tsx'
import { WindowedTable } from './WindowedTable.tsx'

export interface VirtualColumn {
  id: string
  name: string
  /** In CSS pixels, or a share of what is left: `'2fr'`. Default `1fr`, at least 120 px. */
  width?: number | `${number}fr`
  /** Numbers stand at the end. */
  align?: 'start' | 'end'
  /** Names the row. One column at least. */
  isRowHeader?: boolean
  isSortable?: boolean
}

/** The order of the rows, as the caller has put them. */
export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

export interface VirtualTableProps<Item extends object> {
  /** Accessible name. */
  caption: string
  columns: readonly VirtualColumn[]
  rows: readonly Item[]
  keyOf: (row: Item) => string
  /** What stands in a cell; a text that is too long is cut with an ellipsis. */
  cellOf: (row: Item, column: string) => ReactNode
  /** My row; of one alone. While its place is out of view it sticks to that edge. Selector `[data-own]`. */
  isOwn?: (row: Item) => boolean
  /** Text of the button that leads to my row's place while that is out of view: "到我的位置". */
  toOwnLabel?: string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** In CSS pixels; all rows are equally high. */
  rowHeight?: number
  empty: ReactNode
}

const never = () => () => {}

/**
 * Thousands of rows, or dozens of columns, in a box of its own as high as its parent: a preview of data, a full list of
 * scores. What is read from top to bottom, printed or found by a search engine is a `Table`.
 *
 * A server writes the first rows as a plain table, which is all that a reader without scripts gets.
 *
 * My row is one row wherever it is drawn, and a press on it or Enter leads to its place.
 *
 * Arrow keys go from cell to cell, Home and End to the ends, Enter on a head sorts. States of React Aria: on a head
 * `[data-allows-sorting]`, `[data-sort-direction]`; on rows and cells `[data-hovered]`, `[data-focus-visible]`.
 */
export function VirtualTable<Item extends object>(props: VirtualTableProps<Item>) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isBrowser ? <WindowedTable {...props} /> : <FirstRows {...props} />
}
