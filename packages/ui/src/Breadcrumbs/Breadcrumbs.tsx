import type { ElementType } from 'react'
import type { LinkElementProps } from '../TextLink/linkProps.ts'
import { crumb, item as itemStyle, list, path } from './Breadcrumbs.css.ts'

export type Breadcrumb<C extends ElementType = 'a'> = LinkElementProps<C> & {
  label: string
  /** The current page: text instead of a link. */
  isCurrent?: boolean
}

export interface BreadcrumbsProps<C extends ElementType = 'a'> {
  /** Accessible name: "当前位置". */
  label: string
  /** From the root to the current page. */
  items: readonly Breadcrumb<C>[]
  /** Component that renders a link, `'a'` by default. */
  component?: C
}

/** Path from the home page to the current page. */
export function Breadcrumbs<C extends ElementType = 'a'>({ label, items, component }: BreadcrumbsProps<C>) {
  const Link: ElementType = component ?? 'a'
  return (
    <nav className={path} aria-label={label}>
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
