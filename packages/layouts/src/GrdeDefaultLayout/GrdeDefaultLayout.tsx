import { GradeTabs } from '@shulei/features/house/layout/GradeTabs/GradeTabs.tsx'
import { band, bandRow } from '../Columns/Columns.css.ts'
import { type LayoutProps, SiteShell } from '../SiteShell/SiteShell.tsx'

/** Pages on grades under /grade, with their three addresses as tabs (L15; the name is spelt as the specification has it). */
export function GrdeDefaultLayout({ children, ...props }: LayoutProps) {
  return (
    <SiteShell {...props} layout="grde-default">
      <div className={band}>
        <div className={bandRow}>
          <GradeTabs />
        </div>
      </div>
      {children}
    </SiteShell>
  )
}
