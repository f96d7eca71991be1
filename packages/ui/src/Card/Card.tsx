import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import type { LinkElementProps } from '../TextLink/linkProps.ts'
import { aboveCardLink, card, cardLink } from './Card.css.ts'

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  children: ReactNode
  /** Element to render. `article` for something that stands alone, `li` in a list. */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  /** `m` 20 × 24 px, `s` 16 × 18, `none` for a table or list that reaches the edges. Selector `[data-padding]`. */
  padding?: 'none' | 's' | 'm'
  /** Lies above the page: menus and previews only, never a resting card. Selector `[data-raised]`. */
  isRaised?: boolean
}

/** A framed surface for something that can be opened or that holds a tool. Never inside another card. */
export function Card({ as: Element = 'div', padding = 'm', isRaised = false, children, ...rest }: CardProps) {
  return (
    <Element {...rest} className={card} data-padding={padding} data-raised={isRaised || undefined}>
      {children}
    </Element>
  )
}

export type CardLinkProps<C extends ElementType = 'a'> = LinkElementProps<C> & {
  /** What renders the link, `'a'` by default. */
  component?: C
  /** The card's title. */
  children: ReactNode
}

/** The title of a card that opens as a whole: its target covers the card. */
export function CardLink<C extends ElementType = 'a'>({ component, children, ...rest }: CardLinkProps<C>) {
  const Link: ElementType = component ?? 'a'
  return (
    <Link {...rest} className={cardLink}>
      {children}
    </Link>
  )
}

/** Around any further link or button inside a card that has a `CardLink`, so that it can be reached. */
export function AboveCardLink({ children }: { children: ReactNode }) {
  return <div className={aboveCardLink}>{children}</div>
}
