import { useSiteState } from '@shulei/features/base/site/site-state.ts'
import {
  SideNavigation,
  type SideNavigationProps,
} from '@shulei/features/house/layout/SideNavigation/SideNavigation.tsx'
import type { ReactNode } from 'react'
import { type LayoutProps, SiteShell } from '../SiteShell/SiteShell.tsx'
import * as css from './XirLayout.css.ts'

export interface XirLayoutProps extends LayoutProps, SideNavigationProps {
  /** Links of the area, above the platform's own links. */
  navigation?: ReactNode
}

/**
 * Pages with a navigation of 260 px at their left (L12); on narrow screens the platform's links follow the page. Inside
 * another page's frame only the area's links are shown (Q105).
 */
export function XirLayout({ sites, navigation, children, ...props }: XirLayoutProps) {
  const { isInsideFrame } = useSiteState()
  return (
    <SiteShell {...props} layout="xir">
      <div className={css.columns}>
        <div className={css.pages}>{navigation}</div>
        <div className={css.page}>{children}</div>
        {!isInsideFrame && (
          <div className={css.sites}>
            <SideNavigation sites={sites} />
          </div>
        )}
      </div>
    </SiteShell>
  )
}
