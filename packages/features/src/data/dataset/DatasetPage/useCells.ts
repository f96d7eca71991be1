import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { DatasetTable } from '../datasets.ts'

/** A cell of a page, by its places from 0. */
export interface CellPlace {
  row: number
  column: number
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

const cellOf = (target: EventTarget) =>
  target instanceof HTMLTableCellElement && target.tagName === 'TD' ? target : null

const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at))

/**
 * The chosen cell of a grid, one of which has the tab stop. A press, a touch or the focus chooses a cell, arrow keys move, Enter and the
 * keys of the system copy.
 */
export function useCells(table: DatasetTable, copy: () => void) {
  const [chosen, setChosen] = useState<CellPlace | null>(null)
  const stop = useRef<HTMLTableCellElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other cells
  useEffect(() => {
    setChosen(null)
    stop.current = null
  }, [table])

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
    const cell = cellOf(target)
    if (!cell) return
    const before = stop.current ?? currentTarget.querySelector('td')
    if (before) before.tabIndex = -1
    cell.tabIndex = 0
    stop.current = cell
    const row = cell.parentElement
    if (row instanceof HTMLTableRowElement) setChosen({ row: row.sectionRowIndex, column: cell.cellIndex - 1 })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target)
    const row = cell?.parentElement
    const body = row?.parentElement
    if (!cell || !(row instanceof HTMLTableRowElement) || !(body instanceof HTMLTableSectionElement)) return
    const isCopy = (event.ctrlKey || event.metaKey) && event.key === 'c'
    // a selected part of a text is copied by the browser
    if (event.key === 'Enter' || (isCopy && (getSelection()?.isCollapsed ?? true))) {
      event.preventDefault()
      copy()
      return
    }
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const to = body.rows[within(row.sectionRowIndex + step[0], body.rows.length)]
    to?.cells[1 + within(cell.cellIndex - 1 + step[1], row.cells.length - 1)]?.focus()
  }

  return { chosen, onFocus, onKeyDown }
}
