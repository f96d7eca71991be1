import type { ElementType, ReactNode } from 'react'
import { button } from '../Button/Button.css.ts'
import type { LinkElementProps } from '../TextLink/linkProps.ts'

export type LinkButtonProps<C extends ElementType = 'a'> = LinkElementProps<C> & {
  /** What renders the link, `'a'` by default; pass a router's link to stay in the page. */
  component?: C
  /** A short verb or the place it leads to. */
  children: ReactNode
  /** Default `secondary`. Selector `[data-kind]`. */
  kind?: 'primary' | 'secondary' | 'inverse' | 'quiet' | 'danger'
  /** Default `m`. Selector `[data-size]`. */
  size?: 's' | 'm' | 'l'
  /** Fills the width of its parent. Selector `[data-wide]`. */
  isWide?: boolean
  /** Before the text, 18 px (15 px in size `s`). */
  icon?: ReactNode
}

/** A link that looks like a button. A plain element: it works before, and without, JavaScript. */
export function LinkButton<C extends ElementType = 'a'>({
  component,
  kind = 'secondary',
  size = 'm',
  isWide = false,
  icon,
  children,
  ...rest
}: LinkButtonProps<C>) {
  const Link: ElementType = component ?? 'a'
  return (
    <Link {...rest} className={button} data-kind={kind} data-size={size} data-wide={isWide || undefined}>
      {icon}
      <span>{children}</span>
    </Link>
  )
}
