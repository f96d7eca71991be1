import * as css from './Landscape.css.ts'
import { HEIGHT, landscape, WIDTH } from './ridges.ts'

export interface LandscapeProps {
  /** The user id, which decides the landscape. */
  seed: string
}

/**
 * Default banner of a profile: stepped ridges that resemble score histories. Decoration; clipped at the sides when narrow.
 */
export function Landscape({ seed }: LandscapeProps) {
  const { ridges, sun } = landscape(seed)
  return (
    <svg
      className={css.landscape}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <rect className={css.sky} width={WIDTH} height={HEIGHT} />
      <circle className={css.sun} cx={sun.x} cy={sun.y} r={sun.radius} shapeRendering="auto" />
      {ridges.map((d, depth) => (
        <path key={d} className={css.ridge} data-depth={depth} d={d} />
      ))}
    </svg>
  )
}
