import { SettingsNav } from '@shulei/features/house/layout/SettingsNav/SettingsNav.tsx'
import { withNav } from '../Columns/Columns.css.ts'
import { type LayoutProps, SiteShell } from '../SiteShell/SiteShell.tsx'

/** Settings under /users/v2 (L11), with a navigation between their pages. */
export function UserInfoLayout({ children, ...props }: LayoutProps) {
  return (
    <SiteShell {...props} layout="user-info">
      <div className={withNav}>
        <SettingsNav />
        <div>{children}</div>
      </div>
    </SiteShell>
  )
}
