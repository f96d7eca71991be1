import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { TeamsPage } from '@shulei/features/team/TeamsPage/TeamsPage.tsx'
import { parsePage, teamsArgs } from '@shulei/features/team/teams.ts'
import { useMemo } from 'react'
import { pageRequest } from '../../context.ts'
import { callOrThrow } from '../../shell/loader.server.ts'
import { Seeded } from '../../shell/seeded.tsx'
import type { Route } from './+types/teams.route'
import { competitionIdOf } from './competition-id.server.ts'
import { ContestTitle } from './title.tsx'

export const handle = { ns: ['team'] }

/** Only for signed-in people. A visitor gets the 401 page with a sign-in link. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const args = teamsArgs(id, parsePage(url.searchParams))
  return {
    id,
    key: keyOf(refs.competitionTeams, args),
    teams: await callOrThrow(page.send(refs.competitionTeams, args)),
  }
}

export default function ContestTeams({ loaderData: { id, key, teams } }: Route.ComponentProps) {
  const answers = useMemo(() => ({ [key]: teams }), [key, teams])
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="teams" />
      <TeamsPage competitionId={id} />
    </Seeded>
  )
}
