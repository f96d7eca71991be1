import { DefaultLayout } from '@shulei/layouts/DefaultLayout/DefaultLayout.tsx'
import { Outlet, useRouteError } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'
import { PageError } from '../shell/page-error.tsx'

export default function Layout() {
  return (
    <Chrome layout={DefaultLayout}>
      <Outlet />
    </Chrome>
  )
}

export function ErrorBoundary() {
  return (
    <Chrome layout={DefaultLayout}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
