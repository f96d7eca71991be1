import { type LayoutProps, SiteShell } from '@shulei/layouts/SiteShell/SiteShell.tsx'
import { useRouteError } from 'react-router'
import { Chrome } from '../../shell/chrome.tsx'
import { PageError } from '../../shell/page-error.tsx'

const Bare = (props: LayoutProps) => <SiteShell {...props} layout="user-profile" />

/** What stands in the place of a page of `/user/:id` that is its person's alone: its layout without the parts. */
export function OwnPageError() {
  return (
    <Chrome layout={Bare}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
