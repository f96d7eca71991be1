import type { ElementType, ReactNode } from 'react'
import type { LinkElementProps } from './linkProps.ts'
import { textLink } from './TextLink.css.ts'

export type TextLinkProps<C extends ElementType = 'a'> = LinkElementProps<C> & {
  /** Component that renders the link, `'a'` by default; a router's link navigates without loading a page. */
  component?: C
  children: ReactNode
  /** `link` azurite, `muted` for side remarks, `inherit` the colour of the surrounding text. Selector `[data-tone]`. */
  tone?: 'link' | 'muted' | 'inherit'
  /**
   * For a link outside a sentence: no underline at rest, a target of at least 24 px (44 on phones). Selector
   * `[data-standalone]`.
   */
  isStandalone?: boolean
  /** The link leads to the current page. Sets `aria-current="page"`. Selector `[data-current]`. */
  isCurrent?: boolean
  /** Shown before the text, 15 px. Only with `isStandalone`. */
  icon?: ReactNode
}

/** A link. Inside a sentence it is underlined, so that colour is never the only sign. */
export function TextLink<C extends ElementType = 'a'>({
  component,
  tone = 'link',
  isStandalone = false,
  isCurrent = false,
  icon,
  children,
  ...rest
}: TextLinkProps<C>) {
  const Link: ElementType = component ?? 'a'
  return (
    <Link
      {...rest}
      className={textLink}
      data-tone={tone}
      data-standalone={isStandalone || undefined}
      data-current={isCurrent || undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {icon}
      {children}
    </Link>
  )
}
