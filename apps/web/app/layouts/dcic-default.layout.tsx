import '@shulei/themes/microsite/dcic.css.ts'
import { DcicDefaultLayout } from '@shulei/layouts/DcicDefaultLayout/DcicDefaultLayout.tsx'
import { Outlet, useRouteError } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'
import { PageError } from '../shell/page-error.tsx'

export const handle = { ns: ['layout', 'microsite'], theme: 'dcic' }

export default function Layout() {
  return (
    <Chrome layout={DcicDefaultLayout}>
      <Outlet />
    </Chrome>
  )
}

export function ErrorBoundary() {
  return (
    <Chrome layout={DcicDefaultLayout}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
