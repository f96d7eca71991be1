import type { ElementType, ReactNode } from 'react'
import { button } from '../Button/Button.css.ts'
import type { LinkElementProps } from '../TextLink/linkProps.ts'

export type LinkButtonProps<C extends ElementType = 'a'> = LinkElementProps<C> & {
  /** Component that renders the link, `'a'` by default; a router's link navigates without loading a page. */
  component?: C
  /** A short verb, or the name of the target. */
  children: ReactNode
  /** Default `secondary`. Selector `[data-variant]`. */
  variant?: 'primary' | 'secondary' | 'inverse' | 'quiet' | 'danger'
  /** Default `m`. Selector `[data-size]`. */
  size?: 's' | 'm' | 'l'
  /** Fills the width of its parent. Selector `[data-wide]`. */
  isWide?: boolean
  /** Shown before the text, 18 px (15 px in size `s`). */
  icon?: ReactNode
}

/** A link with the appearance of a button. A plain element, so it works before and without JavaScript. */
export function LinkButton<C extends ElementType = 'a'>({
  component,
  variant = 'secondary',
  size = 'm',
  isWide = false,
  icon,
  children,
  ...rest
}: LinkButtonProps<C>) {
  const Link: ElementType = component ?? 'a'
  return (
    <Link {...rest} className={button} data-variant={variant} data-size={size} data-wide={isWide || undefined}>
      {icon}
      <span>{children}</span>
    </Link>
  )
}
