import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import type { Unstyled } from '../Button/unstyled.ts'
import { corner, iconButton } from './IconButton.css.ts'

export interface IconButtonProps extends Omit<Unstyled<AriaButtonProps>, 'children' | 'aria-label' | 'isPending'> {
  /** Accessible name, including the content of the badge: "消息与通知，6 条未读". */
  label: string
  /** One `Icon` of 18 px. */
  icon: ReactNode
  /** `plain` has no frame, `outlined` has one. Selector `[data-variant]`. */
  variant?: 'plain' | 'outlined'
  /** 40 or 32 px; on phones 44. Selector `[data-size]`. */
  size?: 's' | 'm'
  /** A `Badge` at the upper end corner. */
  badge?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button of one icon. Only for icons that are widely known: search, bell, close, menu, previous, next.
 *
 * States of React Aria: `[data-hovered]`, `[data-pressed]`, `[data-focused]`, `[data-focus-visible]`, `[data-disabled]`.
 */
export function IconButton({ label, icon, variant = 'plain', size = 'm', badge, ...rest }: IconButtonProps) {
  return (
    <AriaButton {...rest} aria-label={label} className={iconButton} data-variant={variant} data-size={size}>
      {icon}
      {badge ? <span className={corner}>{badge}</span> : null}
    </AriaButton>
  )
}
