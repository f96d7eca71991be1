import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { pageArgs } from '@shulei/features/publish/microsite/args.ts'
import { MicrositePage } from '@shulei/features/publish/microsite/MicrositePage/MicrositePage.tsx'
import { useRouteError } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { placeOf, useMicrosite } from '../../../shell/microsite-place.ts'
import { PageError } from '../../../shell/page-error.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/landing.route'
import { readMicrosites } from './list.server.ts'
import { ListOfMicrosites } from './list.tsx'
import { MicrositeTitle } from './title.tsx'

export const handle = { describes: true }

type Loaded = Awaited<ReturnType<typeof loader>>

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const request = context.get(pageRequest)
  const at = placeOf(url, params.name)
  if (params.name === undefined) return { kind: 'list' as const, ...(await readMicrosites(request, at.kind)) }
  const args = pageArgs(at, 'home')
  const content = await callOrThrow(request.send(refs.micrositePage, args))
  return { kind: 'home' as const, content, answers: { [keyOf(refs.micrositePage, args)]: content } }
}

function Home({ content, answers }: Omit<Extract<Loaded, { kind: 'home' }>, 'kind'>) {
  const { at, site } = useMicrosite()
  return (
    <Seeded answers={answers}>
      <MicrositeTitle site={site} page="home" content={content} />
      <MicrositePage site={site} at={at} page="home" />
    </Seeded>
  )
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'list' ? <ListOfMicrosites {...loaderData} of="race" /> : <Home {...loaderData} />
}

export function ErrorBoundary() {
  return <PageError error={useRouteError()} />
}
