import { sql } from 'drizzle-orm'
import type { Executor } from '../../../../platform/db/database.ts'

/**
 * Lets a profiled file wait to be profiled again, if a table of it has no copy; its profile is shown meanwhile. False where another slice
 * was first.
 */
export async function requestCopies(on: Executor, fileId: number): Promise<boolean> {
  const { rows } = await on.execute(sql`
    update dataset_files f set profile_state = 'waiting' where f.id = ${fileId} and f.profile_state = 'done'
      and exists (select 1 from dataset_tables t where t.file_id = f.id and t.copy is null) returning f.id`)
  return rows.length > 0
}
