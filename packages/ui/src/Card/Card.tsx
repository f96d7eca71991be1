import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import type { LinkElementProps } from '../TextLink/linkProps.ts'
import { aboveCardLink, card, cardLink } from './Card.css.ts'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  children: ReactNode
  /** Element to render. `article` for independent content, `li` in a list. */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  /** `m` 20 × 24 px, `s` 16 × 18, `none` for a table or list that reaches the edges. Selector `[data-padding]`. */
  padding?: 'none' | 's' | 'm'
  /** Drawn above the page: menus and previews only, never a card in the page's flow. Selector `[data-raised]`. */
  isRaised?: boolean
}

/** A framed surface for an item that can be opened or for a tool. Never nested. */
export function Card({ as: Element = 'div', padding = 'm', isRaised = false, children, ...rest }: CardProps) {
  return (
    <Element {...rest} className={card} data-padding={padding} data-raised={isRaised || undefined}>
      {children}
    </Element>
  )
}

export type CardLinkProps<C extends ElementType = 'a'> = LinkElementProps<C> & {
  /** Component that renders the link, `'a'` by default. */
  component?: C
  /** The card's title. */
  children: ReactNode
}

/** Title of a card that is a link as a whole: its target covers the card. */
export function CardLink<C extends ElementType = 'a'>({ component, children, ...rest }: CardLinkProps<C>) {
  const Link: ElementType = component ?? 'a'
  return (
    <Link {...rest} className={cardLink}>
      {children}
    </Link>
  )
}

/** Wraps further links or buttons inside a card with a `CardLink`, so that they can be pressed. */
export function AboveCardLink({ children }: { children: ReactNode }) {
  return <div className={aboveCardLink}>{children}</div>
}
