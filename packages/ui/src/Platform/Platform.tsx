import type { ElementType } from 'react'
import type { LinkElementProps } from '../TextLink/linkProps.ts'
import { Column } from './Column.tsx'
import { type PlacedColumn, type PlatformColumn, placeColumns } from './columns.ts'
import { Flag } from './Flag.tsx'
import { Labels } from './Labels.tsx'
import * as css from './Platform.css.ts'
import { WIDTH } from './project.ts'
import { RingBehind, RingInFront, Stage } from './Ring.tsx'
import { shadowOf } from './shadow.ts'

export interface PlatformProps<C extends ElementType = 'a'> {
  /** Accessible name of the picture, such as "近海浪高 A 榜前 14 名". */
  label: string
  /** In order of rank, at most 14. Screen readers get the same data as a list. */
  columns: readonly PlatformColumn[]
  /** The character on the champion's flag, or a short word. */
  flag?: string
  /** Names and scores beside the first three. Default true. */
  labels?: boolean
  /** Component that renders a column's link, `'a'` by default. */
  component?: C
  /** Props of the columns' links, in order of rank. Without them the columns are no links. */
  links?: readonly LinkElementProps<C>[]
}

/**
 * The platform: each column is a team on the ring; its height is the score, scaled between the last rank shown and the
 * first. The columns do not start at zero: the caption beside the picture must say so.
 */
export function Platform<C extends ElementType = 'a'>({
  label,
  columns,
  flag,
  labels = true,
  component,
  links,
}: PlatformProps<C>) {
  const Link: ElementType = component ?? 'a'
  const placed = placeColumns(columns)
  const champion = placed.find((column) => column.rank === 1)
  const rises = placed.some(({ from, height }) => from !== height)
  const seedOf = ({ rank }: PlacedColumn) => columns[rank - 1]?.seed
  return (
    <figure className={css.platform} aria-label={label}>
      <svg className={css.drawing} viewBox={`0 0 ${WIDTH} 542`} aria-hidden="true" data-moves={rises || undefined}>
        <Stage />
        <RingBehind />
        <path className={css.shadow} d={placed.map(({ cell, height }) => shadowOf(cell, height)).join('')} />
        {placed.map((column) =>
          links ? (
            // the pointer's way; the keyboard and screen readers have the list
            <Link
              key={column.rank}
              {...links[column.rank - 1]}
              className={css.link}
              data-rank={column.rank}
              tabIndex={-1}
            >
              <Column column={column} seed={seedOf(column)} />
            </Link>
          ) : (
            <Column key={column.rank} column={column} seed={seedOf(column)} />
          ),
        )}
        <RingInFront />
        {champion && <Flag column={champion} text={flag} />}
        {labels && <Labels columns={columns} placed={placed} />}
      </svg>
      {placed.length > 0 && (
        <ol className={css.list}>
          {columns.slice(0, placed.length).map((column, index) => (
            <li key={index}>
              {links ? (
                <Link {...links[index]} className={css.item}>
                  <b>{index + 1}</b> {column.label} <span>{column.score}</span>
                </Link>
              ) : (
                <span className={css.item}>{`${column.label} ${column.score ?? ''}`}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </figure>
  )
}
