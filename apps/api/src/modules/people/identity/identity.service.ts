import type { DataIn } from '@shulei/contract/call.ts'
import type { ownCompany, realNameStatus } from '@shulei/contract/people/identity/calls.ts'
import { authStatus, statusOfCode } from '@shulei/domain/base/completion/status.ts'
import { maskIdNumber, maskRealName } from '@shulei/domain/people/identity/id-number.ts'
import type { Lang } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type CompanyRow, findCompany, findRealName, type RealNameRow } from './identity.repo.ts'

const reasonIn = (lang: Lang, { failureReason, failureReasonEn }: RealNameRow | CompanyRow): string | null =>
  (lang === 'en-US' && failureReasonEn) || failureReason

/** A verification in the form of the contract: name and number are masked unless `whole` is true. */
export function realNameOnWire(row: RealNameRow, lang: Lang, whole = false): DataIn<typeof realNameStatus> {
  const { id, userId, authType, idCardStatus, overseaAuthStatus, certificateType, sentAt } = row
  return {
    id: userId,
    recordId: id,
    authType,
    idCardStatus,
    overseaAuthStatus,
    status: authStatus(row),
    realName: whole ? row.realName : maskRealName(row.realName),
    certificateType,
    idNumber: whole ? row.idNumber : maskIdNumber(row.idNumber),
    sentAt: sentAt.toISOString(),
    failureReason: reasonIn(lang, row),
  }
}

/** A person's own real-name data (C098). */
export async function realNameState(
  { db, cipher }: Pick<Platform, 'db' | 'cipher'>,
  userId: number,
  { lang, whole }: { lang: Lang; whole: boolean },
): Promise<DataIn<typeof realNameStatus>> {
  const row = await findRealName(db, cipher, userId)
  if (row) return realNameOnWire(row, lang, whole)
  return {
    id: userId,
    recordId: null,
    authType: 0,
    idCardStatus: 0,
    overseaAuthStatus: 0,
    status: 'notVerified',
    realName: '',
    certificateType: null,
    idNumber: '',
    sentAt: null,
    failureReason: null,
  }
}

/** An enterprise in the form of the contract, for its sender. */
export function companyOnWire(row: CompanyRow, lang: Lang): DataIn<typeof ownCompany> {
  const { companyName, creditCode, contactName, contactEmail, purpose } = row
  return {
    status: statusOfCode(row.status),
    companyName,
    creditCode,
    contactName,
    contactEmail,
    purpose,
    sentAt: row.sentAt.toISOString(),
    failureReason: reasonIn(lang, row),
  }
}

/** The enterprise that a person has sent, or an empty form. */
export async function companyState(
  { db, cipher }: Pick<Platform, 'db' | 'cipher'>,
  userId: number,
  lang: Lang,
): Promise<DataIn<typeof ownCompany>> {
  const row = await findCompany(db, cipher, userId)
  if (row) return companyOnWire(row, lang)
  const nothing = { companyName: '', creditCode: '', contactName: '', contactEmail: '', purpose: '' }
  return { status: 'notVerified', ...nothing, sentAt: null, failureReason: null }
}
