import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { TeamsPage } from '@shulei/features/compete/team/TeamsPage/TeamsPage.tsx'
import { parsePage, requestsArgs, teamsArgs } from '@shulei/features/compete/team/teams.ts'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/teams.route'
import { competitionIdOf } from './competition-id.server.ts'
import { ContestTitle } from './title.tsx'

export const handle = { ns: ['team', 'team-invite', 'team-search'] }

/** Only for signed-in people. A visitor gets the 401 page with a sign-in link. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const args = teamsArgs(id, parsePage(url.searchParams))
  const teams = await callOrThrow(page.send(refs.competitionTeams, args))
  const answers: Record<string, unknown> = { [keyOf(refs.competitionTeams, args)]: teams }
  if (teams.team && teams.role === 'captain') {
    const asked = requestsArgs(id, teams.team.id)
    // the captaincy may have been handed over since the call before; the page then reads again
    const requests = await page.send(refs.joinRequests, asked).catch(() => null)
    if (requests) answers[keyOf(refs.joinRequests, asked)] = requests
  }
  return { id, answers }
}

export default function ContestTeams({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="teams" />
      <TeamsPage competitionId={id} />
    </Seeded>
  )
}
