import ArrowDown from 'lucide-react/dist/esm/icons/arrow-down.mjs'
import ArrowUp from 'lucide-react/dist/esm/icons/arrow-up.mjs'
import ChevronsUpDown from 'lucide-react/dist/esm/icons/chevrons-up-down.mjs'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { Icon } from '../Icon/Icon.tsx'
import { FirstRows } from './FirstRows.tsx'
import { cut, virtual, virtualCell, virtualColumn, virtualRow } from './Table.css.ts'

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
  /** My row. Selector `[data-own]`. */
  isOwn?: (row: Item) => boolean
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

/** Only the rows in view are in the document. */
function WindowedTable<Item extends object>({
  caption,
  columns,
  rows,
  keyOf,
  cellOf,
  isOwn,
  sort,
  onSort,
  rowHeight = 48,
  empty,
}: VirtualTableProps<Item>) {
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight, headingHeight: 40 }}>
      <Table
        aria-label={caption}
        className={virtual}
        sortDescriptor={sort}
        onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
      >
        <TableHeader columns={columns}>
          {({ id, name, width, align = 'start', isRowHeader, isSortable }) => (
            <Column
              id={id}
              width={width}
              minWidth={typeof width === 'number' ? width : 120}
              isRowHeader={isRowHeader}
              allowsSorting={isSortable}
              textValue={name}
              className={virtualColumn}
              data-align={align}
            >
              {({ allowsSorting, sortDirection }) => (
                <>
                  {name}
                  {allowsSorting ? (
                    <Icon
                      of={sortDirection ? (sortDirection === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown}
                      size={15}
                    />
                  ) : null}
                </>
              )}
            </Column>
          )}
        </TableHeader>
        <TableBody items={rows.map((row) => ({ id: keyOf(row), row }))} renderEmptyState={() => empty}>
          {({ id, row }) => (
            <Row id={id} columns={columns} className={virtualRow} data-own={isOwn?.(row) || undefined}>
              {({ id: column, align = 'start' }) => (
                <Cell className={virtualCell} data-align={align}>
                  <span className={cut}>{cellOf(row, column)}</span>
                </Cell>
              )}
            </Row>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  )
}
