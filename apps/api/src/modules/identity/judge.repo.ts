import { and, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/database.ts'
import { companies, realNames } from './tables.ts'

const [PASSED, PENDING, REJECTED] = [1, 2, 3] as const

const [mainland, overseas] = [eq(realNames.authType, 1), eq(realNames.authType, 2)]
/** The one of the two statuses that counts says that it waits. */
const realNamePending = or(
  and(mainland, eq(realNames.idCardStatus, PENDING)),
  and(overseas, eq(realNames.overseaAuthStatus, PENDING)),
)
const companyPending = eq(companies.status, PENDING)

/** How many other people have given the same number. Columns by name: the builder leaves out of which table they are. */
const sharedBy = sql<number>`(select count(*)::int from real_names o
  where o.id_number = real_names.id_number and o.user_id <> real_names.user_id)`
const companySharedBy = sql<number>`(select count(*)::int from companies o
  where o.credit_code = companies.credit_code and o.user_id <> companies.user_id)`

/** Verifications that wait for a decision, oldest first; of one person where one is named. */
export const findPendingRealNames = (on: Executor, userId?: number) =>
  on
    .select({ row: realNames, sharedBy })
    .from(realNames)
    .where(and(realNamePending, userId === undefined ? undefined : eq(realNames.userId, userId)))
    .orderBy(realNames.sentAt, realNames.id)

/** Enterprises that wait for a decision, oldest first; of one person where one is named. */
export const findPendingCompanies = (on: Executor, userId?: number) =>
  on
    .select({ row: companies, sharedBy: companySharedBy })
    .from(companies)
    .where(and(companyPending, userId === undefined ? undefined : eq(companies.userId, userId)))
    .orderBy(companies.sentAt, companies.id)

/** A decision: passed, or refused for a reason in both languages. */
export interface Judgement {
  reason: { cn: string; en: string } | null
  at: Date
}

const decided = ({ reason, at }: Judgement) => ({
  failureReason: reason?.cn ?? null,
  failureReasonEn: reason?.en ?? null,
  updatedAt: at,
})

const codeOf = ({ reason }: Judgement) => (reason ? REJECTED : PASSED)

/** The status that a verification gets in the column of its region. */
const statusIn = (region: SQL, column: SQLWrapper, code: number) =>
  sql`case when ${region} then ${code}::smallint else ${column} end`

/** Decides a verification that waits. False when there is none. */
export async function judgeRealName(tx: Tx, userId: number, judgement: Judgement): Promise<boolean> {
  const code = codeOf(judgement)
  const rows = await tx
    .update(realNames)
    .set({
      idCardStatus: statusIn(mainland, realNames.idCardStatus, code),
      overseaAuthStatus: statusIn(overseas, realNames.overseaAuthStatus, code),
      ...decided(judgement),
    })
    .where(and(eq(realNames.userId, userId), realNamePending))
    .returning({ id: realNames.id })
  return rows.length > 0
}

/** Decides an enterprise that waits. False when there is none. */
export async function judgeCompany(tx: Tx, userId: number, judgement: Judgement): Promise<boolean> {
  const rows = await tx
    .update(companies)
    .set({ status: codeOf(judgement), ...decided(judgement) })
    .where(and(eq(companies.userId, userId), companyPending))
    .returning({ id: companies.id })
  return rows.length > 0
}
