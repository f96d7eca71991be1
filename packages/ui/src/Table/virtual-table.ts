import type { ReactNode } from 'react'

export interface VirtualColumn {
  id: string
  name: string
  /** Width in CSS pixels, or a share of the remaining width: `'2fr'`. Default `1fr`, at least 120 px. */
  width?: number | `${number}fr`
  /** `end` for numbers. */
  align?: 'start' | 'end'
  /** Cells of this column name the row. At least one column needs it. */
  isRowHeader?: boolean
  isSortable?: boolean
}

/** Order in which the caller has sorted the rows. */
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
  /** Content of a cell; a text that is too long is cut with an ellipsis. */
  cellOf: (row: Item, column: string) => ReactNode
  /**
   * Whether a row is the own row; at most one. While its place is out of view it sticks to that edge. Selector `[data-own]`.
   */
  isOwn?: (row: Item) => boolean
  /** Text of the button that scrolls to the own row's place: "到我的位置". */
  toOwnLabel?: string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Height of every row in CSS pixels. */
  rowHeight?: number
  empty: ReactNode
}
