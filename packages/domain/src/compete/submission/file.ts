import {
  binaryCode,
  createByteSample,
  type FileEncoding,
  foreignEncoding,
  HEAD_BYTES,
  sniff,
  textFormat,
} from './file-bytes.ts'
import type { TakePrediction } from './file-cells.ts'
import { type Delimiter, splitLine } from './file-cells.ts'
import { type Header, namesColumn, readHeader } from './file-header.ts'
import { type IdTable, tableOf } from './file-ids.ts'
import { createByteLineReader, createLineDecoder, createLineReader, MAX_LINE_LENGTH } from './file-lines.ts'
import { clip, createProblemList, type FileProblem } from './file-problems.ts'
import { createRowCheck, idTable, type RowCheck } from './file-rows.ts'
import type { PredictionKind } from './metric.ts'

export type { FileEncoding } from './file-bytes.ts'
export type { FileProblem, FileProblemCode } from './file-problems.ts'

/** A competition's requirements of a result file. */
export interface FileRules {
  idColumn: string
  predictionColumns: string[]
  prediction: PredictionKind
  /** The labels allowed where `prediction` is `label`; any label if absent. */
  labels?: string[]
  /** The expected ids, each once. */
  ids: ReadonlySet<string> | IdTable
  maxBytes: number
  maxRows: number
}

/** Result of checking a file, with all problems. */
export interface FileReport {
  /** True without any problem. */
  ok: boolean
  /** Size of the whole file, including the part beyond `maxBytes`. */
  bytes: number
  /** Data rows, not counting blank lines. */
  rows: number
  encoding: FileEncoding
  /** Found in the header; scoring must read the file with it. */
  delimiter: Delimiter | null
  /** Header cells, trimmed; at most the first 200. */
  columns: string[]
  /** At most 20 of each code, in the order found; each has the count of its code. */
  problems: FileProblem[]
  /** Number of all findings, including those not kept. */
  problemCount: number
  /** Findings that do not refuse the file: cells that a program of another country may have meant otherwise. */
  warnings: FileProblem[]
  /** Cells of the first 20 rows. */
  preview: string[][]
}

export interface FileCheck {
  push(chunk: Uint8Array): void
  end(): FileReport
}

function unreadable(list: readonly FileProblem[], bytes: number, encoding: FileEncoding): FileReport {
  const problems = list.map((problem) => ({ ...problem, count: 1 }))
  return {
    ok: false,
    bytes,
    rows: 0,
    encoding,
    delimiter: null,
    columns: [],
    problems,
    problemCount: problems.length,
    warnings: [],
    preview: [],
  }
}

/** The report of a file of `bytes` bytes that cannot be read as a table. */
export const refusedReport = (problem: FileProblem, bytes: number): FileReport =>
  unreadable([problem], bytes, 'unknown')

const PREVIEW_ROWS = 20
const MAX_COLUMNS_SHOWN = 200

function clipCells(cells: readonly string[]): string[] {
  return cells.slice(0, MAX_COLUMNS_SHOWN).map((cell) => clip(cell.trim()))
}

/** Whether a line has nothing but the blanks of ASCII. */
function isBlank(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number
    if (byte !== 0x20 && (byte < 0x09 || byte > 0x0d)) return false
  }
  return true
}

/**
 * Checks a result file (CSV, UTF-8, rows and columns in any order) chunk by chunk, the same in the browser and on the
 * server. The report does not depend on the chunks. Memory: a table of the expected ids, one line, and the report. `take`
 * receives the predictions meanwhile: they are complete if the report is ok.
 */
export function createFileCheck(rules: FileRules, take?: TakePrediction): FileCheck {
  const problems = createProblemList()
  const ids = idTable(rules.ids)
  const rowRules = { ids, prediction: rules.prediction, labels: rules.labels ? tableOf(rules.labels) : null, take }
  const headerRules = {
    ...rules,
    isKnownId: (id: string) => ids.has(id),
    isLabel: (cell: string) => rowRules.labels?.has(cell) ?? false,
  }
  let encoding: FileEncoding = 'utf-8'
  const sample = createByteSample()
  const preview: string[][] = []

  let bytes = 0
  let head: Uint8Array | null = new Uint8Array(0)
  let header: Header | null = null
  let rowCheck: RowCheck | null = null
  let rows = 0
  /** Lines of blanks that only a decoder can tell, such as ideographic spaces. */
  let wideBlanks = 0
  /** The first line too many. From then on the verdict is certain, and lines are only counted. */
  let excessLine: number | null = null
  let brokenLine: number | null = null
  let refusal: { encoding: FileEncoding; problem: FileProblem } | null = null

  type RefusalCode = 'binary' | 'spreadsheet' | 'dataFile' | 'otherText' | 'encoding'

  function refuse(code: RefusalCode, value: string, found: FileEncoding, line?: number): void {
    refusal ??= { encoding: found, problem: { code, value, ...(line === undefined ? {} : { line }) } }
  }

  function readRow(text: string, line: number, broken: boolean): void {
    rows++
    if (preview.length < PREVIEW_ROWS) {
      preview.push(clipCells(splitLine(text, header?.layout?.delimiter ?? header?.delimiter ?? ',') ?? [text]))
    }
    if (rows > rules.maxRows) excessLine ??= line
    else if (broken) rowCheck?.skip(text, line)
    else rowCheck?.check(text, line)
  }

  function readFirstLine(text: string, line: number, broken: boolean): void {
    const format = textFormat(text)
    if (format && !namesColumn(text, [rules.idColumn, ...rules.predictionColumns])) {
      refuse('otherText', format, encoding)
      return
    }
    header = readHeader(text, line, headerRules, problems)
    if (header.layout) rowCheck = createRowCheck(header.layout, rowRules, problems)
    if (header.isRow) readRow(text, line, broken)
  }

  function readOverlong(line: number): void {
    problems.add('cellCount', { line })
    if (header) rows++
    else header = { delimiter: null, columns: [], layout: null, isRow: false }
  }

  function readLine(text: string | null, line: number): void {
    if (refusal || text === '') return
    if (excessLine !== null) {
      if (text?.trim() !== '') rows++
      return
    }
    problems.reading(text ?? '')
    if (text === null) {
      readOverlong(line)
      return
    }
    if (text.includes('\0')) {
      refuse('binary', 'NUL', 'unknown', line)
      return
    }
    const broken = text.includes('\uFFFD')
    if (broken) {
      brokenLine ??= line
      problems.add('encoding', { line, value: 'unknown' })
    }
    if (text.trim() === '') {
      wideBlanks++
      if (wideBlanks > rules.maxRows) excessLine = line
      return
    }
    if (header) readRow(text, line, broken)
    else readFirstLine(text, line, broken)
  }

  const decode = createLineDecoder()
  const byteLines = createByteLineReader((lineBytes, from, to, line) => {
    if (refusal || (lineBytes && isBlank(lineBytes, from, to))) return
    if (excessLine !== null) {
      rows++
      return
    }
    // the first rows are shown, so that they are read as text
    const isPlain = rows >= PREVIEW_ROWS && rows < rules.maxRows && lineBytes
    if (isPlain && rowCheck?.plain(lineBytes, from, to, line)) {
      rows++
      return
    }
    const text = lineBytes && decode(lineBytes, from, to, line)
    readLine(text !== null && text.length > MAX_LINE_LENGTH ? null : text, line)
  })
  // other encodings are decoded first
  let decoder: TextDecoder | null = null
  const lines = createLineReader(readLine)

  function read(part: Uint8Array): void {
    if (refusal) return
    if (decoder) {
      lines.write(decoder.decode(part, { stream: true }))
      return
    }
    sample.add(part)
    byteLines.write(part)
  }

  function readHead(part: Uint8Array): void {
    const found = sniff(part.subarray(0, HEAD_BYTES))
    if (found.kind === 'binary') refuse(binaryCode(found.type), found.type, 'unknown')
    if (found.kind === 'encoding') {
      encoding = found.encoding
      decoder = new TextDecoder(encoding)
    }
    read(part)
  }

  function finishReading(): void {
    if (head) readHead(head)
    // A file cut at the limit may end inside a character, which is not an encoding error.
    if (refusal || bytes > rules.maxBytes) return
    if (decoder) lines.write(decoder.decode())
    lines.end()
    byteLines.end()
    if (brokenLine === null) return
    if (encoding === 'utf-8' && foreignEncoding(sample.bytes()) === 'gb18030')
      refuse('encoding', 'gb18030', 'gb18030', brokenLine)
  }

  const refused = (list: FileProblem[], encoding: FileEncoding) => unreadable(list, bytes, encoding)

  return {
    push(chunk) {
      const room = rules.maxBytes - bytes
      bytes += chunk.length
      if (room <= 0) return
      const part = chunk.subarray(0, room)
      if (!head) {
        read(part)
        return
      }
      const joined = new Uint8Array(head.length + part.length)
      joined.set(head)
      joined.set(part, head.length)
      head = joined
      if (head.length < HEAD_BYTES) return
      head = null
      readHead(joined)
    },

    end() {
      finishReading()
      const tooLarge: FileProblem[] = bytes > rules.maxBytes ? [{ code: 'tooLarge', value: String(bytes) }] : []
      // The content of a binary or truncated file is not reported: it would only mislead.
      if (refusal) return refused([...tooLarge, refusal.problem], refusal.encoding)
      if (tooLarge.length > 0) return refused(tooLarge, brokenLine === null ? encoding : 'unknown')
      problems.reading('')
      if (!header) problems.add('empty')
      else if (rows > 0) rowCheck?.end(excessLine === null)
      else if (rowCheck) problems.add('headerOnly')
      if (excessLine !== null) problems.add('tooManyRows', { line: excessLine, value: String(rows + wideBlanks) })
      return {
        ok: problems.total() === 0,
        bytes,
        rows,
        encoding: brokenLine === null ? encoding : 'unknown',
        delimiter: header?.delimiter ?? null,
        columns: clipCells(header?.columns ?? []),
        problems: problems.kept(),
        problemCount: problems.total(),
        warnings: rowCheck?.warnings() ?? [],
        preview,
      }
    },
  }
}
