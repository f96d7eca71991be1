import type { Data } from '@shulei/contract/call.ts'
import type { realNameStatus } from '@shulei/contract/people/identity/calls.ts'
import {
  type CertificateType,
  certificatesOf,
  type PhotoPart,
  type RealNameFields,
  type RealNameProblem,
  type Region,
  realNameFieldOf,
  realNameMissing,
  realNameProblems,
  regions,
} from '@shulei/domain/people/identity/real-name.ts'

export type RealName = Data<typeof realNameStatus>
export type OverseasType = (typeof certificatesOf.overseas)[number]

/** Values of the form. Each region keeps its chosen document type while the other region is selected. */
export interface Draft {
  region: Region
  realName: string
  overseasType: OverseasType
  idNumber: string
}

export type Field = keyof RealNameFields | PhotoPart

const isOverseasType = (type: CertificateType | null): type is OverseasType =>
  certificatesOf.overseas.some((one) => one === type)

export const regionOf = (stored: RealName): Region => (stored.authType === regions.overseas ? 'overseas' : 'mainland')

/** Initial values of the form; `stored` holds the unmasked name and number of a refused verification. */
export function draftOf(stored: RealName | undefined): Draft {
  const type = stored?.certificateType ?? null
  return {
    region: stored ? regionOf(stored) : 'mainland',
    realName: stored?.realName ?? '',
    overseasType: isOverseasType(type) ? type : 'passport',
    idNumber: stored?.idNumber ?? '',
  }
}

export const certificateOf = ({ region, overseasType }: Draft): CertificateType =>
  region === 'mainland' ? 'idCard' : overseasType

export const fieldsOf = (draft: Draft): RealNameFields => ({
  realName: draft.realName,
  certificateType: certificateOf(draft),
  idNumber: draft.idNumber,
})

/** Missing and invalid values of the form by field, as the last part of the text key. */
export function problemsOf(draft: Draft, hasHoldingPhoto: boolean) {
  const fields = fieldsOf(draft)
  const missing = realNameMissing(fields, hasHoldingPhoto)
  const wrong = realNameProblems(draft.region, fields)
  const problems: Partial<Record<Field, `missing.${RequiredField}` | `problem.${RealNameProblem}`>> = {}
  for (const problem of wrong) problems[realNameFieldOf[problem]] = `problem.${problem}`
  for (const field of missing) problems[field] = `missing.${field as RequiredField}`
  return problems
}
type RequiredField = keyof RealNameFields | 'holdingPhoto'
