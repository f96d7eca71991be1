import { Cell, Column, Row, Table, TableBody, TableFoot, TableHead } from './Table.tsx'
import { virtual } from './VirtualTable.css.ts'
import type { VirtualTableProps } from './virtual-table.ts'

/**
 * More rows than a screen shows. React Aria would process every row on the server and, without their height, render none.
 */
const rowsFromServer = 40

/** Server rendering of a `VirtualTable`; the browser replaces it. */
export function FirstRows<Item extends object>({
  caption,
  columns,
  rows,
  keyOf,
  cellOf,
  isOwn = () => false,
  sort,
  empty,
}: VirtualTableProps<Item>) {
  const first = rows.slice(0, rowsFromServer)
  const own = rows.find(isOwn)
  const lineOf = (row: Item) => (
    <Row key={keyOf(row)} isOwn={row === own}>
      {columns.map(({ id, align, isRowHeader }) => (
        <Cell key={id} align={align} isRowHeader={isRowHeader}>
          {cellOf(row, id)}
        </Cell>
      ))}
    </Row>
  )
  return (
    <div className={virtual}>
      <Table caption={caption}>
        <TableHead>
          {columns.map(({ id, name, align }) => (
            <Column key={id} align={align} aria-sort={sort?.column === id ? sort.direction : undefined}>
              {name}
            </Column>
          ))}
        </TableHead>
        <TableBody>{first.map(lineOf)}</TableBody>
        {own && !first.includes(own) ? <TableFoot>{lineOf(own)}</TableFoot> : null}
      </Table>
      {rows.length === 0 ? empty : null}
    </div>
  )
}
