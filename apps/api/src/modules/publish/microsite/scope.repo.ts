import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { stamp } from '../../../platform/db/instant.ts'
import { type Kind, withLiveVersion } from './microsite.repo.ts'

/** A published microsite with the competitions of its tracks. */
export interface MicrositeScope extends Record<string, unknown> {
  name: string
  kind: Kind
  competitionIds: number[]
}

/** Published microsites in their order: all of them, or those of a name; one statement. */
export async function findScopes(on: Executor, { name, now }: { name?: string; now: Date }): Promise<MicrositeScope[]> {
  const { rows } = await on.execute<MicrositeScope>(sql`
    select m.name, m.kind, coalesce((
      select json_agg((track ->> 'competitionId')::bigint)
      from jsonb_array_elements(v.record -> 'tracks' -> 'items') track), '[]'::json) as "competitionIds"
    from microsites m ${withLiveVersion(now)}
    where m.published_at <= ${stamp(now)} and (${name ?? null}::text is null or m.name = ${name ?? null}::text)
    order by m.kind, m.sort, m.id`)
  return rows
}
