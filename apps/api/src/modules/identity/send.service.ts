import type { submitCompany } from '@shulei/contract/identity/calls.ts'
import {
  type CompanyFields,
  companyFieldOf,
  companyFieldsOf,
  companyProblems,
  companyRefusal,
} from '@shulei/domain/identity/company.ts'
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
} from '@shulei/domain/identity/real-name.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { ReceivedForm } from '../../platform/http/receive-form.ts'
import type { Platform } from '../../platform/platform.ts'
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
import { type Arrived, encodePhotos, type FormProblem, refusedForm, tooBigPhotos } from './receive.ts'

export interface SendOptions {
  /** Makes what a person sends wait for each other. Tests put one in that does nothing, and must then see two stored. */
  lock?: (tx: Tx, userId: number) => Promise<void>
}

/** A verification whose fields are right, with its photographs. */
export interface RealNameSent {
  userId: number
  idempotencyKey: string
  region: Region
  /** Id of the refused one that it replaces. */
  replaces: number | null
  fields: RealNameFields
  photos: readonly NewPhoto[]
}

/** Stores a verification, unless what is stored speaks against it; a repeat is answered with what the first one stored. */
export function storeRealName(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId, idempotencyKey, region, replaces, fields, photos }: RealNameSent,
  { lock = lockPerson }: SendOptions = {},
): Promise<RealNameRow> {
  const sending = { userId, idempotencyKey, at: new Date(clock()) }
  return db.transaction(async (tx) => {
    await lock(tx, userId)
    const stored = (await findRealName(tx, userId)) ?? null
    if (stored?.idempotencyKey === idempotencyKey) return stored
    const refusal = realNameRefusal(stored, { region, replaces })
    if (refusal) throw new ApiError(refusal)
    const { certificateType, ...rest } = realNameFieldsOf(fields)
    await replacePhotos(tx, sending, photoParts, photos)
    // the problems of the form say that it is a document of the region
    return replaceRealName(tx, sending, { region, ...rest, certificateType: certificateType as CertificateType })
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

/** An enterprise whose fields are right, with its licence. */
export interface CompanySent {
  userId: number
  idempotencyKey: string
  fields: CompanyFields
  photos: readonly NewPhoto[]
}

/** Stores an enterprise, unless what is stored speaks against it; a repeat is answered with what the first one stored. */
export function storeCompany(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId, idempotencyKey, fields, photos }: CompanySent,
  { lock = lockPerson }: SendOptions = {},
): Promise<CompanyRow> {
  const sending = { userId, idempotencyKey, at: new Date(clock()) }
  return db.transaction(async (tx) => {
    await lock(tx, userId)
    const stored = (await findCompany(tx, userId)) ?? null
    if (stored?.idempotencyKey === idempotencyKey) return stored
    const refusal = companyRefusal(stored)
    if (refusal) throw new ApiError(refusal)
    await replacePhotos(tx, sending, ['licence'], photos)
    return replaceCompany(tx, sending, companyFieldsOf(fields))
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
