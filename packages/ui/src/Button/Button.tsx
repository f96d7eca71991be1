import { type ReactNode, type Ref, useContext } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { ProgressBarContext } from 'react-aria-components/ProgressBar'
import { Columns } from '../Loading/Columns.tsx'
import { button } from './Button.css.ts'
import type { Unstyled } from './unstyled.ts'

/**
 * Weight of an action. `primary` enters the ring (one per view), `secondary` is outlined, `inverse` is a strong neutral action,
 * `quiet` has no frame, `danger` is outlined rouge, `dangerSolid` only confirms inside an `AlertDialog`.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'inverse' | 'quiet' | 'danger' | 'dangerSolid'

/** Heights 32, 40 and 48 px; on phones the target is at least 44 px. */
export type ButtonSize = 's' | 'm' | 'l'

/**
 * Either no pending state, or one with a label: while `isPending` holds, `pendingLabel` is announced and replaces the text.
 * The button keeps its focus. Selector `[data-pending]`.
 */
type Pending = { isPending: boolean; pendingLabel: string } | { isPending?: never; pendingLabel?: never }

export type ButtonProps = Omit<Unstyled<AriaButtonProps>, 'children' | 'isPending'> &
  Pending & {
    /** A short verb. */
    children: ReactNode
    /** Default `secondary`. Selector `[data-variant]`. */
    variant?: ButtonVariant
    /** Default `m`. Selector `[data-size]`. */
    size?: ButtonSize
    /** Fills the width of its parent. Selector `[data-wide]`. */
    isWide?: boolean
    /** Shown before the text, 18 px (15 px in size `s`). */
    icon?: ReactNode
    ref?: Ref<HTMLButtonElement>
  }

/** Names the button while it is pending: React Aria's button gives the id that it then refers to. */
function Progress({ label }: { label: string | undefined }) {
  const known = useContext(ProgressBarContext)
  return (
    // React Aria's own progress bar formats percentages and brings 2 kB for that to every page with a button
    <span
      role="progressbar"
      id={known && 'id' in known ? known.id : undefined}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Columns />
    </span>
  )
}

/**
 * Performs an action on this page. For navigation use `LinkButton`.
 *
 * States of React Aria: `[data-hovered]`, `[data-pressed]`, `[data-focused]`, `[data-focus-visible]`, `[data-disabled]`,
 * `[data-pending]`. A disabled button does not explain itself: put a `CheckList` or a sentence beside it.
 */
export function Button({
  variant = 'secondary',
  size = 'm',
  isWide = false,
  icon,
  children,
  isPending,
  pendingLabel,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      isPending={isPending}
      className={button}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {isPending ? <Progress label={pendingLabel} /> : icon}
      <span>{isPending ? pendingLabel : children}</span>
    </AriaButton>
  )
}
