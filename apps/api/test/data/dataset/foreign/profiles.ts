import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipOf } from '../../../../make-datasets/zip.ts'
import { profileFile } from '../../../../src/modules/data/dataset/profile/profile-file.ts'
import type { TableProfile } from '../../../../src/modules/data/dataset/profile/profile-task.ts'
import type { ForeignTable } from './packages.ts'

/** Profiles tables fifty at a time, in one archive. */
export async function profilesOf(
  tables: readonly Pick<ForeignTable, 'name' | 'bytes'>[],
): Promise<Map<string, TableProfile>> {
  const found = new Map<string, TableProfile>()
  for (let from = 0; from < tables.length; from += 50) {
    const scratch = mkdtempSync(join(tmpdir(), 'foreign-'))
    const file = join(scratch, 'source')
    writeFileSync(file, zipOf(tables.slice(from, from + 50)))
    const profile = await profileFile({ file, name: 'a.zip', format: 'zip', readings: {}, scratch })
    for (const table of profile.tables) found.set(table.part, table)
    rmSync(scratch, { recursive: true })
  }
  return found
}
