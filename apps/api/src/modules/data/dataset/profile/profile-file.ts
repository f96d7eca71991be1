import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type FileFormat, MAX_TABLES } from '@shulei/domain/data/dataset/profile.ts'
import { drawSheet } from './contact-sheet.ts'
import { type Engine, openEngine } from './engine.ts'
import { loadTable } from './load-table.ts'
import { measureTable } from './measure-table.ts'
import type { FileProfile, ProfileTask, TableProfile } from './profile-task.ts'
import { Refusal } from './refusal.ts'
import { openParts } from './zip-parts.ts'

type TableFormat = Parameters<typeof loadTable>[2]

const isTable = (format: FileFormat): format is TableFormat => ['csv', 'tsv', 'jsonl', 'parquet'].includes(format)

async function profileTable(
  engine: Engine,
  path: string,
  { format, part, task }: { format: TableFormat; part: string; task: ProfileTask },
) {
  const choice = task.readings[part] ?? {}
  const loaded = await loadTable(engine, path, format, task.scratch, { choice })
  return measureTable(engine, part, loaded, choice)
}

/** Adds the name of a part to the problem of its table. */
const inPart = (part: string) => (error: unknown) =>
  Promise.reject(error instanceof Refusal ? new Refusal({ ...error.problem, part }) : error)

async function profileZip(engine: Engine, task: ProfileTask): Promise<FileProfile> {
  const { file, scratch } = task
  const { parts, close } = await openParts(file, scratch)
  try {
    const tables: TableProfile[] = []
    const tableParts = parts.filter(({ format }) => isTable(format))
    for (const part of tableParts.slice(0, MAX_TABLES)) {
      const path = await part.unpack()
      tables.push(
        await profileTable(engine, path, { format: part.format as TableFormat, part: part.name, task }).catch(
          inPart(part.name),
        ),
      )
      await rm(path)
    }
    const pictures = parts.filter(({ format }) => format === 'image')
    const files = pictures.map(({ name, unpack }) => ({ name, path: unpack }))
    return { tables, tableCount: tableParts.length, sheet: files.length > 0 ? await drawSheet(files, scratch) : null }
  } finally {
    close()
  }
}

/**
 * Profiles a file: its table, the tables and pictures of an archive, or a picture. Throws `Refusal` for what its owner can solve.
 * A file of another format has neither table nor sheet.
 */
export async function profileFile(task: ProfileTask): Promise<FileProfile> {
  const { file, format, scratch } = task
  if (format === 'image') {
    const sheet = await drawSheet([{ name: '', path: async () => file }], scratch)
    const pictures = sheet.pictures.map((one) => ({ ...one, name: task.name }))
    return { tables: [], tableCount: 0, sheet: { ...sheet, pictures } }
  }
  if (format === 'other') return { tables: [], tableCount: 0, sheet: null }
  const engine = await openEngine(scratch, [dirname(file)])
  try {
    if (format === 'zip') return await profileZip(engine, task)
    return { tables: [await profileTable(engine, file, { format, part: '', task })], tableCount: 1, sheet: null }
  } finally {
    engine.close()
  }
}
