import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { useSignOnAddress } from '@shulei/features/base/site/useSignOnAddress.ts'
import { profileArgs } from '@shulei/features/compete/competition/useCompetition.ts'
import { StandAlonePage } from '@shulei/features/compete/submission/StandAlonePage/StandAlonePage.tsx'
import { submitsArgs } from '@shulei/features/compete/submission/submits.ts'
import { useTranslation } from 'react-i18next'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/submit.route'

export const handle = {
  ns: ['competition', 'competition-page', 'contest-overview', 'submission', 'ledger', 'stand-alone-submit'],
}

/** The reader's running competitions, and the data of the chosen one. A visitor gets the 401 page with a sign-in link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { send } = context.get(pageRequest)
  const { list } = await callOrThrow(send(refs.submitCompetitions, {}))
  const named = url.searchParams.get('id')
  const wanted = named === null ? null : Number(named) || 0
  const chosen = wanted === null && list.length === 1 ? list[0] : list.find(({ id }) => id === wanted)
  const answers: Record<string, unknown> = { [keyOf(refs.submitCompetitions, {})]: { list } }
  if (chosen) {
    const [submits, profile] = [submitsArgs(chosen.id, 1), profileArgs(chosen.id)]
    const [answer, competition] = await Promise.all([
      callOrThrow(send(refs.competitionSubmits, submits)),
      callOrThrow(send(refs.competitionProfile, profile)),
    ])
    answers[keyOf(refs.competitionSubmits, submits)] = answer
    answers[keyOf(refs.competitionProfile, profile)] = competition
  }
  return { chosenId: chosen?.id ?? wanted, answers }
}

/** The stand-alone submit page (R016). */
export default function Submit({ loaderData: { chosenId, answers } }: Route.ComponentProps) {
  const { t } = useTranslation('stand-alone-submit')
  const signOn = useSignOnAddress()
  return (
    <Seeded answers={answers}>
      <PageTitle text={t('pageTitle')} />
      <meta name="robots" content="noindex" />
      <StandAlonePage chosenId={chosenId} loginAddress={signOn('login2')} />
    </Seeded>
  )
}
