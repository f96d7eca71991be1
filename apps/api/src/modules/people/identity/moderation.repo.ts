import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DataCipher } from '../../../platform/cipher/cipher.ts'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { decryptedCompany, decryptedRealName } from './encrypted-rows.ts'
import { companies, realNames } from './tables.ts'

const [PASSED, PENDING, REJECTED] = [1, 2, 3] as const

const [mainland, overseas] = [eq(realNames.authType, 1), eq(realNames.authType, 2)]
/** SQL condition: a verification is pending, by the status column of its region. */
const realNamePending = or(
  and(mainland, eq(realNames.idCardStatus, PENDING)),
  and(overseas, eq(realNames.overseaAuthStatus, PENDING)),
)
const companyPending = eq(companies.status, PENDING)

/**
 * Number of other people with the same document number. Columns are written by name, since the query builder leaves out their
 * table.
 */
const sharedBy = sql<number>`(select count(*)::int from real_names o
  where o.number_hash = real_names.number_hash and o.user_id <> real_names.user_id)`
const companySharedBy = sql<number>`(select count(*)::int from companies o
  where o.code_hash = companies.code_hash and o.user_id <> companies.user_id)`

/** Pending verifications, oldest first; those of one person when `userId` is given. */
export async function findPendingRealNames(on: Executor, cipher: DataCipher, userId?: number) {
  const rows = await on
    .select({ row: realNames, sharedBy })
    .from(realNames)
    .where(and(realNamePending, userId === undefined ? undefined : eq(realNames.userId, userId)))
    .orderBy(realNames.sentAt, realNames.id)
  return rows.map(({ row, sharedBy }) => ({ row: decryptedRealName(cipher, row), sharedBy }))
}

/** Pending enterprises, oldest first; those of one person when `userId` is given. */
export async function findPendingCompanies(on: Executor, cipher: DataCipher, userId?: number) {
  const rows = await on
    .select({ row: companies, sharedBy: companySharedBy })
    .from(companies)
    .where(and(companyPending, userId === undefined ? undefined : eq(companies.userId, userId)))
    .orderBy(companies.sentAt, companies.id)
  return rows.map(({ row, sharedBy }) => ({ row: decryptedCompany(cipher, row), sharedBy }))
}

/** A decision of an operator: passed, or refused for a reason in both languages. */
export interface Decision {
  reason: { cn: string; en: string } | null
  at: Date
}

const columnsOf = ({ reason, at }: Decision) => ({
  failureReason: reason?.cn ?? null,
  failureReasonEn: reason?.en ?? null,
  updatedAt: at,
})

const codeOf = ({ reason }: Decision) => (reason ? REJECTED : PASSED)

/** SQL: the new status of a verification, in the column of its region. */
const statusIn = (region: SQL, column: SQLWrapper, code: number) =>
  sql`case when ${region} then ${code}::smallint else ${column} end`

/** Decides a pending verification; answers its id, or null when there is none. */
export async function decideRealName(tx: Tx, userId: number, decision: Decision): Promise<number | null> {
  const code = codeOf(decision)
  const [row] = await tx
    .update(realNames)
    .set({
      idCardStatus: statusIn(mainland, realNames.idCardStatus, code),
      overseaAuthStatus: statusIn(overseas, realNames.overseaAuthStatus, code),
      ...columnsOf(decision),
    })
    .where(and(eq(realNames.userId, userId), realNamePending))
    .returning({ id: realNames.id })
  return row?.id ?? null
}

/** Decides a pending enterprise; answers its id, or null when there is none. */
export async function decideCompany(tx: Tx, userId: number, decision: Decision): Promise<number | null> {
  const [row] = await tx
    .update(companies)
    .set({ status: codeOf(decision), ...columnsOf(decision) })
    .where(and(eq(companies.userId, userId), companyPending))
    .returning({ id: companies.id })
  return row?.id ?? null
}
