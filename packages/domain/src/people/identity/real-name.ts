import { authStatus, type UserAuth } from '../../base/completion/status.ts'
import { fitsText, hasForbiddenCharacters } from '../../base/text/count.ts'
import { lineOf } from '../../base/text/line.ts'
import { isMainlandId, isPassport, isResidentCard, normaliseIdNumber } from './id-number.ts'

/** The mutually exclusive regions of a verification (S100), with their codes (Q028). */
export const regions = { mainland: 1, overseas: 2 } as const
export type Region = keyof typeof regions

/** Document types of each region, the usual one first. */
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

/** Photos of a document (Q172): the one with its holder is required, its two sides are optional. */
export const photoParts = ['holdingPhoto', 'frontPhoto', 'backPhoto'] as const
export type PhotoPart = (typeof photoParts)[number]

/** Most bytes of a photo: as chosen, and as sent (Q002, Q173). */
export const photoLimits = { chosen: 3 * 1024 * 1024, sent: 500 * 1024 } as const

/** Most code points of a name on a document. */
const MAX_NAME = 50

/** Invisible letters and marks. */
const HIDDEN = /[\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/u

/**
 * Whether a text can be a name on a document: letters of any script, with their separators and diacritics, at least two code
 * points.
 */
export function isRealName(raw: string): boolean {
  const name = lineOf(raw)
  if (hasForbiddenCharacters(name) || HIDDEN.test(name) || !fitsText(name, MAX_NAME)) return false
  return /^\p{L}[\p{L}\p{M}\p{Zs}·•・.'’-]*[\p{L}\p{M}.]$/u.test(name)
}

/** Values of the form as typed. */
export interface RealNameFields {
  realName: string
  certificateType: string
  idNumber: string
}

/**
 * `realNameInvalid`: not a person's name. `certificateInvalid`: not a document of the region. `idInvalid`: not a number of
 * the document.
 */
export type RealNameProblem = 'realNameInvalid' | 'certificateInvalid' | 'idInvalid'

/** The field of each problem. */
export const realNameFieldOf = {
  realNameInvalid: 'realName',
  certificateInvalid: 'certificateType',
  idInvalid: 'idNumber',
} as const satisfies Record<RealNameProblem, keyof RealNameFields>

/** Normalises the fields for storage. */
export const realNameFieldsOf = ({ realName, certificateType, idNumber }: RealNameFields): RealNameFields => ({
  realName: lineOf(realName),
  certificateType,
  idNumber: normaliseIdNumber(idNumber),
})

/** Missing values (`B§5`): name, number, document type, and the photo with its holder. */
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

/** Problems of complete fields, in the order of the form. */
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
 * `realNamePassed`: nothing can be sent any more. `realNamePending`: nothing can be sent yet. `realNameOther`: the other
 * region was chosen (S100). `realNameChanged`: the verification to be replaced is no longer the stored one.
 */
export type RealNameRefusal = 'realNamePassed' | 'realNamePending' | 'realNameOther' | 'realNameChanged'

/**
 * Reason why a verification cannot be sent, or null (S096, S099, S100). A rejected one is replaced by naming its id
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
