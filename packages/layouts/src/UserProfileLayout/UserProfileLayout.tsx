import { PartsNav, type PartsNavProps } from '@shulei/features/layout/SettingsNav/SettingsNav.tsx'
import { withNav } from '../Columns/Columns.css.ts'
import { type LayoutProps, SiteShell } from '../SiteShell/SiteShell.tsx'

export interface UserProfileLayoutProps extends LayoutProps, PartsNavProps {}

/** Editing one's own profile (L10): the parts of the page beside it, as links into it. */
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
