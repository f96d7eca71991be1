import { licenceOf } from './licences.ts'

/** Who may download: everybody who is signed in, or those whose real name is verified. */
export const downloaders = ['signedIn', 'verified'] as const
export type Downloaders = (typeof downloaders)[number]

/** Whether a licence lets everybody use and change the data for any purpose, so that no name is needed for it. */
export function isOpenLicence(id: string): boolean {
  const terms = licenceOf(id)
  return terms?.allowsCommerce === true && terms.allowsChanges
}

/** The facts of a data set that decide who may download it. */
export interface Offered {
  /** What its owner chose; null: the licence decides. */
  downloaders: Downloaders | null
  /** Id of the licence. */
  licence: string
  /** The data belong to a competition. */
  isOfCompetition: boolean
}

/** Who may download a data set. Data of a competition keep its gate, whatever the licence (B§8). */
export const downloadersOf = ({ downloaders, licence, isOfCompetition }: Offered): Downloaders =>
  isOfCompetition ? 'verified' : (downloaders ?? (isOpenLicence(licence) ? 'signedIn' : 'verified'))

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
  if (!verified && (signupState !== null || downloaders === 'verified')) blocks.push('realNameFirst')
  return blocks
}
