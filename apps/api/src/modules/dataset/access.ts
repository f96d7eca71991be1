import type { Data } from '@shulei/contract/call.ts'
import type { competitionProfile } from '@shulei/contract/competition/calls.ts'

/** What stands between a person and the data, in the order in which it has to be done. */
export type DownloadBlock = Data<typeof competitionProfile>['downloadBlocks'][number]

/** What a person has done already. */
export interface Access {
  /** Of Q027; null for data that belong to no competition. */
  signupState: number | null
  protocolAccepted: boolean
  /** Real name verified, mainland or overseas (Q028). */
  verified: boolean
}

/** The sign-up is complete from this state on (`B§3`). */
const COMPLETE = 3

/**
 * Everything that is missing before a download, first step first: signed in, signed up, protocol accepted, real name verified
 * (`B§4`, `B§8`). Null is a visitor: of them nothing more is known. Empty: the data are open.
 */
export function downloadBlocks(access: Access | null): DownloadBlock[] {
  if (!access) return ['loginFirst']
  const blocks: DownloadBlock[] = []
  if (access.signupState !== null && access.signupState < COMPLETE) blocks.push('signUpFirst')
  if (!access.protocolAccepted) blocks.push('protocolFirst')
  if (!access.verified) blocks.push('realNameFirst')
  return blocks
}
