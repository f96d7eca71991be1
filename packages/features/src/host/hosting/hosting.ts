import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { hostCompetition, hostedCompetitions, proposeCompetition } from '@shulei/contract/host/hosting/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useSiteState } from '../../base/site/site-state.ts'

/** What a table could ask for. */
export type TableProposal = Data<typeof proposeCompetition>
export type TableColumn = TableProposal['columns'][number]
export type HostedCompetition = Data<typeof hostedCompetitions>['list'][number]

/** A competition that was just made. */
export interface MadeCompetition extends Data<typeof hostCompetition> {
  /** As its host wrote it. */
  title: string
}

/** The competitions that the reader hosts; visitors host none, and nothing is asked. */
export function useHosted() {
  const { user } = useSiteState()
  return useCall(refs.hostedCompetitions, user ? {} : null)
}

/** Builds the link that opens a hosted competition with one click. */
export function useJoinLink() {
  const { address } = useSiteState()
  return ({ id, code }: { id: number; code: string }) =>
    new URL(competitionAddress.privateVerify({ id, code }), address).href
}
