import type { Data } from '@shulei/contract/call.ts'
import type { home } from '@shulei/contract/house/shell/calls.ts'
import { useFormat } from '@shulei/i18n/format.ts'

export type HomeEvent = Data<typeof home>['activity'][number]

/** Answers the facts for the sentence of an event, in the reader's language. */
export function useEventFacts() {
  const { pick, score } = useFormat()
  return (event: HomeEvent) => ({
    team: event.team.name,
    contest: pick(event.competition.title),
    score: event.score === null ? '' : score(event.score, event.decimals),
  })
}
