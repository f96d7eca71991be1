import { BlankLayout } from '@shulei/layouts/BlankLayout/BlankLayout.tsx'
import { Outlet, useRouteError } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'
import { PageError } from '../shell/page-error.tsx'

export default function Layout() {
  return (
    <Chrome layout={BlankLayout}>
      <Outlet />
    </Chrome>
  )
}

export function ErrorBoundary() {
  return (
    <Chrome layout={BlankLayout}>
      <PageError error={useRouteError()} isAlone />
    </Chrome>
  )
}
