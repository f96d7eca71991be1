import type { submitCompany } from '@shulei/contract/people/identity/calls.ts'
import {
  type CompanyFields,
  companyFieldOf,
  companyFieldsOf,
  companyProblems,
  companyRefusal,
} from '@shulei/domain/people/identity/company.ts'
import {
  type CertificateType,
  photoParts,
  type RealNameFields,
  type Region,
  realNameFieldOf,
  realNameFieldsOf,
  realNameMissing,
  realNameProblems,
  realNameRefusal,
} from '@shulei/domain/people/identity/real-name.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { keyOfHashes } from '../../../platform/cipher/key-record.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { brokenConstraint } from '../../../platform/db/violation.ts'
import type { ReceivedForm } from '../../../platform/http/receive-form.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  type CompanyRow,
  findCompany,
  findRealName,
  lockPerson,
  type NewPhoto,
  type RealNameRow,
  replaceCompany,
  replacePhotos,
  replaceRealName,
} from './identity.repo.ts'
import { codeHash, NUMBER_INDEX, numberHash } from './number-hash.ts'
import { type Arrived, encodePhotos, type FormProblem, refusedForm, tooBigPhotos } from './receive.ts'

/** A verification with valid fields, and its photographs. */
export interface RealNameSent {
  userId: number
  idempotencyKey: string
  region: Region
  /** Id of the refused verification that this one replaces. */
  replaces: number | null
  fields: RealNameFields
  photos: readonly NewPhoto[]
}

/**
 * Stores a verification, unless an earlier one forbids it; a repeat is answered with the row that the first one stored. A number
 * that another account has pending or passed is refused.
 */
export function storeRealName(
  { db, clock, cipher }: Pick<Platform, 'db' | 'clock' | 'cipher'>,
  { userId, idempotencyKey, region, replaces, fields, photos }: RealNameSent,
): Promise<RealNameRow> {
  const sending = { userId, idempotencyKey, at: new Date(clock()) }
  const store = async (tx: Tx) => {
    await lockPerson(tx, userId)
    const stored = (await findRealName(tx, cipher, userId)) ?? null
    if (stored?.idempotencyKey === idempotencyKey) return stored
    const refusal = realNameRefusal(stored, { region, replaces })
    if (refusal) throw new ApiError(refusal)
    const { certificateType, ...rest } = realNameFieldsOf(fields)
    const keyId = await keyOfHashes(tx, cipher)
    await replacePhotos(tx, cipher, sending, photoParts, photos)
    // the form's check has made sure that the document belongs to the region
    return replaceRealName(tx, cipher, sending, {
      region,
      ...rest,
      certificateType: certificateType as CertificateType,
      numberHash: numberHash(cipher, keyId, rest.idNumber),
    })
  }
  return db.transaction(store).catch((error) => {
    if (brokenConstraint(error) !== NUMBER_INDEX) throw error
    throw refusedForm([{ field: 'idNumber', problem: 'idNumberTaken' }])
  })
}

/** Checks a verification and stores it (C107, C108, C140). */
export async function sendRealName(
  platform: Platform,
  { files, ...sent }: Omit<RealNameSent, 'photos'> & { files: ReceivedForm['files'] },
): Promise<RealNameRow> {
  const { region, fields } = sent
  const missing = realNameMissing(fields, (files.holdingPhoto?.bytes ?? 0) > 0)
  if (missing.length > 0) throw refusedForm(missing.map((field) => ({ field, problem: 'realNameRequired' })))
  const problems: FormProblem[] = [
    ...realNameProblems(region, fields).map((problem) => ({ field: realNameFieldOf[problem], problem })),
    ...tooBigPhotos(files),
  ]
  if (problems.length > 0) throw refusedForm(problems)
  return storeRealName(platform, { ...sent, photos: await encodePhotos(files, photoParts) })
}

/** An enterprise with valid fields, and its licence. */
export interface CompanySent {
  userId: number
  idempotencyKey: string
  fields: CompanyFields
  photos: readonly NewPhoto[]
}

/** Stores an enterprise, unless an earlier one forbids it; a repeat is answered with the row that the first one stored. */
export function storeCompany(
  { db, clock, cipher }: Pick<Platform, 'db' | 'clock' | 'cipher'>,
  { userId, idempotencyKey, fields, photos }: CompanySent,
): Promise<CompanyRow> {
  const sending = { userId, idempotencyKey, at: new Date(clock()) }
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const stored = (await findCompany(tx, cipher, userId)) ?? null
    if (stored?.idempotencyKey === idempotencyKey) return stored
    const refusal = companyRefusal(stored)
    if (refusal) throw new ApiError(refusal)
    const clean = companyFieldsOf(fields)
    const keyId = await keyOfHashes(tx, cipher)
    await replacePhotos(tx, cipher, sending, ['licence'], photos)
    return replaceCompany(tx, cipher, sending, { ...clean, codeHash: codeHash(cipher, keyId, clean.creditCode) })
  })
}

/** Checks an enterprise and stores it (C121). */
export async function sendCompany(
  platform: Platform,
  userId: number,
  { fields, files, idempotencyKey }: Arrived<typeof submitCompany>,
): Promise<CompanyRow> {
  const problems: FormProblem[] = [
    ...companyProblems(fields).map((problem) => ({ field: companyFieldOf[problem], problem })),
    ...(files.licence?.bytes ? [] : [{ field: 'licence', problem: 'licenceMissing' } as const]),
    ...tooBigPhotos(files),
  ]
  if (problems.length > 0) throw refusedForm(problems)
  const photos = await encodePhotos(files, ['licence'])
  return storeCompany(platform, { userId, idempotencyKey, fields, photos })
}
