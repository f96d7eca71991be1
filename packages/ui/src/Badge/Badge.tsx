import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { badge, dot } from './Badge.css.ts'

export interface BadgeProps {
  /** Number of new items. 0 or less renders nothing. */
  count: number
  /** A dot instead of the number. */
  isDot?: boolean
  /** Accessible description of the number: "6 条未读". Omit it where the control's name already says it. */
  label?: string
  /** `solid` on icons, `soft` beside a tab's name. Selector `[data-tone]`. */
  tone?: 'solid' | 'soft'
  /** A ring in the colour of the ground, for a badge on a picture or icon. Selector `[data-ring]`. */
  ring?: 'header' | 'surface'
}

/** Largest number shown; a larger one is shown as "99+". */
const MOST = 99

/**
 * Number of new items. The digits are drawn from `[data-count]`; screen readers get the label or the name of the control.
 */
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
