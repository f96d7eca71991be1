import { inArray } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { BUILT_IN, settings } from '../../base/site/tables.ts'

/** The operator's texts of the footer as they are stored, and whether the site holds the built-in content; one statement. */
export async function findWebsite(on: Executor): Promise<{ texts: unknown; isDemonstration: boolean }> {
  const { key, value } = settings
  const rows = await on
    .select({ key, value })
    .from(settings)
    .where(inArray(key, ['website', BUILT_IN]))
  return {
    texts: rows.find((row) => row.key === 'website')?.value,
    isDemonstration: rows.some((row) => row.key === BUILT_IN),
  }
}
