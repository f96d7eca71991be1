import { ContestLayout } from '@shulei/layouts/ContestLayout/ContestLayout.tsx'
import { Outlet, useRouteError } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'
import { PageError } from '../shell/page-error.tsx'

export default function Layout() {
  return (
    <Chrome layout={ContestLayout}>
      <Outlet />
    </Chrome>
  )
}

export function ErrorBoundary() {
  return (
    <Chrome layout={ContestLayout}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
