import type { Gate } from '../../base/completion/gate.ts'
import { licenceOf } from './licences.ts'

/** The people who may download: everybody who is logged in, or those whose real name is verified. */
export const downloaders = ['signedIn', 'verified'] as const
export type Downloaders = (typeof downloaders)[number]

/** Whether a licence lets everybody use and change the data for any purpose, so that no name is needed for it. */
export function isOpenLicence(id: string): boolean {
  const terms = licenceOf(id)
  return terms?.allowsCommerce === true && terms.allowsChanges
}

/** The facts of a data set that decide who may download it. */
export interface Offered {
  /** The choice of its owner; null: the licence decides. */
  downloaders: Downloaders | null
  /** Id of the licence. */
  licence: string
  /** The gate of the competition that the data belong to; null for data of none. */
  gate: Gate | null
}

/** The people who may download a data set. Data of a competition keep its gate, whatever the licence (B§8). */
export const downloadersOf = ({ downloaders, licence, gate }: Offered): Downloaders => {
  if (gate !== null) return gate === 'realName' ? 'verified' : 'signedIn'
  return downloaders ?? (isOpenLicence(licence) ? 'signedIn' : 'verified')
}
