import { petal, strongest } from './rose.ts'
import * as css from './WindRose.css.ts'

export interface WindRoseProps {
  /** The figure in a sentence, for screen readers. */
  label: string
  /** Share of the hours (0–1) by direction, clockwise from north, and within a direction by speed band, weakest first. */
  shares: readonly (readonly number[])[]
  /** Names of the four winds, clockwise from north. */
  winds: readonly [string, string, string, string]
  /** Names of the speed bands, weakest first. */
  bands: readonly string[]
}

const edge = 260
const centre = edge / 2
const radius = 96

/** Direction and strength of the wind: a petal for each direction, with its speed bands from calm to gale. */
export function WindRose({ label, shares, winds, bands }: WindRoseProps) {
  const most = strongest(shares)
  const ends: readonly [x: number, y: number][] = [
    [centre, 16],
    [edge - 10, centre + 5],
    [centre, edge - 6],
    [10, centre + 5],
  ]
  return (
    <figure className={css.figure} role="img" aria-label={label}>
      <svg className={css.drawing} viewBox={`0 0 ${edge} ${edge}`} aria-hidden="true">
        {[1 / 3, 2 / 3, 1].map((share) => (
          <circle key={share} className={css.grid} cx={centre} cy={centre} r={radius * share} />
        ))}
        {shares.map((direction, index) =>
          direction.map((_, band) => (
            <path
              key={`${index}-${band}`}
              className={css.petal}
              data-band={band}
              d={petal({ direction, index, band, of: shares.length, most, centre, radius })}
            />
          )),
        )}
        {winds.map((wind, i) => (
          <text key={wind} className={css.text} x={ends[i]?.[0]} y={ends[i]?.[1]}>
            {wind}
          </text>
        ))}
      </svg>
      <ul className={css.key} aria-hidden="true">
        {bands.map((band, i) => (
          <li key={band} className={css.band} data-band={i}>
            {band}
          </li>
        ))}
      </ul>
    </figure>
  )
}
