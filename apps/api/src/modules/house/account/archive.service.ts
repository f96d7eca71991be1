import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { csvFile } from '@shulei/domain/base/text/csv.ts'
import { exportPath, fitFiles } from '@shulei/domain/house/account/export.ts'
import { loadTexts } from '../../../platform/messages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Measured, measured, writeZip, type ZipEntry } from '../../../platform/zip.ts'
import { reachableEmail } from '../../base/session/user.service.ts'
import { picturesOf } from '../../base/upload/upload.service.ts'
import { companyState, realNameState } from '../../people/identity/identity.service.ts'
import { otherParts } from './export.repo.ts'
import { findOwnFiles, type OwnFile } from './export-files.repo.ts'
import { type ExportPart, type ExportRow, tableParts } from './export-parts.repo.ts'

const texts = loadTexts('data-export')

/** Reasons why the export has no copy of something. */
type Reason = 'team' | 'missing' | 'tooMuch' | 'photographs'

/** Something that the export names and has no copy of. */
interface LeftOut {
  path: string
  bytes: number | null
  why: { cn: string; en: string }
}

const photographs = 'verification-photographs'

const reasonOf = (reason: Reason) => ({ cn: texts['zh-CN'][reason] ?? '', en: texts['en-US'][reason] ?? '' })

const leave = (file: OwnFile, reason: Reason): LeftOut => ({
  path: exportPath(file),
  bytes: file.bytes,
  why: reasonOf(reason),
})

/** The verification of a person and of their enterprise, decrypted. */
const verificationParts = (platform: Platform): readonly ExportPart[] => [
  {
    file: 'verification',
    covers: ['real_names.user_id'],
    read: async (_, userId) => [{ ...(await realNameState(platform, userId, { lang: 'zh-CN', whole: true })) }],
  },
  {
    file: 'enterprise',
    covers: ['companies.user_id'],
    read: async (_, userId) => [{ ...(await companyState(platform, userId, 'zh-CN')) }],
  },
]

/** Every part of an export, in the order of the archive. */
export const exportParts = (platform: Platform): readonly ExportPart[] => [
  ...otherParts,
  ...tableParts,
  ...verificationParts(platform),
]

const cell = (value: unknown): string | number | null => {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number') return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Rows as a CSV file with a line of names. */
function csvOf(rows: readonly ExportRow[]): string {
  const names = Object.keys(rows[0] ?? {})
  return csvFile([names, ...rows.map((row) => names.map((name) => cell(row[name])))])
}

/** A placeholder of the mail column is no data of the person. */
const withoutPlaceholder = (row: ExportRow): ExportRow =>
  typeof row.email === 'string' ? { ...row, email: reachableEmail(row.email) } : row

/** The files of a person: those that the export takes, and the names of the others with the reason. */
async function filesOf({ db, files }: Platform, userId: number) {
  const pictures = (await picturesOf(db, userId)).map(
    ({ key, ...picture }): OwnFile => ({ ...picture, kind: 'pictures', name: extname(key), key, isOpen: true }),
  )
  const leftOut: LeftOut[] = []
  const found: OwnFile[] = []
  for (const file of [...pictures, ...(await findOwnFiles(db, userId))]) {
    if (!file.isOpen) leftOut.push(leave(file, 'team'))
    else if (await files.disk.exists(file.key)) found.push(file)
    else leftOut.push(leave(file, 'missing'))
  }
  const { taken, left } = fitFiles(found)
  return { taken, leftOut: [...leftOut, ...left.map((file) => leave(file, 'tooMuch'))] }
}

/** Writes the archive of everything that the site stores about a person into a new file, with the files that they have uploaded. */
export async function writeArchive(
  platform: Platform,
  userId: number,
  { path, signal }: { path: string; signal: AbortSignal },
): Promise<Measured> {
  const now = new Date(platform.clock())
  const bytes = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8')
  async function* entries(): AsyncGenerator<ZipEntry> {
    const files: { file: string; rows: number }[] = []
    for (const { file, read } of exportParts(platform)) {
      const rows = (await read(platform.db, userId, now)).map(withoutPlaceholder)
      files.push({ file, rows: rows.length })
      yield { name: `${file}.json`, bytes: bytes(rows) }
      yield { name: `${file}.csv`, bytes: Buffer.from(csvOf(rows), 'utf8') }
    }
    const { taken, leftOut } = await filesOf(platform, userId)
    const uploads: (Measured & { path: string })[] = []
    for (const file of taken) {
      const name = exportPath(file)
      const note = (facts: Measured) => uploads.push({ path: name, ...facts })
      yield {
        name,
        open: async () => Readable.from(measured(await platform.files.read(file.key), note), { objectMode: false }),
      }
    }
    if (files.some(({ file, rows }) => file === photographs && rows > 0)) {
      leftOut.push({ path: photographs, bytes: null, why: reasonOf('photographs') })
    }
    const about = { site: platform.config.publicUrl, user: userId, builtAt: now.toISOString(), files, uploads, leftOut }
    // opened last, when all uploads are measured
    yield { name: 'contents.json', open: async () => Readable.from([bytes(about)]) }
  }
  return writeZip(path, entries(), { at: now, signal })
}
