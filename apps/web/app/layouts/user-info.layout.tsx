import { UserInfoLayout } from '@shulei/layouts/UserInfoLayout/UserInfoLayout.tsx'
import { Outlet, useRouteError } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'
import { PageError } from '../shell/page-error.tsx'

export const handle = { ns: ['layout'] }

export default function Layout() {
  return (
    <Chrome layout={UserInfoLayout}>
      <Outlet />
    </Chrome>
  )
}

export function ErrorBoundary() {
  return (
    <Chrome layout={UserInfoLayout}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
