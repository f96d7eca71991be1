import { CenterNavigation } from '@shulei/features/notice/CenterNavigation/CenterNavigation.tsx'
import type { LayoutProps } from '@shulei/layouts/SiteShell/SiteShell.tsx'
import { XirLayout } from '@shulei/layouts/XirLayout/XirLayout.tsx'
import { Outlet, useRouteError } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'
import { PageError } from '../shell/page-error.tsx'

/** The left navigation speaks the layouts' namespace and that of its lists. */
export const handle = { ns: ['layout', 'notice'] }

/** Competition is this site; the platform's other sites are not configured (Q189). */
const sites = { competition: '/' }

const WithNavigation = (props: LayoutProps) => <XirLayout {...props} sites={sites} navigation={<CenterNavigation />} />

export default function Layout() {
  return (
    <Chrome layout={WithNavigation}>
      <Outlet />
    </Chrome>
  )
}

export function ErrorBoundary() {
  return (
    <Chrome layout={WithNavigation}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
