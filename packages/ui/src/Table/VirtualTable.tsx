import { useSyncExternalStore } from 'react'
import { FirstRows } from './FirstRows.tsx'
import type { VirtualTableProps } from './virtual-table.ts'
import { WindowedTable } from './WindowedTable.tsx'

const never = () => () => {}

/**
 * Thousands of rows, or dozens of columns, in a scroll box as high as its parent: a preview of data, a full list of scores.
 * For rows that are read from top to bottom, printed or indexed by search engines use `Table`.
 *
 * The server renders the first rows as a plain table; readers without JavaScript get only these.
 *
 * The own row is a single element wherever it is drawn; pressing it, or Enter, scrolls to its place.
 *
 * Arrow keys move from cell to cell, Home and End to the ends; Enter on a head sorts. States of React Aria: on a head
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
