import type { ElementType } from 'react'
import type { LinkElementProps } from '../TextLink/linkProps.ts'
import { crumb, item as itemStyle, list } from './Breadcrumbs.css.ts'

export type Breadcrumb<C extends ElementType = 'a'> = LinkElementProps<C> & {
  label: string
  /** The page itself: text, not a link. */
  isCurrent?: boolean
}

export interface BreadcrumbsProps<C extends ElementType = 'a'> {
  /** Accessible name: "当前位置". */
  label: string
  /** From the outermost place inwards. */
  items: readonly Breadcrumb<C>[]
  /** What renders a link, `'a'` by default. */
  component?: C
}

/** The way from the start to this page. */
export function Breadcrumbs<C extends ElementType = 'a'>({ label, items, component }: BreadcrumbsProps<C>) {
  const Link: ElementType = component ?? 'a'
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {items.map(({ label: name, isCurrent, ...link }) => (
          <li key={name} className={itemStyle}>
            {isCurrent ? (
              <span className={crumb} aria-current="page">
                {name}
              </span>
            ) : (
              <Link {...link} className={crumb}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
