import { virtual } from './Table.css.ts'
import { Cell, Column, Row, Table, TableBody, TableHead } from './Table.tsx'
import type { VirtualTableProps } from './VirtualTable.tsx'

/** More than any screen shows. React Aria would walk over every row on the server and, not knowing its height, write none. */
const rowsFromServer = 40

/** What a server writes of a `VirtualTable`; in the browser it takes its place. */
export function FirstRows<Item extends object>({
  caption,
  columns,
  rows,
  keyOf,
  cellOf,
  isOwn,
  sort,
  empty,
}: VirtualTableProps<Item>) {
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
        <TableBody>
          {rows.slice(0, rowsFromServer).map((row) => (
            <Row key={keyOf(row)} isOwn={isOwn?.(row)}>
              {columns.map(({ id, align, isRowHeader }) => (
                <Cell key={id} align={align} isRowHeader={isRowHeader}>
                  {cellOf(row, id)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
      {rows.length === 0 ? empty : null}
    </div>
  )
}
