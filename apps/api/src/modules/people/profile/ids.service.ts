import type { Platform } from '../../../platform/platform.ts'
import { personRef, userMissing } from './access.service.ts'
import { findIds } from './ids.repo.ts'

/** Both ids of a person, by either of them (C103, C104, Q056). Throws `userNotExist`. */
export async function readPersonIds({ db }: Pick<Platform, 'db'>, id: string): Promise<{ id: number; userId: string }> {
  const row = await findIds(db, personRef(id, 0))
  if (!row) throw userMissing(id)
  return row
}
