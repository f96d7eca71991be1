import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { stamp } from '../../../platform/db/instant.ts'
import { liveVersion, type microsites, type StoredRecord } from '../microsite/tables.ts'

export interface MicrositeWords extends Record<string, unknown>, Pick<StoredRecord['hero'], 'eyebrow' | 'lead'> {
  name: string
  kind: typeof microsites.$inferSelect.kind
  title: StoredRecord['title']
  tracks: StoredRecord['tracks']['items']
}

/** Published microsites in their order, each with the words of the version that visitors see. */
export async function findMicrositeWords(on: Executor, now: Date): Promise<MicrositeWords[]> {
  const { rows } = await on.execute<MicrositeWords>(sql`
    select m.name, m.kind, v.record -> 'title' as title,
      v.record -> 'hero' -> 'eyebrow' as eyebrow, v.record -> 'hero' -> 'lead' as lead,
      v.record -> 'tracks' -> 'items' as tracks
    from microsites m join microsite_versions v on v.microsite_id = m.id and v.number = ${liveVersion(now)}
    where m.published_at <= ${stamp(now)}
    order by m.kind, m.sort, m.id`)
  return rows
}
