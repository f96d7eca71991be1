import { refs } from '@shulei/contract/refs.ts'
import { useInviteTarget } from '@shulei/features/base/site/invite-target.ts'
import { siteArgs } from '@shulei/features/publish/microsite/args.ts'
import type { Microsite } from '@shulei/features/publish/microsite/microsite.ts'
import type { LayoutProps } from '@shulei/layouts/SiteShell/SiteShell.tsx'
import { SpecialDefaultLayout } from '@shulei/layouts/SpecialDefaultLayout/SpecialDefaultLayout.tsx'
import { useCallback } from 'react'
import { data, Outlet, type ShouldRevalidateFunctionArgs, useRouteError } from 'react-router'
import { pageRequest } from '../context.ts'
import { Chrome } from '../shell/chrome.tsx'
import { frameHostsHeader } from '../shell/frame-hosts.ts'
import { callOrThrow } from '../shell/loader.server.ts'
import { type MicrositeContext, placeOf } from '../shell/microsite-place.ts'
import { pageTheme } from '../shell/microsite-theme.server.ts'
import { PageError } from '../shell/page-error.tsx'
import type { Route } from './+types/microsite.layout'

export const handle = { ns: ['microsite', 'competition'] }

/** The lists have no microsite around them. */
const isList = (pathname: string) => /^\/(races|special)(\.data)?\/?$/.test(pathname)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (isList(url.pathname)) return data({ at: null, site: null })
  const page = context.get(pageRequest)
  const at = placeOf(url, params.name)
  const site = { ...(await callOrThrow(page.send(refs.microsite, siteArgs(at)))), draft: at.draft }
  return data(
    { at, site, style: pageTheme(site.name, site.theme) },
    {
      headers: {
        [frameHostsHeader]: site.frameHosts.join(' '),
        // nobody but the readers of a link finds a draft
        ...(at.draft === undefined ? {} : { 'x-robots-tag': 'noindex' }),
      },
    },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** The frame changes with the microsite alone. */
export const shouldRevalidate = ({ currentUrl, nextUrl, currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.name !== nextParams.name ||
  currentUrl.searchParams.get('draft') !== nextUrl.searchParams.get('draft') ||
  isList(currentUrl.pathname) !== isList(nextUrl.pathname)

function Frame({ site, ...props }: LayoutProps & { site: Microsite | null }) {
  return <SpecialDefaultLayout {...props} microsite={site} />
}

export default function Layout({ loaderData: { at, site } }: Route.ComponentProps) {
  useInviteTarget()
  const Around = useCallback((props: LayoutProps) => <Frame {...props} site={site} />, [site])
  return (
    <Chrome layout={Around}>
      <Outlet context={at && site ? ({ at, site } satisfies MicrositeContext) : null} />
    </Chrome>
  )
}

export function ErrorBoundary() {
  const Around = useCallback((props: LayoutProps) => <Frame {...props} site={null} />, [])
  return (
    <Chrome layout={Around}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
