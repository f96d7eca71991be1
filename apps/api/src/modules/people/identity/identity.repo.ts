import type { CompanyFields } from '@shulei/domain/people/identity/company.ts'
import { type CertificateType, type Region, regions } from '@shulei/domain/people/identity/real-name.ts'
import { and, eq, inArray, isNull, like, not, or, sql } from 'drizzle-orm'
import type { DataCipher } from '../../../platform/cipher/cipher.ts'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { users } from '../../base/session/tables.ts'
import { companyTexts, decryptedCompany, decryptedRealName, photoPlace, realNameTexts } from './encrypted-rows.ts'
import { companies, type IdentityPart, identityPhotos, realNames } from './tables.ts'

/** Rows with their texts decrypted. */
export type RealNameRow = ReturnType<typeof decryptedRealName>
export type CompanyRow = ReturnType<typeof decryptedCompany>

/** Finds a person's verification. This and every function here that decrypts texts or photographs throws `DecryptError`. */
export async function findRealName(db: Executor, cipher: DataCipher, userId: number): Promise<RealNameRow | undefined> {
  const [row] = await db.select().from(realNames).where(eq(realNames.userId, userId))
  return row && decryptedRealName(cipher, row)
}

export async function findCompany(db: Executor, cipher: DataCipher, userId: number): Promise<CompanyRow | undefined> {
  const [row] = await db.select().from(companies).where(eq(companies.userId, userId))
  return row && decryptedCompany(cipher, row)
}

/** Takes the lock of a person, so that verifications sent at the same moment wait for each other, even while none is stored. */
export async function lockPerson(tx: Tx, userId: number): Promise<void> {
  // `no key update` is the weaker lock: rows that refer to the person may be written meanwhile
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Sender, time and idempotency key of a verification. */
export interface Sending {
  userId: number
  at: Date
  idempotencyKey: string
}

const PENDING = 2

/**
 * Stores a verification in place of the person's earlier one, as a row with a new id. Violates the unique index of hashes when
 * another account has the same number pending or passed.
 */
export async function replaceRealName(
  tx: Tx,
  cipher: DataCipher,
  { userId, at, idempotencyKey }: Sending,
  next: {
    region: Region
    realName: string
    certificateType: CertificateType
    idNumber: string
    numberHash: string
  },
): Promise<RealNameRow> {
  const { region, ...fields } = next
  await tx.delete(realNames).where(eq(realNames.userId, userId))
  const [row] = await tx
    .insert(realNames)
    .values({
      userId,
      authType: regions[region],
      ...fields,
      ...realNameTexts.encrypt(cipher, userId, next),
      [region === 'mainland' ? 'idCardStatus' : 'overseaAuthStatus']: PENDING,
      idempotencyKey,
      sentAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  if (!row) throw new Error('the verification was not stored')
  return decryptedRealName(cipher, row)
}

/** Verifications whose hash is missing or was made with another key: passed ones first, then by the time of sending. */
export async function findStaleHashes(db: Executor, cipher: DataCipher, keyId: string): Promise<RealNameRow[]> {
  const rows = await db
    .select()
    .from(realNames)
    .where(or(isNull(realNames.numberHash), not(like(realNames.numberHash, `${keyId}:%`))))
    .orderBy(
      sql`case when ${realNames.authType} = 1 then ${realNames.idCardStatus} else ${realNames.overseaAuthStatus} end <> 1`,
      realNames.sentAt,
      realNames.id,
    )
  return rows.map((row) => decryptedRealName(cipher, row))
}

export async function updateNumberHash(db: Executor, id: number, numberHash: string): Promise<void> {
  await db.update(realNames).set({ numberHash }).where(eq(realNames.id, id))
}

/** Stores an enterprise in place of the person's earlier one. */
export async function replaceCompany(
  tx: Tx,
  cipher: DataCipher,
  { userId, at, idempotencyKey }: Sending,
  { codeHash, ...fields }: CompanyFields & { codeHash: string },
): Promise<CompanyRow> {
  await tx.delete(companies).where(eq(companies.userId, userId))
  const [row] = await tx
    .insert(companies)
    .values({
      userId,
      status: PENDING,
      ...companyTexts.encrypt(cipher, userId, fields),
      codeHash,
      idempotencyKey,
      sentAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  if (!row) throw new Error('the enterprise was not stored')
  return decryptedCompany(cipher, row)
}

/** A photograph with its bytes decrypted. */
export interface NewPhoto {
  part: IdentityPart
  format: 'jpeg' | 'png'
  bytes: Uint8Array
}

const partsOf = (userId: number, parts: readonly IdentityPart[]) =>
  and(eq(identityPhotos.userId, userId), inArray(identityPhotos.part, [...parts]))

export async function findPhotos(
  on: Executor,
  cipher: DataCipher,
  userId: number,
  parts: readonly IdentityPart[],
): Promise<NewPhoto[]> {
  const rows = await on.select().from(identityPhotos).where(partsOf(userId, parts)).orderBy(identityPhotos.id)
  return rows.map(({ part, format, bytes }) => ({
    part,
    format,
    bytes: cipher.decryptBytes(photoPlace(userId, part), bytes),
  }))
}

export async function deletePhotos(tx: Tx, userId: number, parts: readonly IdentityPart[]): Promise<void> {
  await tx.delete(identityPhotos).where(partsOf(userId, parts))
}

/** Stores photographs in place of the person's earlier ones of the same parts. */
export async function replacePhotos(
  tx: Tx,
  cipher: DataCipher,
  { userId, at }: Pick<Sending, 'userId' | 'at'>,
  parts: readonly IdentityPart[],
  photos: readonly NewPhoto[],
): Promise<void> {
  await deletePhotos(tx, userId, parts)
  await tx.insert(identityPhotos).values(
    photos.map(({ part, format, bytes }) => ({
      userId,
      part,
      format,
      bytes: cipher.encryptBytes(photoPlace(userId, part), bytes),
      createdAt: at,
    })),
  )
}
