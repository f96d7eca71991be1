import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { Columns } from '../Loading/Columns.tsx'
import { button } from './Button.css.ts'
import type { Unstyled } from './unstyled.ts'

/**
 * Weight of an action. `primary` enters the ring (one per view), `secondary` is outlined, `inverse` is a strong neutral action,
 * `quiet` has no frame, `danger` is outlined rouge, `dangerSolid` only confirms inside an `AlertDialog`.
 */
export type ButtonKind = 'primary' | 'secondary' | 'inverse' | 'quiet' | 'danger' | 'dangerSolid'

/** Heights 32, 40 and 48 px; on phones the target is at least 44 px. */
export type ButtonSize = 's' | 'm' | 'l'

/**
 * Either no pending state at all, or one that is named: `pendingLabel` is spoken and takes the place of the text while
 * `isPending` holds. The button keeps its focus. Selector `[data-pending]`.
 */
type Pending = { isPending: boolean; pendingLabel: string } | { isPending?: never; pendingLabel?: never }

export type ButtonProps = Omit<Unstyled<AriaButtonProps>, 'children' | 'isPending'> &
  Pending & {
    /** A short verb. */
    children: ReactNode
    /** Default `secondary`. Selector `[data-kind]`. */
    kind?: ButtonKind
    /** Default `m`. Selector `[data-size]`. */
    size?: ButtonSize
    /** Fills the width of its parent. Selector `[data-wide]`. */
    isWide?: boolean
    /** Before the text, 18 px (15 px in size `s`). */
    icon?: ReactNode
    ref?: Ref<HTMLButtonElement>
  }

/**
 * Does something on this page. To go somewhere else use `LinkButton`.
 *
 * States of React Aria: `[data-hovered]`, `[data-pressed]`, `[data-focused]`, `[data-focus-visible]`, `[data-disabled]`,
 * `[data-pending]`. A disabled button never carries the reason why: put a `CheckList` or a sentence beside it.
 */
export function Button({
  kind = 'secondary',
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
      data-kind={kind}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {isPending ? (
        <ProgressBar isIndeterminate aria-label={pendingLabel}>
          <Columns />
        </ProgressBar>
      ) : (
        icon
      )}
      <span>{isPending ? pendingLabel : children}</span>
    </AriaButton>
  )
}
