import type { Data } from '@shulei/contract/call.ts'
import type { competitionProof } from '@shulei/contract/compete/proof/calls.ts'

/** The proof of a competition. */
export type Proof = Data<typeof competitionProof>

/** Whether the present seal replaced another one when there were submissions already, so that it was not fixed before the start. */
export const isCorrected = ({ commitment, earlier }: Proof): boolean =>
  earlier.length > 0 && commitment !== null && !commitment.beforeFirst
