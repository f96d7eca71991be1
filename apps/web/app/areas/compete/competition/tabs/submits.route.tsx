import { isCallError } from '@shulei/client/call-error.ts'
import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useSignOnAddress } from '@shulei/features/base/site/useSignOnAddress.ts'
import { ProjectPage } from '@shulei/features/compete/review/ProjectPage/ProjectPage.tsx'
import { contestArgs } from '@shulei/features/compete/review/project.ts'
import { parseSubmits } from '@shulei/features/compete/submission/address.ts'
import { ledgerArgs } from '@shulei/features/compete/submission/ledger.ts'
import { SubmitPage } from '@shulei/features/compete/submission/SubmitPage/SubmitPage.tsx'
import { submitsArgs } from '@shulei/features/compete/submission/submits.ts'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/submits.route'
import { competitionIdOf } from './competition-id.server.ts'
import { ContestTitle } from './title.tsx'

export const handle = { ns: ['contest-overview', 'submission', 'ledger', 'guide-item', 'project'] }

/** Only for signed-in people. A visitor gets the 401 page with a sign-in link. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const query = parseSubmits(url.searchParams)
  const args = submitsArgs(id, query.page)
  const answers: Record<string, unknown> = {}
  try {
    answers[keyOf(refs.competitionSubmits, args)] = await page.send(refs.competitionSubmits, args)
  } catch (error) {
    if (!isCallError(error) || error.http !== 404) await callOrThrow(Promise.reject(error))
    // a solution contest takes projects instead of result files
    const contest = await callOrThrow(page.send(refs.spicCompetition, contestArgs(id)))
    return { id, isContest: true, answers: { [keyOf(refs.spicCompetition, contestArgs(id))]: contest } }
  }
  if (query.ledger !== null) {
    const lines = ledgerArgs(id, query.ledger)
    answers[keyOf(refs.quotaLedger, lines)] = await callOrThrow(page.send(refs.quotaLedger, lines))
  }
  return { id, isContest: false, answers }
}

export default function ContestSubmits({ loaderData }: Route.ComponentProps) {
  const { id, isContest, answers } = loaderData
  const signOn = useSignOnAddress()
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="submits" />
      {isContest ? (
        <ProjectPage competitionId={id} />
      ) : (
        <SubmitPage competitionId={id} loginAddress={signOn('login2')} />
      )}
    </Seeded>
  )
}
