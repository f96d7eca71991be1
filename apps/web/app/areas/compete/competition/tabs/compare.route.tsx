import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { ComparePage } from '@shulei/features/compete/submission/ComparePage/ComparePage.tsx'
import { compareArgs, offeredArgs, parsePair } from '@shulei/features/compete/submission/choice.ts'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/compare.route'
import { competitionIdOf } from './competition-id.server.ts'
import { OwnTitle } from './own-title.tsx'

export const handle = { ns: ['compare'] }

/** Only for signed-in people. A refused comparison is told on the page, which keeps the form. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const pair = parsePair(url.searchParams)
  const offered = offeredArgs(id)
  const answers: Record<string, unknown> = {
    [keyOf(refs.competitionSubmits, offered)]: await callOrThrow(page.send(refs.competitionSubmits, offered)),
  }
  if (pair && pair.a !== pair.b) {
    const args = compareArgs(id, pair)
    const comparison = await page.send(refs.compareSubmits, args).catch(() => undefined)
    if (comparison) answers[keyOf(refs.compareSubmits, args)] = comparison
  }
  return { id, pair, answers }
}

export default function ContestCompare({ loaderData: { id, pair, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <OwnTitle competitionId={id} page="compare" />
      <ComparePage competitionId={id} pair={pair} />
    </Seeded>
  )
}
