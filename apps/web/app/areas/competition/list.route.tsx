import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { parseFilters } from '@shulei/domain/competition/filters.ts'
import { CompetitionList, listQuery } from '@shulei/features/competition/CompetitionList/CompetitionList.tsx'
import { SWRConfig } from 'swr'
import { pageRequest } from '../../context.ts'
import { callOrThrow } from '../../shell/loader.server.ts'
import type { Route } from './+types/list.route'

export const handle = { ns: ['competition'] }

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = listQuery(parseFilters(url.searchParams))
  const list = await callOrThrow(context.get(pageRequest).send(refs.competitionList, { query }))
  return { key: keyOf(refs.competitionList, { query }), list }
}

export default function Competitions({ loaderData }: Route.ComponentProps) {
  return (
    <SWRConfig value={{ fallback: { [loaderData.key]: loaderData.list } }}>
      <CompetitionList />
    </SWRConfig>
  )
}
