import { SideNavigation, type SideNavigationProps } from '@shulei/features/layout/SideNavigation/SideNavigation.tsx'
import type { ReactNode } from 'react'
import { type LayoutProps, SiteShell } from '../SiteShell/SiteShell.tsx'
import * as css from './XirLayout.css.ts'

export interface XirLayoutProps extends LayoutProps, SideNavigationProps {
  /** Pages of the area, above the platform's own entries. */
  navigation?: ReactNode
}

/** Pages with a navigation of 260 px at their left (L12); on narrow screens the platform's entries lie below the page. */
export function XirLayout({ sites, navigation, children, ...props }: XirLayoutProps) {
  return (
    <SiteShell {...props} layout="xir">
      <div className={css.columns}>
        <div className={css.pages}>{navigation}</div>
        <div className={css.page}>{children}</div>
        <div className={css.sites}>
          <SideNavigation sites={sites} />
        </div>
      </div>
    </SiteShell>
  )
}
