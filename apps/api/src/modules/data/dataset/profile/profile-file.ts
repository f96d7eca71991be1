import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ownOf } from '@shulei/domain/base/text/own.ts'
import { contentOf, kindOf, type OtherKind, SIGNATURE_BYTES } from '@shulei/domain/data/dataset/file-kind.ts'
import { type FileFormat, isTable, MAX_TABLES } from '@shulei/domain/data/dataset/profile.ts'
import { drawSheet } from './contact-sheet.ts'
import { type Engine, openEngine } from './engine.ts'
import { measureTable } from './measure-table.ts'
import { openTables } from './open-tables.ts'
import type { CopiedTable, FileProfile, ProfileTask } from './profile-task.ts'
import { Refusal, refuse } from './refusal.ts'
import { headOf } from './text-file.ts'
import { openParts, type Part } from './zip-parts.ts'

/** Profiles the tables of a file, which is `part` of an archive or has no part. Empty ones beside others are left out. */
async function profileTables(
  engine: Engine,
  file: { path: string; name: string; format: FileFormat; part: string },
  task: ProfileTask,
  most: number,
): Promise<{ tables: CopiedTable[]; tableCount: number }> {
  const { tables, close } = await openTables(file, task.scratch, ownOf(task.readings, file.part) ?? {})
  const profiles: CopiedTable[] = []
  let empty = 0
  try {
    for (const table of tables) {
      if (profiles.length === most) break
      const part = [file.part, table.part].filter((name) => name !== '').join('/')
      const choice = ownOf(task.readings, part) ?? {}
      try {
        const loaded = await table.load(engine, { choice })
        const copyTo = task.copies ? join(task.scratch, `copy-${randomUUID()}.parquet`) : null
        const profile = await measureTable(engine, part, loaded, choice, copyTo)
        const { isHidden, inside, jsonPath } = table
        const more = {
          ...(isHidden ? { isHidden } : {}),
          ...(inside === undefined ? {} : { inside }),
          ...(jsonPath === undefined ? {} : { jsonPath }),
        }
        profiles.push({ ...profile, reading: { ...profile.reading, ...more } })
      } catch (error) {
        const isEmpty = error instanceof Refusal && ['empty', 'noTable'].includes(error.problem.code)
        if (isEmpty && tables.length > ++empty) continue
        if (part === file.part) throw error
        await inPart(part)(error)
      }
    }
  } finally {
    await close()
  }
  return { tables: profiles, tableCount: tables.length - empty }
}

/** Adds the name of a part to the problem of its table. */
const inPart = (part: string) => (error: unknown) =>
  Promise.reject(error instanceof Refusal ? new Refusal({ ...error.problem, part }) : error)

/** Whether a part of an archive is something else than a table, as a list of settings or a text to read. */
const isNoTable = (error: unknown) =>
  error instanceof Refusal && ['otherKind', 'noTable', 'notJson'].includes(error.problem.code)

/** Refuses an archive that has nothing that is read, as the kind of its files where they have one. */
function refuseOther(parts: readonly Part[]): never {
  const kinds = new Set(parts.map(({ name }) => kindOf(name)))
  const [only = 'zip'] = kinds
  const [first] = parts
  return kinds.size === 1 && only !== 'unknown' && first
    ? refuse('otherKind', { kind: only, part: first.name })
    : refuse('otherKind', { kind: 'zip' satisfies OtherKind })
}

async function profileZip(engine: Engine, task: ProfileTask): Promise<FileProfile> {
  const { file, scratch } = task
  const { parts, close } = await openParts(file, scratch)
  try {
    const tables: CopiedTable[] = []
    let tableCount = 0
    for (const { name, format, unpack } of parts) {
      if (!isTable(format)) continue
      if (tables.length >= MAX_TABLES) {
        tableCount++
        continue
      }
      const path = await unpack()
      const part = { path, name, format, part: name }
      const found = await profileTables(engine, part, task, MAX_TABLES - tables.length).catch((error) =>
        isNoTable(error) ? { tables: [], tableCount: 0 } : inPart(name)(error),
      )
      tables.push(...found.tables)
      tableCount += found.tableCount
      await rm(path)
    }
    const pictures = parts.filter(({ format }) => format === 'image')
    const files = pictures.map(({ name, unpack }) => ({ name, path: unpack }))
    if (tableCount === 0 && files.length === 0) refuseOther(parts)
    return { tables, tableCount, sheet: files.length > 0 ? await drawSheet(files, scratch) : null }
  } finally {
    close()
  }
}

/**
 * Profiles a file: its table, the tables and pictures of an archive, or a picture. Throws `Refusal` for what its owner can solve.
 * A file of another format is refused as what it is.
 */
export async function profileFile(task: ProfileTask): Promise<FileProfile> {
  const { file, format, scratch } = task
  if (format === 'image') {
    const content = contentOf(await headOf(file, SIGNATURE_BYTES))
    if (content === 'heic' || content === 'picture' || content === 'film') refuse('otherKind', { kind: content })
    const sheet = await drawSheet([{ name: '', path: async () => file }], scratch)
    const pictures = sheet.pictures.map((one) => ({ ...one, name: task.name }))
    return { tables: [], tableCount: 0, sheet: { ...sheet, pictures } }
  }
  const engine = await openEngine(scratch, [dirname(file)])
  try {
    if (format === 'zip') return await profileZip(engine, task)
    const found = await profileTables(engine, { path: file, name: task.name, format, part: '' }, task, MAX_TABLES)
    return { ...found, sheet: null }
  } finally {
    engine.close()
  }
}
