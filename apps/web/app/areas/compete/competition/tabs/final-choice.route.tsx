import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { choiceArgs, parseChoice } from '@shulei/features/compete/submission/choice.ts'
import { FinalChoicePage } from '@shulei/features/compete/submission/FinalChoicePage/FinalChoicePage.tsx'
import { redirect } from 'react-router'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/final-choice.route'
import { competitionIdOf } from './competition-id.server.ts'
import { OwnTitle } from './own-title.tsx'

export const handle = { ns: ['final-choice'] }

/** Only for signed-in people. An address without a schedule leads to the submissions, where the link with it is. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const scheduleId = parseChoice(url.searchParams)
  if (scheduleId === null) throw redirect(competitionAddress.submits({ id }))
  const args = choiceArgs(id, scheduleId)
  const choice = await callOrThrow(page.send(refs.finalChoice, args))
  return { id, scheduleId, answers: { [keyOf(refs.finalChoice, args)]: choice } }
}

export default function ContestFinalChoice({ loaderData: { id, scheduleId, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <OwnTitle competitionId={id} page="final-choice" />
      <FinalChoicePage competitionId={id} scheduleId={scheduleId} />
    </Seeded>
  )
}
