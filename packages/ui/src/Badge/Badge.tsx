import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { badge, dot } from './Badge.css.ts'

export interface BadgeProps {
  /** How many. 0 or less draws nothing. */
  count: number
  /** A dot instead of the number. */
  isDot?: boolean
  /** What the number counts, for screen readers: "6 条未读". Leave out where the control's name already says it. */
  label?: string
  /** `solid` on icons, `soft` beside a tab's name. Selector `[data-tone]`. */
  tone?: 'solid' | 'soft'
  /** A ring in the colour of the ground, where the badge lies on a picture or icon. Selector `[data-ring]`. */
  ring?: 'header' | 'surface'
}

/** Largest number shown; above it "99+". */
const MOST = 99

/** A count of what is new. The figure is drawn from `[data-count]`: what is heard is the label, or the name of the control. */
export function Badge({ count, isDot = false, label, tone = 'solid', ring }: BadgeProps) {
  if (count <= 0) return null
  return (
    <>
      <span
        className={isDot ? dot : badge}
        data-tone={tone}
        data-ring={ring}
        data-count={count > MOST ? `${MOST}+` : count}
        aria-hidden="true"
      />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </>
  )
}
