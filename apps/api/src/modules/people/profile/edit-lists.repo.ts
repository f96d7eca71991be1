import { and, asc, count, eq } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { saveProfile } from './edit.repo.ts'
import { accomplishments, careers, educations, skills } from './tables.ts'

/** Tables of a profile whose rows are added and removed one by one. */
const lists = { careers, educations, skills, accomplishments } as const
export type ProfileList = keyof typeof lists

/**
 * Locks the row of a person's profile, made if missing, so that no other transaction adds to the person's lists until this one
 * ends.
 */
export const lockLists = (tx: Tx, userId: number, at: Date): Promise<void> => saveProfile(tx, userId, {}, at)

export async function countIn(on: Executor, list: 'careers' | 'educations', userId: number): Promise<number> {
  const table = lists[list]
  const [row] = await on.select({ count: count() }).from(table).where(eq(table.userId, userId))
  return row?.count ?? 0
}

export async function skillNames(on: Executor, userId: number): Promise<string[]> {
  const rows = await on
    .select({ name: skills.name })
    .from(skills)
    .where(eq(skills.userId, userId))
    .orderBy(asc(skills.id))
  return rows.map(({ name }) => name)
}

const idOf = ([row]: { id: number }[]): number => {
  if (!row) throw new Error('the row was not stored')
  return row.id
}

export const insertCareer = async (on: Executor, row: typeof careers.$inferInsert): Promise<number> =>
  idOf(await on.insert(careers).values(row).returning({ id: careers.id }))

export const insertEducation = async (on: Executor, row: typeof educations.$inferInsert): Promise<number> =>
  idOf(await on.insert(educations).values(row).returning({ id: educations.id }))

export const insertSkill = async (on: Executor, row: typeof skills.$inferInsert): Promise<number> =>
  idOf(await on.insert(skills).values(row).returning({ id: skills.id }))

type NewRow<T extends { $inferInsert: object }> = Omit<T['$inferInsert'], 'id' | 'userId' | 'createdAt'>

/** A person's own career by the names of the contract; null when they have no such row. The caller holds the lock of the lists. */
export async function findCareer(on: Executor, userId: number, id: number) {
  const { company: companyName, job: jobName, fromMonth: workStartTime, toMonth: workEndTime } = careers
  const [row] = await on
    .select({ companyName, jobName, workStartTime, workEndTime })
    .from(careers)
    .where(and(eq(careers.id, id), eq(careers.userId, userId)))
  return row ?? null
}

/** A person's own education by the names of the contract; null when they have no such row. The caller holds the lock of the lists. */
export async function findEducation(on: Executor, userId: number, id: number) {
  const { school: schoolName, major: majorName, degree: degreeName, fromMonth, toMonth } = educations
  const [row] = await on
    .select({ schoolName, majorName, degreeName, eduStartTime: fromMonth, eduEndTime: toMonth })
    .from(educations)
    .where(and(eq(educations.id, id), eq(educations.userId, userId)))
  return row ?? null
}

/** Changes one of the person's own careers; answers whether there is such a row. */
export async function changeCareerRow(on: Executor, userId: number, id: number, row: NewRow<typeof careers>) {
  const own = and(eq(careers.id, id), eq(careers.userId, userId))
  return (await on.update(careers).set(row).where(own).returning({ id: careers.id })).length > 0
}

/** Changes one of the person's own educations; answers whether there is such a row. */
export async function changeEducationRow(on: Executor, userId: number, id: number, row: NewRow<typeof educations>) {
  const own = and(eq(educations.id, id), eq(educations.userId, userId))
  return (await on.update(educations).set(row).where(own).returning({ id: educations.id })).length > 0
}

/** Deletes one of the person's own rows; answers the number of deleted rows. */
export async function deleteRow(on: Executor, list: ProfileList, userId: number, id: number): Promise<number> {
  const table = lists[list]
  const rows = await on
    .delete(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)))
    .returning({ id: table.id })
  return rows.length
}
