import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatOf } from '@shulei/domain/data/dataset/profile.ts'
import type { ReadingChoice } from '@shulei/domain/data/dataset/reading/reading.ts'
import { profileFile } from '../../../src/modules/data/dataset/profile/profile-file.ts'
import type { TableProfile } from '../../../src/modules/data/dataset/profile/profile-task.ts'

/** Profiles the one table of a file in this process. Throws `Refusal`. */
export async function profileOf(
  name: string,
  content: string | Uint8Array,
  choice: ReadingChoice = {},
): Promise<TableProfile> {
  const scratch = mkdtempSync(join(tmpdir(), 'reading-'))
  const file = join(scratch, 'source')
  writeFileSync(file, content)
  try {
    const { tables } = await profileFile({ file, name, format: formatOf(name), readings: { '': choice }, scratch })
    const [table] = tables
    if (!table) throw new Error(`${name} has no table`)
    return table
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

/** The column of a name. */
export function columnOf({ columns }: TableProfile, name: string): TableProfile['columns'][number] {
  const column = columns.find((one) => one.name === name)
  if (!column) throw new Error(`no column ${name} in ${columns.map((one) => one.name).join(', ')}`)
  return column
}
