import type { RulerBar } from './layout.ts'
import * as css from './TimeRuler.css.ts'

interface BarProps extends Pick<RulerBar, 'kind'> {
  /** Position and size as SVG lengths. */
  x?: string
  y?: number
  width: string
  height: string | number
  past?: boolean
}

/**
 * One segment of a ruler: outlined, hatched or solid. A nested SVG clips the hatch, because pattern ids would clash between
 * the rulers of a page.
 */
export function Bar({ kind, x = '0', y = 0, width, height, past = false }: BarProps) {
  return (
    <svg x={x} y={y} width={width} height={height} data-past={past || undefined} aria-hidden="true">
      {kind === 'signup' && <rect className={css.signup} width="100%" height="100%" />}
      {kind === 'a' && (
        <>
          <rect className={css.listAGround} width="100%" height="100%" />
          <line
            className={css.listAHatch}
            x1="-400"
            x2="100%"
            y1="50%"
            y2="50%"
            transform="translate(150 0) skewX(-25)"
          />
        </>
      )}
      {kind === 'b' && <rect className={css.listB} width="100%" height="100%" />}
    </svg>
  )
}
