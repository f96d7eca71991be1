import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { CenterNavigation } from '@shulei/features/talk/notice/CenterNavigation/CenterNavigation.tsx'
import type { LayoutProps } from '@shulei/layouts/SiteShell/SiteShell.tsx'
import { XirLayout } from '@shulei/layouts/XirLayout/XirLayout.tsx'
import { Outlet, useRouteError } from 'react-router'
import { Chrome } from '../shell/chrome.tsx'
import { PageError } from '../shell/page-error.tsx'

/** Namespaces of the left navigation: its own texts and those of its lists. */
export const handle = { ns: ['layout', 'notice'] }

/** Links of the platform: competitions and data sets are on this site; its other sites have no address configured (Q189). */
const sites = { competition: '/', dataset: datasetAddress.list() }

const WithNavigation = (props: LayoutProps) => <XirLayout {...props} sites={sites} navigation={<CenterNavigation />} />

export default function Layout() {
  return (
    <Chrome layout={WithNavigation}>
      <Outlet />
    </Chrome>
  )
}

export function ErrorBoundary() {
  return (
    <Chrome layout={WithNavigation}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
