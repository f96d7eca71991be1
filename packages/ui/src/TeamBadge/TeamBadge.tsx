import { pigmentOf } from '../seed/pigmentOf.ts'
import { badgePath } from './cells.ts'
import * as css from './TeamBadge.css.ts'

export interface TeamBadgeProps {
  /** Decides pattern and pigment: the team id, or the name when there is no id. */
  seed: string
  /** Address of the team's own picture. The pattern is shown while it loads and when it fails. */
  src?: string
  /** `xs` 22 px, `s` 32, `m` 44, `profile` 128 (84 on phones), `fill` that of the parent. Selector `[data-size]`. Default `s`. */
  size?: 'xs' | 's' | 'm' | 'profile' | 'fill'
  /** Accessible name. Omit it where the team's name is shown beside the badge. */
  label?: string
}

/** Picture of a team: square, the team's own or a mirrored cell pattern on a pigment. */
export function TeamBadge({ seed, src, size = 's', label }: TeamBadgeProps) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <span className={`${css.badge} ${pigmentOf(seed)}`} data-size={size} {...named}>
      <svg className={css.drawing} viewBox="0 0 9 9" aria-hidden="true" shapeRendering="crispEdges">
        <path className={css.cell} d={badgePath(seed, 2)} />
      </svg>
      {/* An empty alt keeps a broken picture invisible, so the pattern below it shows without a script. */}
      {src && <img className={css.image} src={src} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}
