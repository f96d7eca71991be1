import ArrowDown from 'lucide-react/dist/esm/icons/arrow-down.mjs'
import ArrowUp from 'lucide-react/dist/esm/icons/arrow-up.mjs'
import ChevronsUpDown from 'lucide-react/dist/esm/icons/chevrons-up-down.mjs'
import type { ElementType, HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { LinkElementProps } from '../TextLink/linkProps.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { caption as captionStyle, cell, column, row, scroller, sorter, table } from './Table.css.ts'

type Plain<P> = Omit<P, 'className' | 'style' | 'align'>

/** Screen width from which the column is shown. Without it the column is always shown. Selector `[data-from]`. */
export type ColumnFrom = 'tablet' | 'desktop'

export interface TableProps {
  /** Accessible name of the table. */
  caption: string
  /** Shows the caption above the table, not to screen readers only. */
  isCaptionVisible?: boolean
  /** `TableHead`, `TableBody` and, for a sticky row, `TableFoot`. */
  children: ReactNode
  /** `record` rows follow the theme (48 px), `tall` rows are 56 px. Selector `[data-row]`. */
  rowHeight?: 'record' | 'tall'
  /** Scrolls sideways. Cannot be combined with a sticky row, which sticks to the window. */
  isScrollable?: boolean
}

/** A table of facts, rendered as a plain `<table>`. Sorting and choosing use links or buttons inside its cells. */
export function Table({
  caption,
  isCaptionVisible = false,
  children,
  rowHeight = 'record',
  isScrollable = false,
}: TableProps) {
  const body = (
    <table className={table} data-row={rowHeight}>
      <caption className={isCaptionVisible ? captionStyle : undefined}>
        {isCaptionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
      </caption>
      {children}
    </table>
  )
  if (!isScrollable) return body
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={scroller} aria-label={caption} tabIndex={0}>
      {body}
    </section>
  )
}

/** One row of `Column`. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr>{children}</tr>
    </thead>
  )
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody>{children}</tbody>
}

/** Contains a `StickyRow` or totals. */
export function TableFoot({ children }: { children: ReactNode }) {
  return <tfoot>{children}</tfoot>
}

export interface ColumnProps extends Plain<ThHTMLAttributes<HTMLTableCellElement>> {
  children: ReactNode
  /** `end` for numbers. Selector `[data-align]`. */
  align?: 'start' | 'center' | 'end'
  from?: ColumnFrom
}

/** Head of a column. For a column to sort by use `SortableColumn`. */
export function Column({ children, align = 'start', from, ...rest }: ColumnProps) {
  return (
    <th scope="col" {...rest} className={column} data-align={align} data-from={from}>
      {children}
    </th>
  )
}

export type SortableColumnProps<C extends ElementType = 'a'> = LinkElementProps<C> & {
  /** Component that renders the head: a link to the list in the new order, which works without JavaScript, or `'button'`. */
  component?: C
  /** The column's name. */
  children: ReactNode
  /** Current direction of the sorting by this column; undefined when sorted by another one. Sets `aria-sort`. */
  direction?: 'ascending' | 'descending'
  align?: ColumnProps['align']
  from?: ColumnFrom
}

/** Head of a sortable column. Its link leads to the opposite direction, or to the column's first direction. */
export function SortableColumn<C extends ElementType = 'a'>({
  component,
  children,
  direction,
  align = 'start',
  from,
  ...rest
}: SortableColumnProps<C>) {
  const Link: ElementType = component ?? 'a'
  const arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <Column align={align} from={from} aria-sort={direction ?? 'none'}>
      <Link {...rest} className={sorter}>
        {children}
        <Icon of={arrow} size={15} />
      </Link>
    </Column>
  )
}

export interface RowProps extends Plain<HTMLAttributes<HTMLTableRowElement>> {
  children: ReactNode
  /** The own row: selected ground and an azurite bar. Also say so in words. Selector `[data-own]`. */
  isOwn?: boolean
  /** The last row of a zone: a coloured rule under it. Selector `[data-zone]`. */
  zone?: 'gold' | 'silver' | 'bronze' | 'promoted'
  /** A narrow row for what stands between the records. Selector `[data-slim]`. */
  isSlim?: boolean
  /** In place of omitted rows, one cell over all columns. Selector `[data-gap]`. */
  isGap?: boolean
  /** The row has just changed its place; it is tinted while set. Selector `[data-moved]`. */
  isMoved?: boolean
}

export function Row({ children, isOwn, zone, isSlim, isGap, isMoved, ...rest }: RowProps) {
  return (
    <tr
      {...rest}
      className={row}
      data-own={isOwn || undefined}
      data-zone={zone}
      data-slim={isSlim || undefined}
      data-gap={isGap || undefined}
      data-moved={isMoved || undefined}
    >
      {children}
    </tr>
  )
}

export interface CellProps extends Plain<TdHTMLAttributes<HTMLTableCellElement>> {
  children?: ReactNode
  /**
   * `number` has tabular digits, `score` is the bold figure of the row, `time` is small and muted, `name` is the subject of
   * the row. Selector `[data-variant]`.
   */
  variant?: 'text' | 'number' | 'score' | 'time' | 'name' | 'muted'
  /** Selector `[data-align]`; numbers, scores and times are aligned to the end by default. */
  align?: 'start' | 'center' | 'end'
  from?: ColumnFrom
  /** Renders `<th scope="row">`: the cell that names the row. */
  isRowHeader?: boolean
}

function isAtEnd(variant: CellProps['variant']) {
  return variant === 'number' || variant === 'score' || variant === 'time'
}

export function Cell({ children, variant = 'text', align, from, isRowHeader = false, ...rest }: CellProps) {
  const props = {
    ...rest,
    className: cell,
    'data-variant': variant,
    'data-align': align ?? (isAtEnd(variant) ? 'end' : 'start'),
    'data-from': from,
  }
  return isRowHeader ? (
    <th scope="row" {...props}>
      {children}
    </th>
  ) : (
    <td {...props}>{children}</td>
  )
}

/**
 * The own row, in its place or in the table's foot. While its place is out of view, it sticks to the lower edge of the
 * window or below the page header.
 */
export function StickyRow({ children, ...rest }: Plain<HTMLAttributes<HTMLTableRowElement>> & { children: ReactNode }) {
  return (
    <tr {...rest} className={row} data-sticky="">
      {children}
    </tr>
  )
}
