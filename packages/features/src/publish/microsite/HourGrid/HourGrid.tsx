import * as css from './HourGrid.css.ts'

export interface HourGridProps {
  /** The figure in a sentence, for screen readers. */
  label: string
  /** One row for each day, 24 values each; any unit. */
  rows: readonly { day: string; values: readonly number[] }[]
  /** Labels of the hours 0, 6, 12, 18 and 24. */
  hours: readonly [string, string, string, string, string]
}

const levels = 6
const row = 26
const left = 44

/** The seven nights of a week by hour: one cell for each hour, the brighter the more traffic passed. */
export function HourGrid({ label, rows, hours }: HourGridProps) {
  const most = Math.max(1e-6, ...rows.flatMap(({ values }) => values))
  const level = (value: number) => Math.min(levels, Math.ceil((value / most) * levels))
  const height = rows.length * row
  return (
    <figure className={css.figure} role="img" aria-label={label}>
      <svg width="100%" height={height + 22} aria-hidden="true">
        {rows.map(({ day }, i) => (
          <text key={day} className={css.text} y={i * row + 17}>
            {day}
          </text>
        ))}
        <svg x={left} width={`calc(100% - ${left}px)`} height={height + 22} overflow="visible" aria-hidden="true">
          {rows.flatMap(({ day, values }, i) =>
            values.map((value, hour) => (
              <rect
                key={`${day}${hour}`}
                className={css.lamp}
                data-level={level(value)}
                x={`${(hour / 24) * 100}%`}
                y={i * row}
                width="3.3%"
                height={row - 5}
              />
            )),
          )}
          {hours.map((text, i) => (
            <text
              key={text}
              className={css.text}
              x={`${i * 25}%`}
              y={height + 16}
              textAnchor={i === 0 ? 'start' : i === 4 ? 'end' : 'middle'}
            >
              {text}
            </text>
          ))}
        </svg>
      </svg>
    </figure>
  )
}
