import { SideNavigation, type SideNavigationProps } from '@shulei/features/layout/SideNavigation/SideNavigation.tsx'
import { type LayoutProps, SiteShell } from '../SiteShell/SiteShell.tsx'
import * as css from './XirLayout.css.ts'

export interface XirLayoutProps extends LayoutProps, SideNavigationProps {}

/** Pages with a navigation of 260 px at their left (L12); on narrow screens it lies above the page. */
export function XirLayout({ sites, children, ...props }: XirLayoutProps) {
  return (
    <SiteShell {...props} layout="xir">
      <div className={css.columns}>
        <SideNavigation sites={sites} />
        <div className={css.page}>{children}</div>
      </div>
    </SiteShell>
  )
}
