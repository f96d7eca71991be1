import type { ElementType, ReactNode } from 'react'
import type { LinkElementProps } from '../TextLink/linkProps.ts'
import { count as countStyle, label as labelStyle, tab, tabBar } from './TabNav.css.ts'
import { useOpenTab } from './useOpenTab.ts'

export type TabNavItem<C extends ElementType = 'a'> = LinkElementProps<C> & {
  /** Name of the tab. */
  label: string
  /** Formatted number of items behind the tab ("1,284"). */
  count?: ReactNode
  /** The current page. Sets `aria-current="page"`. */
  isCurrent?: boolean
}

export interface TabNavProps<C extends ElementType = 'a'> {
  /** Accessible name of the navigation: "竞赛栏目". */
  label: string
  items: readonly TabNavItem<C>[]
  /** Component that renders a link, `'a'` by default; each item carries that component's props (`href`, or `to` …). */
  component?: C
  /** A hairline under the whole bar. Turn it off where the edge of the surface is the line. Selector `[data-rule]`. */
  hasRule?: boolean
  /** Colour that the tabs fade into at the edge of a ruled bar. Default: the canvas. Selector `[data-ground]`. */
  ground?: 'surface'
}

/** Tabs that are pages: links in one line that scrolls sideways. For panels of one page use `Tabs`. */
export function TabNav<C extends ElementType = 'a'>({
  label,
  items,
  component,
  hasRule = true,
  ground,
}: TabNavProps<C>) {
  const Link: ElementType = component ?? 'a'
  const bar = useOpenTab(items.findIndex((item) => item.isCurrent))
  return (
    <nav ref={bar} className={tabBar} aria-label={label} data-rule={hasRule || undefined} data-ground={ground}>
      {items.map(({ label: name, count, isCurrent, ...link }) => (
        <Link key={name} {...link} className={tab} aria-current={isCurrent ? 'page' : undefined}>
          <span className={labelStyle} data-text={name}>
            {name}
          </span>
          {count === undefined ? null : <span className={countStyle}>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
