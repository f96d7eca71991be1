import type { CompanyFields } from '@shulei/domain/identity/company.ts'
import { type CertificateType, type Region, regions } from '@shulei/domain/identity/real-name.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/database.ts'
import { users } from '../session/tables.ts'
import { companies, type IdentityPart, identityPhotos, realNames } from './tables.ts'

export type RealNameRow = typeof realNames.$inferSelect
export type CompanyRow = typeof companies.$inferSelect

export async function findRealName(db: Executor, userId: number): Promise<RealNameRow | undefined> {
  const [row] = await db.select().from(realNames).where(eq(realNames.userId, userId))
  return row
}

export async function findCompany(db: Executor, userId: number): Promise<CompanyRow | undefined> {
  const [row] = await db.select().from(companies).where(eq(companies.userId, userId))
  return row
}

/** Takes the lock of a person: what they send at once waits for each other, also while nothing is stored yet. */
export async function lockPerson(tx: Tx, userId: number): Promise<void> {
  // the weaker one: rows that refer to the person may be written meanwhile
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Who sends something, when, and by which key of theirs. */
export interface Sending {
  userId: number
  at: Date
  idempotencyKey: string
}

const PENDING = 2

/** Stores what was sent in place of what is there, as a row with an id of its own. */
export async function replaceRealName(
  tx: Tx,
  { userId, at, idempotencyKey }: Sending,
  next: { region: Region; realName: string; certificateType: CertificateType; idNumber: string },
): Promise<RealNameRow> {
  const { region, ...fields } = next
  await tx.delete(realNames).where(eq(realNames.userId, userId))
  const [row] = await tx
    .insert(realNames)
    .values({
      userId,
      authType: regions[region],
      ...fields,
      [region === 'mainland' ? 'idCardStatus' : 'overseaAuthStatus']: PENDING,
      idempotencyKey,
      sentAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  return row as RealNameRow
}

/** Stores what was sent in place of what is there. */
export async function replaceCompany(
  tx: Tx,
  { userId, at, idempotencyKey }: Sending,
  fields: CompanyFields,
): Promise<CompanyRow> {
  await tx.delete(companies).where(eq(companies.userId, userId))
  const [row] = await tx
    .insert(companies)
    .values({ userId, status: PENDING, ...fields, idempotencyKey, sentAt: at, createdAt: at, updatedAt: at })
    .returning()
  return row as CompanyRow
}

export type NewPhoto = Pick<typeof identityPhotos.$inferInsert, 'part' | 'format' | 'bytes'>

const partsOf = (userId: number, parts: readonly IdentityPart[]) =>
  and(eq(identityPhotos.userId, userId), inArray(identityPhotos.part, [...parts]))

export const findPhotos = (on: Executor, userId: number, parts: readonly IdentityPart[]): Promise<NewPhoto[]> =>
  on.select().from(identityPhotos).where(partsOf(userId, parts)).orderBy(identityPhotos.id)

export async function deletePhotos(tx: Tx, userId: number, parts: readonly IdentityPart[]): Promise<void> {
  await tx.delete(identityPhotos).where(partsOf(userId, parts))
}

/** Stores photographs in place of those of these parts. */
export async function replacePhotos(
  tx: Tx,
  { userId, at }: Pick<Sending, 'userId' | 'at'>,
  parts: readonly IdentityPart[],
  photos: readonly NewPhoto[],
): Promise<void> {
  await deletePhotos(tx, userId, parts)
  await tx.insert(identityPhotos).values(photos.map((photo) => ({ userId, ...photo, createdAt: at })))
}
