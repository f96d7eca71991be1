import * as hidden from '../chart/ChartTable.css.ts'
import { type PlatformColumn, placeColumns } from './columns.ts'
import { Flag } from './Flag.tsx'
import { Labels } from './Labels.tsx'
import * as css from './Platform.css.ts'
import { WIDTH } from './project.ts'
import { RingBehind, RingInFront, Stage } from './Ring.tsx'
import { columnBox, Solid } from './Solid.tsx'
import { shadowOf } from './shadow.ts'

export interface PlatformProps {
  /** Accessible name of the picture, such as "近海浪高 A 榜前 14 名". */
  label: string
  /** In order of rank, at most 14. Screen readers get the same data as a list. */
  columns: readonly PlatformColumn[]
  /** The character on the champion's flag. */
  flag?: string
  /** Names and scores beside the first three. Default true. */
  labels?: boolean
}

/**
 * The platform: each column is a team on the ring; its height is the score, scaled between the last rank shown and the
 * first. The columns do not start at zero: the caption beside the picture must say so.
 */
export function Platform({ label, columns, flag, labels = true }: PlatformProps) {
  const placed = placeColumns(columns)
  const champion = placed.find((column) => column.rank === 1)
  return (
    <figure className={css.platform} aria-label={label}>
      <svg className={css.drawing} viewBox={`0 0 ${WIDTH} 542`} aria-hidden="true">
        <Stage />
        <RingBehind />
        <path className={css.shadow} d={placed.map(({ cell, height }) => shadowOf(cell, height)).join('')} />
        {placed.map(({ rank, cell, height, tone }) => (
          <Solid key={rank} tone={tone} box={columnBox(cell, height)} lit />
        ))}
        <RingInFront />
        {champion && <Flag column={champion} text={flag} />}
        {labels && <Labels columns={columns} placed={placed} />}
      </svg>
      {placed.length > 0 && (
        <ol className={hidden.hidden}>
          {columns.slice(0, placed.length).map((column, index) => (
            <li key={index}>{`${column.label} ${column.score ?? ''}`}</li>
          ))}
        </ol>
      )}
    </figure>
  )
}
