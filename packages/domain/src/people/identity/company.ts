import { statusOfCode } from '../../base/completion/status.ts'
import { normaliseEmail } from '../../base/session/email.ts'
import { countText, fitsText, hasForbiddenCharacters } from '../../base/text/count.ts'
import { lineOf, linesOf } from '../../base/text/line.ts'
import { normaliseIdNumber } from './id-number.ts'
import { isRealName } from './real-name.ts'

const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Whether a text is a unified social credit code: 18 characters, the last of them the check character of GB 32100-2015. */
export function isCreditCode(raw: string): boolean {
  const code = normaliseIdNumber(raw)
  if (!/^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/.test(code)) return false
  let [sum, weight] = [0, 1]
  for (const sign of code.slice(0, 17)) {
    sum += SIGNS.indexOf(sign) * weight
    weight = (weight * 3) % 31
  }
  return SIGNS[(31 - (sum % 31)) % 31] === code[17]
}

/** Most code points of each text of a certification. */
export const companyLimits = { companyName: 100, purpose: 500 } as const

/** Fields of an enterprise's certification as a host (Q122). */
export interface CompanyFields {
  companyName: string
  creditCode: string
  contactName: string
  contactEmail: string
  /** Intended competitions. */
  purpose: string
}

export type CompanyProblem =
  | 'companyNameInvalid'
  | 'creditCodeInvalid'
  | 'contactNameInvalid'
  | 'contactEmailInvalid'
  | 'purposeInvalid'

/** The field of each problem. */
export const companyFieldOf = {
  companyNameInvalid: 'companyName',
  creditCodeInvalid: 'creditCode',
  contactNameInvalid: 'contactName',
  contactEmailInvalid: 'contactEmail',
  purposeInvalid: 'purpose',
} as const satisfies Record<CompanyProblem, keyof CompanyFields>

/** Normalises the fields for storage. */
export const companyFieldsOf = (fields: CompanyFields): CompanyFields => ({
  companyName: lineOf(fields.companyName),
  creditCode: normaliseIdNumber(fields.creditCode),
  contactName: lineOf(fields.contactName),
  contactEmail: normaliseEmail(fields.contactEmail) ?? fields.contactEmail.trim(),
  purpose: linesOf(fields.purpose),
})

/** Whether a text can be the name on a licence: letters, without hidden characters. */
const isCompanyName = (text: string) => /\p{L}/u.test(text) && countText(text) > 1 && !/\p{C}/u.test(text)

const fits = (text: string, max: number) => !hasForbiddenCharacters(text) && fitsText(text, max)

/** Problems of a certification, in the order of the form; the purpose is optional. */
export function companyProblems(raw: CompanyFields): CompanyProblem[] {
  const { companyName, creditCode, contactName, contactEmail, purpose } = companyFieldsOf(raw)
  return [
    ...(isCompanyName(companyName) && fits(companyName, companyLimits.companyName)
      ? []
      : (['companyNameInvalid'] as const)),
    ...(isCreditCode(creditCode) ? [] : (['creditCodeInvalid'] as const)),
    ...(isRealName(contactName) ? [] : (['contactNameInvalid'] as const)),
    ...(normaliseEmail(contactEmail) ? [] : (['contactEmailInvalid'] as const)),
    ...(fits(purpose, companyLimits.purpose) ? [] : (['purposeInvalid'] as const)),
  ]
}

/** `companyPassed`: nothing can be sent any more. `companyPending`: nothing can be sent yet. */
export type CompanyRefusal = 'companyPassed' | 'companyPending'

/** Reason why a certification cannot be sent, or null: a rejected one is replaced by the next. */
export function companyRefusal(stored: { status: number } | null): CompanyRefusal | null {
  const status = statusOfCode(stored?.status ?? 0)
  if (status === 'passed') return 'companyPassed'
  return status === 'pending' ? 'companyPending' : null
}
