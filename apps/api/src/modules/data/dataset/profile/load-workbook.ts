import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { contentOf } from '@shulei/domain/data/dataset/file-kind.ts'
import { MAX_COLUMNS, MAX_LINE_BYTES, MAX_PARTS } from '@shulei/domain/data/dataset/profile.ts'
import type { ZipFile } from 'yauzl'
import { loadDelimited } from './load-delimited.ts'
import { Refusal, refuse } from './refusal.ts'
import { type Cell, type Merge, openRowFile, ROWS } from './row-file.ts'
import { openSharedTexts } from './shared-texts.ts'
import type { SourceTable } from './source-table.ts'
import { headOf } from './text-file.ts'
import {
  type NumberKind,
  numberKind,
  placeOf,
  unescaped,
  writtenDate,
  writtenError,
  writtenNumber,
} from './workbook-values.ts'
import { readXml, type XmlSink } from './workbook-xml.ts'
import { type Entry, mostUnpacked, mustUnpackTo, readEntries } from './zip-parts.ts'

/** Merges of cells that are followed; others are as the file stores them, with one filled cell. */
const MAX_MERGES = 100_000
/** Formats of cells that are remembered. */
const MAX_STYLES = 100_000

/** Most characters in the cells of one piece of a sheet, which are in memory together: a piece names at most some thousand shared texts. */
const MAX_WAITING = 64 * 1024 ** 2

interface Workbook {
  zip: ZipFile
  entries: ReadonlyMap<string, Entry>
  /** Most characters that the rows of a sheet may have. */
  most: number
}

interface Facts {
  system: 1900 | 1904
  kinds: readonly NumberKind[]
  texts: ReturnType<typeof openSharedTexts>
}

/** Refuses the container of old Office files, which holds workbooks with a password as well. */
async function mustBeZip(path: string) {
  const head = await headOf(path, 1 << 20)
  if (contentOf(head) !== 'xls') return
  if (head.includes(Buffer.from('EncryptedPackage', 'utf16le'))) refuse('workbookLocked')
  refuse('otherKind', { kind: 'xls' })
}

/** Path of a part from the target of a relation, which counts from the folder of its source. */
function pathOf(target: string, folder: string): string {
  const parts: string[] = []
  for (const part of (target.startsWith('/') ? target : `${folder}/${target}`).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/').toLowerCase()
}

async function readPart(
  { zip, entries }: Workbook,
  path: string,
  sink: XmlSink,
  rest?: () => Promise<void> | undefined,
) {
  const entry = entries.get(path)
  if (!entry) return
  await readXml(await zip.openReadStreamPromise(entry as never), sink, rest)
}

/** The relations of a part, by their ids; those that lead out of the file are left out. */
async function relationsOf(workbook: Workbook, path: string) {
  const cut = path.lastIndexOf('/')
  const folder = cut === -1 ? '' : path.slice(0, cut)
  const found: { id: string; type: string; path: string }[] = []
  await readPart(workbook, pathOf(`_rels/${path.slice(cut + 1)}.rels`, folder), {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return
      found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), path: pathOf(Target, folder) })
    },
  })
  return found
}

async function readStyles(workbook: Workbook, path: string | undefined): Promise<NumberKind[]> {
  const kinds: NumberKind[] = []
  const codes = new Map<number, string>()
  let isInCells = false
  if (path === undefined) return kinds
  await readPart(workbook, path, {
    open(name, { numFmtId = '0', formatCode }) {
      if (name === 'numFmt' && codes.size < MAX_STYLES) codes.set(Number(numFmtId), formatCode ?? '')
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells && kinds.length < MAX_STYLES)
        kinds.push(numberKind(Number(numFmtId), codes.get(Number(numFmtId))))
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return kinds
}

/** Collects the texts of `t` in rich text, without the readings of its characters. */
function openTextSink() {
  let [text, isInText, hidden] = ['', false, 0]
  return {
    start() {
      text = ''
    },
    open(name: string) {
      if (name === 'rPh') hidden++
      if (name === 't') isInText = hidden === 0
    },
    take(more: string) {
      if (!isInText) return
      text += more
      if (text.length > MAX_LINE_BYTES) refuse('workbookTooLarge', { limit: MAX_LINE_BYTES })
    },
    close(name: string) {
      if (name === 'rPh') hidden--
      if (name === 't') isInText = false
    },
    text: () => unescaped(text),
  }
}

async function readTexts(workbook: Workbook, path: string | undefined): Promise<Facts['texts']> {
  const texts = openSharedTexts()
  if (path === undefined) return texts
  const sink = openTextSink()
  await readPart(workbook, path, {
    open(name) {
      if (name === 'si') sink.start()
      sink.open(name)
    },
    text: sink.take,
    close(name) {
      sink.close(name)
      if (name === 'si') texts.add(sink.text())
    },
  })
  return texts
}

function cellOf(type: string, style: number, value: string, { system, kinds, texts }: Facts): Cell {
  if (value === '' && type !== 'str') return null
  if (type === 's') return texts.get(Number(value))
  if (type === 'b') return value === '1' || value === 'true' ? 'true' : 'false'
  if (type === 'e') return writtenError(value)
  if (type === 'str' || type === 'd') return unescaped(value)
  const kind = kinds[style] ?? 'number'
  return kind === 'number' ? writtenNumber(value) : writtenDate(value, kind, system)
}

/** Writes the cells of a sheet as rows. */
async function writeSheet(workbook: Workbook, path: string, facts: Facts, out: string) {
  const file = openRowFile(out, workbook.most)
  const merges: Merge[] = []
  const waiting: { no: number; cells: Cell[] }[] = []
  const inline = openTextSink()
  let cells: Cell[] = []
  // characters that wait to be written, and those of the row that is read
  let [held, heldByRow] = [0, 0]
  let [row, column, type, style, value, isInValue, isInline] = [-1, -1, 'n', 0, '', false, false]
  const sink: XmlSink = {
    open(name, attributes) {
      if (name === 'row') {
        row = attributes.r === undefined ? row + 1 : Number(attributes.r) - 1
        if (!Number.isInteger(row)) throw new Error('a row without a number')
        column = -1
        cells = []
      } else if (name === 'c') {
        const place = attributes.r === undefined ? null : placeOf(attributes.r)
        column = place?.column ?? column + 1
        ;[type, style, value, isInline] = [attributes.t ?? 'n', Number(attributes.s ?? 0), '', false]
        inline.start()
      } else if (name === 'v') isInValue = true
      else if (name === 'is') isInline = true
      else if (name === 'mergeCell' && merges.length < MAX_MERGES) {
        const [from, to] = (attributes.ref ?? '').split(':').map(placeOf)
        if (from && to && to.row > from.row && from.column < MAX_COLUMNS)
          merges.push({ rows: [from.row, to.row], column: from.column })
      }
      if (isInline) inline.open(name)
    },
    text(text) {
      if (isInValue) value += text
      if (isInline) inline.take(text)
      if (value.length > MAX_LINE_BYTES) refuse('lineTooLong', { line: row + 1, limit: MAX_LINE_BYTES })
    },
    close(name) {
      if (isInline) inline.close(name)
      if (name === 'v') isInValue = false
      else if (name === 'is') isInline = false
      else if (name === 'c') {
        const cell = type === 'inlineStr' ? inline.text() : cellOf(type, style, value, facts)
        if (cell === null) return
        if (column >= 4 * MAX_COLUMNS) refuse('tooManyColumns', { count: column + 1, limit: MAX_COLUMNS })
        held += cell.length
        heldByRow += cell.length
        if (held > MAX_WAITING) refuse('zipBomb', { count: held, limit: MAX_WAITING })
        while (cells.length < column) cells.push(null)
        cells[column] = cell
      } else if (name === 'row') {
        waiting.push({ no: row, cells })
        heldByRow = 0
      }
    },
  }
  await readPart(workbook, path, sink, async () => {
    for (const one of waiting.splice(0)) await file.row(one.no, one.cells)
    held = heldByRow
  })
  for (const one of waiting) await file.row(one.no, one.cells)
  return file.end(merges)
}

/** The sheets of a workbook with their names, in its order. */
async function readSheets(workbook: Workbook) {
  const start =
    (await relationsOf(workbook, '')).find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml'
  if (start.endsWith('.bin')) return refuse('otherKind', { kind: 'xlsb' })
  if (!workbook.entries.has(start)) return refuse('badWorkbook')
  const relations = await relationsOf(workbook, start)
  const sheets: { name: string; path: string; isHidden: boolean }[] = []
  let system: Facts['system'] = 1900
  await readPart(workbook, start, {
    open(name, attributes) {
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) system = 1904
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key) && key !== 'sheetId')?.[1]
      const relation = relations.find((one) => one.id === id && one.type === 'worksheet')
      const isHidden = (attributes.state ?? 'visible') !== 'visible'
      if (relation) sheets.push({ name: attributes.name ?? '', path: relation.path, isHidden })
    },
  })
  const partOf = (type: string) => relations.find((one) => one.type === type)?.path
  return { sheets, system, styles: partOf('styles'), texts: partOf('sharedStrings') }
}

/** Errors of the archive and of its XML are those of a broken workbook. */
const asWorkbook = (error: unknown): never => {
  if (error instanceof Refusal && error.problem.code !== 'badZip') throw error
  return refuse('badWorkbook')
}

/**
 * The sheets of a workbook (xlsx, xlsm), each a table; sheets without cells are left out. Throws `badWorkbook`, `workbookLocked`,
 * `zipBomb` and `empty`.
 */
export async function openWorkbook(
  path: string,
  scratch: string,
): Promise<{ tables: SourceTable[]; close: () => void }> {
  await mustBeZip(path)
  const { zip, entries } = await readEntries(path).catch(asWorkbook)
  try {
    const { size } = await stat(path)
    const byName = new Map(entries.map((entry) => [entry.fileName.toLowerCase(), entry]))
    const workbook = { zip, entries: byName, most: mostUnpacked(size) }
    mustUnpackTo(
      entries.filter(({ fileName }) => /\.(xml|rels)$/i.test(fileName)),
      size,
    )
    const { sheets, system, styles, texts } = await readSheets(workbook)
    const facts: Facts = { system, kinds: await readStyles(workbook, styles), texts: await readTexts(workbook, texts) }
    // each part may be one sheet, so that more sheets than parts are one part many times
    if (sheets.length === 0 || sheets.length > MAX_PARTS) refuse('badWorkbook')
    const tables = sheets.map(
      ({ name, path: part, isHidden }, place): SourceTable => ({
        part: name,
        isHidden,
        async load(engine, options) {
          const rows = join(scratch, `sheet-${place}.csv`)
          try {
            const { count, titles, places } = await writeSheet(workbook, part, facts, rows).catch(asWorkbook)
            if (count === 0) return refuse('empty')
            // an owner counts the rows of the sheet, with the blank ones
            const { skip: given, ...choice } = options.choice
            const skip = given == null ? titles : places.linesOf(given)
            const skipped = given == null && titles === 0 ? {} : { skip }
            const loaded = await loadDelimited(engine, rows, scratch, {
              ...{ format: 'csv', choice: { ...choice, ...skipped }, fixed: ROWS },
            })
            return { ...loaded, reading: { ...loaded.reading, skip: given ?? places.rowsBefore(loaded.reading.skip) } }
          } finally {
            await rm(rows, { force: true })
          }
        },
      }),
    )
    return { tables, close: () => zip.close() }
  } catch (error) {
    zip.close()
    return asWorkbook(error)
  }
}
