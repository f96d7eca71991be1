import * as css from './Bars.css.ts'
import { percentOf } from './share.ts'

export type BarTone = 'rest' | 'mine' | 'gold' | 'silver' | 1 | 2 | 3 | 4 | 5 | 6

export interface ShareBarProps {
  /** From 0 to 1; what lies outside is cut. */
  share: number
  /** In `data-tone`. Default `rest`. */
  tone?: BarTone
  /** `fill` is a bar from the start; `marker` stands at the place alone, as for a position among all. In `data-form`. */
  form?: 'fill' | 'marker'
  /** What it says, in words. Without it the bar is hidden from readers: a figure beside it says the same. */
  label?: string
}

/** One thin horizontal bar, as wide as its container: a distance to the leader, a share, a place among all. */
export function ShareBar({ share, tone = 'rest', form = 'fill', label }: ShareBarProps) {
  const percent = percentOf(share)
  return (
    <span className={css.alone} data-tone={tone}>
      <svg className={css.track} data-form={form} role="img" aria-label={label} aria-hidden={!label}>
        <rect className={css.ground} width="100%" height="6" />
        {form === 'fill' ? (
          <rect className={css.fill} width={`${percent}%`} height="6" />
        ) : (
          // Moved back by its own share of its width, so that it touches both ends without leaving the track.
          <rect
            className={css.fill}
            x={`${percent}%`}
            y="-2"
            width="4"
            height="10"
            transform={`translate(${(-percent / 25).toFixed(2)} 0)`}
          />
        )}
      </svg>
    </span>
  )
}
