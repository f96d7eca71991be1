import { fitsText, hasForbiddenCharacters } from '../text/count.ts'
import { lineOf } from '../text/line.ts'
import { isMainlandId, isPassport, isResidentCard, normaliseIdNumber } from './id-number.ts'
import { authStatus, type UserAuth } from './status.ts'

/** The identities that exclude each other (S100), with their codes (Q028). */
export const regions = { mainland: 1, overseas: 2 } as const
export type Region = keyof typeof regions

/** Documents of each region, the usual one first. */
export const certificatesOf = {
  mainland: ['idCard'],
  overseas: ['passport', 'residentCard'],
} as const satisfies Record<Region, readonly string[]>
export type CertificateType = (typeof certificatesOf)[Region][number]

export const certificateTypes: readonly CertificateType[] = Object.values(certificatesOf).flat()

const numberRules: Record<CertificateType, (number: string) => boolean> = {
  idCard: isMainlandId,
  passport: isPassport,
  residentCard: isResidentCard,
}

/** Photographs of a document (Q172): the one with its holder is needed, its two sides may be added. */
export const photoParts = ['holdingPhoto', 'frontPhoto', 'backPhoto'] as const
export type PhotoPart = (typeof photoParts)[number]

/** Most bytes of a photograph: as it is chosen, and as it is sent (Q002, Q173). */
export const photoLimits = { chosen: 3 * 1024 * 1024, sent: 500 * 1024 } as const

/** Most code points of a name on a document. */
const MAX_NAME = 50

/** Letters and marks that nobody sees. */
const HIDDEN = /[\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/u

/** A name as documents have it: letters of any script, with the marks that stand between and over them, two code points at least. */
export function isRealName(raw: string): boolean {
  const name = lineOf(raw)
  if (hasForbiddenCharacters(name) || HIDDEN.test(name) || !fitsText(name, MAX_NAME)) return false
  return /^\p{L}[\p{L}\p{M}\p{Zs}·•・.'’-]*[\p{L}\p{M}.]$/u.test(name)
}

/** What is typed into the form. */
export interface RealNameFields {
  realName: string
  certificateType: string
  idNumber: string
}

/** `realNameInvalid`: no name of a person. `certificateInvalid`: no document of the region. `idInvalid`: no number of the document. */
export type RealNameProblem = 'realNameInvalid' | 'certificateInvalid' | 'idInvalid'

/** The field that each problem is about. */
export const realNameFieldOf = {
  realNameInvalid: 'realName',
  certificateInvalid: 'certificateType',
  idInvalid: 'idNumber',
} as const satisfies Record<RealNameProblem, keyof RealNameFields>

/** The fields as they are stored. */
export const realNameFieldsOf = ({ realName, certificateType, idNumber }: RealNameFields): RealNameFields => ({
  realName: lineOf(realName),
  certificateType,
  idNumber: normaliseIdNumber(idNumber),
})

/** What is missing (`B§5`): name, number, kind of document, and the photograph with its holder. */
export function realNameMissing(
  fields: RealNameFields,
  hasHoldingPhoto: boolean,
): (keyof RealNameFields | PhotoPart)[] {
  const { realName, certificateType, idNumber } = realNameFieldsOf(fields)
  return [
    ...(realName === '' ? (['realName'] as const) : []),
    ...(certificateType === '' ? (['certificateType'] as const) : []),
    ...(idNumber === '' ? (['idNumber'] as const) : []),
    ...(hasHoldingPhoto ? [] : (['holdingPhoto'] as const)),
  ]
}

/** What is wrong with fields that are all there, in the order of the form. */
export function realNameProblems(region: Region, fields: RealNameFields): RealNameProblem[] {
  const { realName, certificateType, idNumber } = fields
  const type = certificatesOf[region].find((one) => one === certificateType)
  return [
    ...(isRealName(realName) ? [] : (['realNameInvalid'] as const)),
    ...(type ? [] : (['certificateInvalid'] as const)),
    ...(!type || numberRules[type](idNumber) ? [] : (['idInvalid'] as const)),
  ]
}

/** A stored verification, with the id by which the next one replaces it. */
export type StoredRealName = UserAuth & { id: number }

/**
 * `realNamePassed`, `realNamePending`: nothing can be sent any more, or yet. `realNameOther`: the other region was chosen (S100).
 * `realNameChanged`: what was to be replaced is not what is stored.
 */
export type RealNameRefusal = 'realNamePassed' | 'realNamePending' | 'realNameOther' | 'realNameChanged'

/**
 * What keeps a verification from being sent, or null (S096, S099, S100). A refused one is replaced by naming its id
 * (`shipDeleteId`), by one of either region; without the id the regions exclude each other.
 */
export function realNameRefusal(
  stored: StoredRealName | null,
  next: { region: Region; replaces: number | null },
): RealNameRefusal | null {
  const status = stored ? authStatus(stored) : 'notVerified'
  if (status === 'passed') return 'realNamePassed'
  const isOther = stored !== null && stored.authType !== regions[next.region]
  if (status === 'pending') return isOther ? 'realNameOther' : 'realNamePending'
  if ((stored?.id ?? null) === next.replaces) return null
  return isOther && next.replaces === null ? 'realNameOther' : 'realNameChanged'
}
