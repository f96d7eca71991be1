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
  /** The data belong to a competition. */
  isOfCompetition: boolean
}

/** The people who may download a data set. Data of a competition keep its gate, whatever the licence (B§8). */
export const downloadersOf = ({ downloaders, licence, isOfCompetition }: Offered): Downloaders =>
  isOfCompetition ? 'verified' : (downloaders ?? (isOpenLicence(licence) ? 'signedIn' : 'verified'))
