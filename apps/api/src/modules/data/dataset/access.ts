import type { Data } from '@shulei/contract/call.ts'
import type { competitionProfile } from '@shulei/contract/compete/competition/calls.ts'

/** Steps that a person must still take before downloading, in their order. */
export type DownloadBlock = Data<typeof competitionProfile>['downloadBlocks'][number]

/** Steps that a person has taken already. */
export interface Access {
  /** State of the sign-up (Q027); null for data of no competition. */
  signupState: number | null
  protocolAccepted: boolean
  /** Real name verified, mainland or overseas (Q028). */
  verified: boolean
  /** Whether the person runs the competition of the data. Organizers do not sign up for it. */
  isOrganizer: boolean
}

/** From this state on a sign-up is complete (`B§3`). */
const COMPLETE = 3

/**
 * All steps missing before a download, the first step first: sign in, sign up, accept the protocol, have the real name verified
 * (`B§4`, `B§8`). A visitor (null) must sign in, and nothing more is known. Empty: the person may download.
 */
export function downloadBlocks(access: Access | null): DownloadBlock[] {
  if (!access) return ['loginFirst']
  const blocks: DownloadBlock[] = []
  if (!access.isOrganizer && access.signupState !== null && access.signupState < COMPLETE) blocks.push('signUpFirst')
  if (!access.protocolAccepted) blocks.push('protocolFirst')
  if (!access.verified) blocks.push('realNameFirst')
  return blocks
}
