import { HomeDefaultLayout } from '@shulei/layouts/HomeDefaultLayout/HomeDefaultLayout.tsx'
import { Outlet, useRouteError } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'
import { PageError } from '../shell/page-error.tsx'

export default function Layout() {
  return (
    <Chrome layout={HomeDefaultLayout}>
      <Outlet />
    </Chrome>
  )
}

export function ErrorBoundary() {
  return (
    <Chrome layout={HomeDefaultLayout}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
