import ArrowDown from 'lucide-react/dist/esm/icons/arrow-down.mjs'
import ArrowUp from 'lucide-react/dist/esm/icons/arrow-up.mjs'
import ChevronsUpDown from 'lucide-react/dist/esm/icons/chevrons-up-down.mjs'
import type { ElementType, HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { LinkElementProps } from '../TextLink/linkProps.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { caption as captionStyle, cell, column, row, scroller, sorter, table } from './Table.css.ts'

type Plain<P> = Omit<P, 'className' | 'style' | 'align'>

/** From which width on a column is there. Without it the column always stays. Selector `[data-from]`. */
export type ColumnFrom = 'tablet' | 'desktop'

export interface TableProps {
  /** What the table holds: its accessible name. */
  caption: string
  /** Shows the caption above the table instead of to screen readers only. */
  isCaptionVisible?: boolean
  /** `TableHead`, `TableBody` and, for a sticky row, `TableFoot`. */
  children: ReactNode
  /** `record` rows follow the theme (48 px), `tall` rows are 56 px. Selector `[data-row]`. */
  rowHeight?: 'record' | 'tall'
  /** Scrolls sideways inside itself. Excludes a sticky row, which sticks to the window. */
  isScrollable?: boolean
}

/** A table of facts, rendered as a plain `<table>`. What can be sorted or chosen uses links or buttons inside its cells. */
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

/** Holds a `StickyRow` or totals. */
export function TableFoot({ children }: { children: ReactNode }) {
  return <tfoot>{children}</tfoot>
}

export interface ColumnProps extends Plain<ThHTMLAttributes<HTMLTableCellElement>> {
  children: ReactNode
  /** Numbers stand at the end. Selector `[data-align]`. */
  align?: 'start' | 'center' | 'end'
  from?: ColumnFrom
}

/** A column's head. One that the table can be ordered by is a `SortableColumn`. */
export function Column({ children, align = 'start', from, ...rest }: ColumnProps) {
  return (
    <th scope="col" {...rest} className={column} data-align={align} data-from={from}>
      {children}
    </th>
  )
}

export type SortableColumnProps<C extends ElementType = 'a'> = LinkElementProps<C> & {
  /** What renders the head: a link to the list in the new order, so that it works without a script; or `'button'`. */
  component?: C
  /** The column's name. */
  children: ReactNode
  /** How the table stands by this column. Left out: by another one. In `aria-sort`. */
  direction?: 'ascending' | 'descending'
  align?: ColumnProps['align']
  from?: ColumnFrom
}

/** The head of a column that the table can be ordered by. Its link leads to the other direction, or to the first one. */
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
  /** My row: selected ground and an azurite bar. Say so in words too. Selector `[data-own]`. */
  isOwn?: boolean
  /** The last row of a zone: a coloured rule under it. Selector `[data-zone]`. */
  zone?: 'gold' | 'silver' | 'bronze' | 'promoted'
  /** Stands for rows left out, one cell over all columns. Selector `[data-gap]`. */
  isGap?: boolean
  /** Has just changed its place; tints the row while set. Selector `[data-moved]`. */
  isMoved?: boolean
}

export function Row({ children, isOwn, zone, isGap, isMoved, ...rest }: RowProps) {
  return (
    <tr
      {...rest}
      className={row}
      data-own={isOwn || undefined}
      data-zone={zone}
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
   * `number` equal digits, `score` the bold figure of the row, `time` small and muted, `name` what the row is about, `muted`.
   * Selector `[data-kind]`.
   */
  kind?: 'text' | 'number' | 'score' | 'time' | 'name' | 'muted'
  /** Selector `[data-align]`; numbers, scores and times stand at the end unless said otherwise. */
  align?: 'start' | 'center' | 'end'
  from?: ColumnFrom
  /** Renders the row's head, `<th scope="row">`: the cell that names the row. */
  isRowHeader?: boolean
}

function endKind(kind: CellProps['kind']) {
  return kind === 'number' || kind === 'score' || kind === 'time'
}

export function Cell({ children, kind = 'text', align, from, isRowHeader = false, ...rest }: CellProps) {
  const props = {
    ...rest,
    className: cell,
    'data-kind': kind,
    'data-align': align ?? (endKind(kind) ? 'end' : 'start'),
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
 * The own row, in its place or in the table's foot: while that is out of view it sticks to the window's lower edge, or below the
 * header of the page.
 */
export function StickyRow({ children, ...rest }: Plain<HTMLAttributes<HTMLTableRowElement>> & { children: ReactNode }) {
  return (
    <tr {...rest} className={row} data-sticky="">
      {children}
    </tr>
  )
}
