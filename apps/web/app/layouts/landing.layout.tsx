import { LandingLayout } from '@shulei/layouts/LandingLayout/LandingLayout.tsx'
import { Outlet, useRouteError } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'
import { PageError } from '../shell/page-error.tsx'

export default function Layout() {
  return (
    <Chrome layout={LandingLayout}>
      <Outlet />
    </Chrome>
  )
}

export function ErrorBoundary() {
  return (
    <Chrome layout={LandingLayout}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
