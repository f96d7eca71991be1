import { SettingsNav, type SettingsNavProps } from '@shulei/features/layout/SettingsNav/SettingsNav.tsx'
import { withNav } from '../Columns/Columns.css.ts'
import { type LayoutProps, SiteShell } from '../SiteShell/SiteShell.tsx'

/** Settings under /users/v2 (L11), with their pages beside them: all six, or those that are named. */
export function UserInfoLayout({ children, pages, ...props }: LayoutProps & SettingsNavProps) {
  return (
    <SiteShell {...props} layout="user-info">
      <div className={withNav}>
        <SettingsNav {...(pages ? { pages } : {})} />
        <div>{children}</div>
      </div>
    </SiteShell>
  )
}
