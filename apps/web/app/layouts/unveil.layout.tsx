import '@shulei/themes/microsite/unveil.css.ts'
import { UnveilLayout } from '@shulei/layouts/UnveilLayout/UnveilLayout.tsx'
import { Outlet, useRouteError } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'
import { PageError } from '../shell/page-error.tsx'

export const handle = { ns: ['microsite'], theme: 'unveil' }

export default function Layout() {
  return (
    <Chrome layout={UnveilLayout}>
      <Outlet />
    </Chrome>
  )
}

export function ErrorBoundary() {
  return (
    <Chrome layout={UnveilLayout}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
