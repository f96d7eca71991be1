import ArrowDown from 'lucide-react/dist/esm/icons/arrow-down.mjs'
import ArrowUp from 'lucide-react/dist/esm/icons/arrow-up.mjs'
import ChevronsUpDown from 'lucide-react/dist/esm/icons/chevrons-up-down.mjs'
import { useRef } from 'react'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import { Virtualizer } from 'react-aria-components/Virtualizer'
import { Icon } from '../Icon/Icon.tsx'
import { OwnRowFrame } from './OwnRowFrame.tsx'
import { OwnRowLayout, type OwnRowOptions } from './OwnRowLayout.ts'
import { sideOf, windowOf } from './ownRow.ts'
import { cut, virtual, virtualBody, virtualCell, virtualColumn, virtualRow } from './VirtualTable.css.ts'
import type { VirtualTableProps } from './virtual-table.ts'

const headHeight = 40

/** Browser rendering of a `VirtualTable`: only the rows in view, and the own row, are in the document. */
export function WindowedTable<Item extends object>({
  caption,
  columns,
  rows,
  keyOf,
  cellOf,
  isOwn = () => false,
  toOwnLabel,
  sort,
  onSort,
  rowHeight = 48,
  empty,
}: VirtualTableProps<Item>) {
  const table = useRef<HTMLTableElement>(null)
  const own = rows.find(isOwn)
  const place = own && { head: headHeight, top: headHeight + rows.indexOf(own) * rowHeight, height: rowHeight }
  /** Scrolls the own row's place to the middle. */
  const goToOwn = () => {
    const box = table.current
    if (!box || !place || !sideOf(place, windowOf(box))) return
    box.scrollTop = place.top - (box.clientHeight + headHeight - rowHeight) / 2
  }
  return (
    <OwnRowFrame table={table} place={place} label={toOwnLabel} onGo={goToOwn}>
      <Virtualizer<OwnRowOptions>
        layout={OwnRowLayout}
        layoutOptions={{ rowHeight, headingHeight: headHeight, ownKey: own && keyOf(own) }}
      >
        <Table
          ref={table}
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
          <TableBody
            className={virtualBody}
            items={rows.map((row) => ({ id: keyOf(row), row }))}
            renderEmptyState={() => empty}
          >
            {({ id, row }) => (
              <Row
                id={id}
                columns={columns}
                className={virtualRow}
                {...(row === own ? { 'data-own': true, onAction: goToOwn } : {})}
              >
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
    </OwnRowFrame>
  )
}
