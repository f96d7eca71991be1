import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { type AnsweredPage, isAnsweredPage } from '@shulei/domain/publish/microsite/pages.ts'
import { pageArgs } from '@shulei/features/publish/microsite/args.ts'
import { MicrositePage } from '@shulei/features/publish/microsite/MicrositePage/MicrositePage.tsx'
import { data, useRouteError } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { placeOf, useMicrosite } from '../../../shell/microsite-place.ts'
import { PageError } from '../../../shell/page-error.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/page.route'
import { MicrositeTitle } from './title.tsx'

export const handle = { describes: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const request = context.get(pageRequest)
  const page =
    url.pathname
      .replace(/\.data$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? ''
  if (!isAnsweredPage(page)) throw data(null, { status: 404 })
  const args = pageArgs(placeOf(url, params.name), page)
  const content = await callOrThrow(request.send(refs.micrositePage, args))
  return { page, content, answers: { [keyOf(refs.micrositePage, args)]: content } }
}

export default function Page({ loaderData: { page, content, answers } }: Route.ComponentProps) {
  const { at, site } = useMicrosite()
  return (
    <Seeded answers={answers}>
      <MicrositeTitle site={site} page={page} content={content} />
      <MicrositePage site={site} at={at} page={page as AnsweredPage} />
    </Seeded>
  )
}

export function ErrorBoundary() {
  return <PageError error={useRouteError()} />
}
