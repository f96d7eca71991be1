import type { Downloaders } from './downloaders.ts'

/** Steps before a download, in their order. */
export const downloadSteps = ['loginFirst', 'signUpFirst', 'protocolFirst', 'realNameFirst'] as const
export type DownloadStep = (typeof downloadSteps)[number]

/** Steps that a person has taken already, and what the data ask for. */
export interface Access {
  /** State of the sign-up (Q027); null for data of no competition. */
  signupState: number | null
  protocolAccepted: boolean
  /** Real name verified, mainland or overseas (Q028). */
  verified: boolean
  downloaders: Downloaders
  /** The person owns the data set. */
  isOwn: boolean
  /** Whether the person runs the competition of the data. Organizers do not sign up for it. */
  isOrganizer: boolean
}

/** From this state on a sign-up is complete (`B§3`). */
const COMPLETE = 3

/**
 * All steps missing before a download, the first step first: sign in, sign up, accept the protocol, have the real name verified where
 * that is asked for (`B§4`, `B§8`). A visitor (null) must sign in, and nothing more is known. Empty: the person may download, as they
 * always may what they own, unless it is data of a competition.
 */
export function downloadBlocks(access: Access | null): DownloadStep[] {
  if (!access) return ['loginFirst']
  const { signupState, protocolAccepted, verified, downloaders, isOwn, isOrganizer } = access
  if (isOwn && signupState === null) return []
  const blocks: DownloadStep[] = []
  if (!isOrganizer && signupState !== null && signupState < COMPLETE) blocks.push('signUpFirst')
  if (!protocolAccepted) blocks.push('protocolFirst')
  if (!verified && downloaders === 'verified') blocks.push('realNameFirst')
  return blocks
}
