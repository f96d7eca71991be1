import { PartsNav, type PartsNavProps } from '@shulei/features/house/layout/SettingsNav/SettingsNav.tsx'
import { withNav } from '../Columns/Columns.css.ts'
import { type LayoutProps, SiteShell } from '../SiteShell/SiteShell.tsx'

export interface UserProfileLayoutProps extends LayoutProps, PartsNavProps {}

/** Editing the caller's own profile (L10), with links to the parts of the page. */
export function UserProfileLayout({ parts, label, children, ...props }: UserProfileLayoutProps) {
  return (
    <SiteShell {...props} layout="user-profile">
      <div className={withNav}>
        <PartsNav parts={parts} label={label} />
        <div>{children}</div>
      </div>
    </SiteShell>
  )
}
