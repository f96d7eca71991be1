import { settingsPanels } from '@shulei/features/settings/panels.ts'
import type { LayoutProps } from '@shulei/layouts/SiteShell/SiteShell.tsx'
import { UserInfoLayout } from '@shulei/layouts/UserInfoLayout/UserInfoLayout.tsx'
import { Outlet, useRouteError } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'
import { PageError } from '../shell/page-error.tsx'

export const handle = { ns: ['layout'] }

const WithPages = (props: LayoutProps) => <UserInfoLayout {...props} pages={settingsPanels} />

export default function Layout() {
  return (
    <Chrome layout={WithPages}>
      <Outlet />
    </Chrome>
  )
}

export function ErrorBoundary() {
  return (
    <Chrome layout={WithPages}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
