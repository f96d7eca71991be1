import type { Data } from '@shulei/contract/call.ts'
import type { competitionProof } from '@shulei/contract/proof/calls.ts'

/** The proof of a competition. */
export type Proof = Data<typeof competitionProof>
