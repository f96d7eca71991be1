import { createHash, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database.ts'
import { verifications } from './tables.ts'

const sameText = (a: string, b: string) => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/**
 * Compares a phone code with the newest one that was sent, and spends it when it is right: of two tries at once only one
 * succeeds. The library keeps it as `code:tries`.
 */
export async function spendPhoneCode(db: Executor, phone: string, code: string, now: Date) {
  const [row] = await db
    .select()
    .from(verifications)
    .where(eq(verifications.identifier, phone))
    .orderBy(desc(verifications.id))
    .limit(1)
  if (!row || row.expiresAt <= now) return 'expired'
  if (!sameText(row.value.split(':')[0] ?? '', code)) return 'wrong'
  const spent = await db.delete(verifications).where(eq(verifications.identifier, phone)).returning()
  return spent.some(({ id }) => id === row.id) ? 'right' : 'expired'
}

const identifierOf = (code: string) => `site-code:${createHash('sha256').update(code).digest('base64url')}`

/** Keeps a one-time code for a site: which session it stands for, and for which origin alone it is good. */
export async function storeSiteCode(
  db: Executor,
  code: string,
  value: { sessionId: number; origin: string },
  until: Date,
) {
  await db
    .insert(verifications)
    .values({ identifier: identifierOf(code), value: JSON.stringify(value), expiresAt: until })
}

/** Spends a one-time code. Null when it was spent, has run out, or is none. */
export async function takeSiteCode(db: Executor, code: string, now: Date) {
  const [row] = await db
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifierOf(code)), gt(verifications.expiresAt, now)))
    .returning()
  return row ? (JSON.parse(row.value) as { sessionId: number; origin: string }) : null
}
