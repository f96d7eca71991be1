import { GrdeDefaultLayout } from '@shulei/layouts/GrdeDefaultLayout/GrdeDefaultLayout.tsx'
import { Outlet, useRouteError } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'
import { PageError } from '../shell/page-error.tsx'

export const handle = { ns: ['layout'] }

export default function Layout() {
  return (
    <Chrome layout={GrdeDefaultLayout}>
      <Outlet />
    </Chrome>
  )
}

export function ErrorBoundary() {
  return (
    <Chrome layout={GrdeDefaultLayout}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
