import type { MedalKind } from './medal.ts'
import * as css from './RankNumber.css.ts'

export interface MedalProps {
  /** Selector `[data-medal]`. */
  kind: MedalKind
  /** Accessible name, such as "冠军". Without it the medal is decoration. */
  label?: string
  /** Edge in CSS pixels. Default 22. */
  size?: number
}

const digits = { gold: '1', silver: '2', bronze: '3' } as const

/** A medal: the lifted cell of the mark, standing on its corner, with the rank in it. */
export function Medal({ kind, label, size = 22 }: MedalProps) {
  return (
    <svg
      className={css.medal}
      width={size}
      height={size}
      viewBox="0 0 22 22"
      data-medal={kind}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <path className={css.face} d="M11 0 22 11 11 22 0 11Z" />
      <text className={css.digit} x="11" y="15.3">
        {digits[kind]}
      </text>
    </svg>
  )
}
