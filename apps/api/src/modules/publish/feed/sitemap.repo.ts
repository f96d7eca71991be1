import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { ms, stamp } from '../../../platform/db/instant.ts'
import { liveVersion, type microsites, type StoredRecord } from '../microsite/tables.ts'

export interface MicrositePages extends Record<string, unknown>, Pick<StoredRecord, 'menu'> {
  name: string
  kind: typeof microsites.$inferSelect.kind
  /** When the version that visitors see was made, or came into its own by schedule; milliseconds. */
  updatedAt: number
  /** The newest first. `updatedAt` is in milliseconds. */
  news: { number: number; updatedAt: number }[]
}

/** Published microsites with the menu of the version that visitors see and their newest news, at most `mostNews` each. */
export async function findMicrositePages(on: Executor, now: Date, mostNews: number): Promise<MicrositePages[]> {
  const { rows } = await on.execute<{ site: MicrositePages }>(sql`
    select json_build_object('name', m.name, 'kind', m.kind, 'menu', v.record -> 'menu',
      'updatedAt', greatest(${ms('v.created_at')}, case when v.number = m.next_version then ${ms('m.next_at')} end),
      'news', coalesce((
        select json_agg(json_build_object('number', n.number,
          'updatedAt', greatest(${ms('n.published_at')}, ${ms('n.updated_at')})) order by n.published_at desc, n.id desc)
        from (select * from microsite_news n where n.microsite_id = m.id and n.published_at <= ${stamp(now)}
          order by n.published_at desc, n.id desc limit ${mostNews}) n), '[]'::json)) as site
    from microsites m join microsite_versions v on v.microsite_id = m.id and v.number = ${liveVersion(now)}
    where m.published_at <= ${stamp(now)} order by m.sort, m.id`)
  return rows.map(({ site }) => site)
}
