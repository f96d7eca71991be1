import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Reading } from '@shulei/contract/data/dataset/table-schemas.ts'
import { formatOf, type ProfileProblem } from '@shulei/domain/data/dataset/profile.ts'
import type { ReadingChoice } from '@shulei/domain/data/dataset/reading/reading.ts'
import type { TableProfile } from '../../../src/modules/data/dataset/profile/profile-task.ts'
import { openProfiler } from '../../../src/modules/data/dataset/profile/profiler.ts'

export type Profiles = ReturnType<typeof openProfiles>

/** Profiles contents in the child process with its limits, as the server does. */
export function openProfiles(timeoutMs = 60_000) {
  const folder = mkdtempSync(join(tmpdir(), 'profiles-'))
  mkdirSync(join(folder, 'scratch'))
  const profiler = openProfiler({ scratch: join(folder, 'scratch'), timeoutMs })
  return {
    async profile(
      name: string,
      content: string | Uint8Array,
      readings: Readonly<Record<string, ReadingChoice>> = {},
    ): Promise<{ problem: ProfileProblem | null; tables: TableProfile[] }> {
      const path = join(folder, 'source')
      writeFileSync(path, content)
      let tables: TableProfile[] = []
      const found = await profiler.profile({ path, name, format: formatOf(name), readings }, async (result) => {
        tables = result.tables
        // every reading is one that pages and calls can show
        for (const { reading } of tables) Reading.parse(reading)
      })
      rmSync(path)
      if (found?.message) throw new Error(found.message)
      return { problem: found?.problem ?? null, tables }
    },
    close() {
      profiler.close()
      rmSync(folder, { recursive: true })
    },
  }
}
