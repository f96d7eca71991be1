import { type LayoutProps, SiteShell } from '@shulei/layouts/SiteShell/SiteShell.tsx'
import { useRouteError } from 'react-router'
import { Chrome } from '../../../shell/chrome.tsx'
import { PageError } from '../../../shell/page-error.tsx'

const Bare = (props: LayoutProps) => <SiteShell {...props} layout="user-profile" />

/** Error page of the `/user/:id` pages that only their person may open: the layout without its sections. */
export function OwnPageError() {
  return (
    <Chrome layout={Bare}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
