import { isUtf8 } from 'node:buffer'
import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { HEAD_BYTES, sniff } from '@shulei/domain/compete/submission/file-bytes.ts'
import { ENCODING_SAMPLE, rateEncodings } from '@shulei/domain/data/dataset/reading/encoding.ts'
import { type Findings, quote } from './finding.ts'
import { baselineNames } from './settings.ts'

/** The tables of a folder, without `.csv` or `.csv.gz`. */
export const tableNames = [
  'train',
  'test',
  'sample_submission',
  'solution',
  ...baselineNames.map((name) => `baselines/${name}` as const),
] as const
export type TableName = (typeof tableNames)[number]

export const SETTINGS_FILE = 'competition.json'
export const languages = ['zh-CN', 'en-US'] as const
export type FolderLanguage = (typeof languages)[number]
export const textFile = (language: FolderLanguage) => `text.${language}.md` as const
/** The competition's own participation agreement, in the place of the site's. */
export const agreementFile = (language: FolderLanguage) => `agreement.${language}.md` as const
export const textFiles = [...languages.map(textFile), ...languages.map(agreementFile)]

/** Largest table, unpacked, and largest text or settings. */
const MAX_TABLE = 256 * 1024 ** 2
const MAX_TEXT = 1024 ** 2

const packedForms = ['.csv', '.csv.gz'] as const
const known = new Set<string>([
  SETTINGS_FILE,
  'baselines',
  ...textFiles,
  ...tableNames.flatMap((name) => packedForms.map((form) => `${name}${form}`)),
])

/** The readable files of a folder. Nothing outside of it can be read. */
export interface OpenFolder {
  /** The file of a table, `train.csv` or `train.csv.gz`; null without one. */
  tableFile(name: TableName): string | null
  has(file: string): boolean
  /** The unpacked bytes of a file; null after a finding. */
  bytes(file: string): Buffer | null
  /** The text of a file that must be UTF-8; null after a finding. */
  text(file: string): string | null
}

/** The names in a folder and its `baselines`, by their paths. Links and strange files become findings. */
function filesOf(root: string, findings: Findings): Set<string> {
  const found = new Set<string>()
  const look = (folder: string) => {
    for (const entry of readdirSync(join(root, folder)).sort()) {
      const file = folder ? `${folder}/${entry}` : entry
      // hidden files and a README are the owner's own
      if (entry.startsWith('.') || entry === 'README.md') continue
      const kind = lstatSync(join(root, file))
      if (kind.isSymbolicLink()) {
        findings.add({ file, line: null, text: 'This is a link. Put the file itself into the folder.' })
      } else if (!known.has(file) || kind.isDirectory() !== (file === 'baselines')) {
        const names = 'Remove it, or name it like a part of a folder (docs/competition-folder.md lists them).'
        findings.add({ file, line: null, text: `Nothing reads ${quote(file)}. ${names}` })
      } else if (kind.isDirectory()) look(file)
      else if (kind.isFile()) found.add(file)
      else findings.add({ file, line: null, text: 'This is no ordinary file. Put an ordinary file into its place.' })
    }
  }
  look('')
  return found
}

function unpack(bytes: Buffer, file: string, findings: Findings): Buffer | null {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_TABLE })
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    const text = isLarge ? tooLarge(MAX_TABLE) : 'The file is no gzip or is cut off. Pack it again: gzip -k file.csv.'
    findings.add({ file, line: null, text })
    return null
  }
}

const tooLarge = (limit: number) =>
  `The file has more than ${limit / 1024 ** 2} MiB. Take rows or columns away that nobody needs.`

/** The 1-based line of the first occurrence. */
const lineOf = (text: string, mark: string) => text.slice(0, text.indexOf(mark)).split('\n').length

function decode(bytes: Buffer, file: string, findings: Findings): string | null {
  const refuse = (text: string, line: number | null = null) => {
    findings.add({ file, line, text })
    return null
  }
  const head = sniff(bytes.subarray(0, HEAD_BYTES))
  if (head.kind === 'binary') return refuse(`This is no text but ${head.type}. Save it as text in UTF-8.`)
  if (head.kind === 'encoding') return refuse(`The text is ${head.encoding.toUpperCase()}. Save it as UTF-8.`)
  const text = new TextDecoder('utf-8').decode(bytes)
  if (text.includes('\0')) return refuse('The file holds NUL bytes. Save it as text in UTF-8.', lineOf(text, '\0'))
  if (isUtf8(bytes)) return text
  const start = bytes.findIndex((byte) => byte >= 0x80)
  const { rated, isUnsure } = rateEncodings(bytes.subarray(start, start + ENCODING_SAMPLE))
  const name = rated[0]?.encoding.toUpperCase()
  const how =
    name === 'UTF-8'
      ? 'Save the file as UTF-8.'
      : `It looks like ${name}: iconv -f ${name} -t UTF-8 old > new.${isUnsure ? ' Look at the new file: this is a guess.' : ''}`
  return refuse(`A character is no UTF-8. ${how}`, lineOf(text, '\ufffd'))
}

/** Opens a folder; null after a finding. */
export function openFolder(path: string, findings: Findings): OpenFolder | null {
  const refuse = (text: string) => {
    findings.add({ file: '', line: null, text })
    return null
  }
  let root: string
  try {
    root = realpathSync(path)
    if (!lstatSync(root).isDirectory())
      return refuse(`${path} is no folder. Name the folder that holds ${SETTINGS_FILE}.`)
  } catch {
    return refuse(`There is no folder ${path}. Check its name.`)
  }
  const files = filesOf(root, findings)
  const read = (file: string): Buffer | null => {
    const limit = file.includes('.csv') ? MAX_TABLE : MAX_TEXT
    const whole = join(root, file)
    try {
      if (lstatSync(whole).size > limit) {
        findings.add({ file, line: null, text: tooLarge(limit) })
        return null
      }
      const bytes = readFileSync(whole)
      return file.endsWith('.gz') ? unpack(bytes, file, findings) : bytes
    } catch {
      findings.add({ file, line: null, text: 'The file cannot be read. Check who may read it.' })
      return null
    }
  }
  for (const name of tableNames) {
    if (packedForms.every((form) => files.has(`${name}${form}`))) {
      findings.add({ file: `${name}.csv.gz`, line: null, text: `${name}.csv is there as well. Keep one of them.` })
    }
  }
  return {
    has: (file) => files.has(file),
    tableFile: (name) => packedForms.map((form) => `${name}${form}`).find((file) => files.has(file)) ?? null,
    bytes: read,
    text(file) {
      const bytes = read(file)
      return bytes && decode(bytes, file, findings)
    },
  }
}
