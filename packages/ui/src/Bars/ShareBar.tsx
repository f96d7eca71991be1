import * as css from './Bars.css.ts'
import { percentOf } from './share.ts'

export type BarTone = 'rest' | 'mine' | 'gold' | 'silver' | 1 | 2 | 3 | 4 | 5 | 6

export interface ShareBarProps {
  /** From 0 to 1; values outside are clamped. */
  share: number
  /** Selector `[data-tone]`. Default `rest`. */
  tone?: BarTone
  /**
   * `fill` draws a bar from the start; `marker` marks a single position, such as a rank among all. Selector `[data-form]`.
   */
  form?: 'fill' | 'marker'
  /** Accessible description. Without it the bar is hidden from screen readers, because a number beside it says the same. */
  label?: string
}

/** A thin horizontal bar as wide as its container, for a share, a gap to the leader, or a position among all. */
export function ShareBar({ share, tone = 'rest', form = 'fill', label }: ShareBarProps) {
  const percent = percentOf(share)
  return (
    <span className={css.alone} data-tone={tone}>
      <svg className={css.track} data-form={form} role="img" aria-label={label} aria-hidden={!label}>
        <rect className={css.ground} width="100%" height="6" />
        {form === 'fill' ? (
          <rect className={css.fill} width={`${percent}%`} height="6" />
        ) : (
          // Shifted back by its share of its own width, so that it reaches both ends without leaving the track.
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
