import { useCall } from '@shulei/client/hooks.ts'
import type { Data } from '@shulei/contract/call.ts'
import type { appealCase } from '@shulei/contract/compete/appeal/calls.ts'
import { refs } from '@shulei/contract/refs.ts'

/** A team's flag with its appeal. */
export type Case = Data<typeof appealCase>

/** The case of the reader's own team. */
export const useCase = (competitionId: number, teamId: number) =>
  useCall(refs.appealCase, { params: { id: competitionId }, query: { teamId } })
