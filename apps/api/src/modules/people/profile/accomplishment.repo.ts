import type { AccomplishmentKind } from '@shulei/domain/people/profile/accomplishments.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { accomplishments } from './tables.ts'

type Row = typeof accomplishments.$inferInsert

/** Ids and places of a person's accomplishments of one kind, in their order. */
export const findPlaces = (on: Executor, userId: number, kind: AccomplishmentKind) =>
  on
    .select({ id: accomplishments.id, sort: accomplishments.sort })
    .from(accomplishments)
    .where(and(eq(accomplishments.userId, userId), eq(accomplishments.kind, kind)))
    .orderBy(asc(accomplishments.sort), sql`${accomplishments.gotAt} desc nulls last`, asc(accomplishments.id))

export async function insertAccomplishment(on: Executor, row: Row): Promise<number> {
  const [stored] = await on.insert(accomplishments).values(row).returning({ id: accomplishments.id })
  if (!stored) throw new Error('the accomplishment was not stored')
  return stored.id
}

interface OwnRow {
  userId: number
  kind: AccomplishmentKind
  id: number
}

const own = ({ userId, kind, id }: OwnRow) =>
  and(eq(accomplishments.id, id), eq(accomplishments.userId, userId), eq(accomplishments.kind, kind))

/** The stored parts of one of the person's own accomplishments; null when there is none. The caller holds the lock of the lists. */
export async function findParts(on: Executor, row: OwnRow) {
  const { name, organization, description, gotAt: getTime } = accomplishments
  const [parts] = await on.select({ name, organization, description, getTime }).from(accomplishments).where(own(row))
  return parts ?? null
}

/** Changes one of the person's own accomplishments of a kind; answers whether there is such a row. */
export async function changeAccomplishment(
  on: Executor,
  named: OwnRow,
  row: Omit<Row, 'id' | 'userId' | 'kind' | 'createdAt'>,
): Promise<boolean> {
  return (await on.update(accomplishments).set(row).where(own(named)).returning({ id: accomplishments.id })).length > 0
}

/** Deletes one of the person's own accomplishments of a kind; answers the number of deleted rows. */
export async function deleteAccomplishment(on: Executor, row: OwnRow): Promise<number> {
  return (await on.delete(accomplishments).where(own(row)).returning({ id: accomplishments.id })).length
}

/** Stores the place of each id, counted from 1, in one statement. */
export async function placeAll(on: Executor, userId: number, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  const places = sql.join(
    ids.map((id, index) => sql`(${id}::bigint, ${index + 1}::int)`),
    sql`, `,
  )
  await on.execute(sql`
    update accomplishments a set sort = p.place, updated_at = ${at.toISOString()}::timestamptz
    from (values ${places}) as p(id, place)
    where a.id = p.id and a.user_id = ${userId}`)
}
