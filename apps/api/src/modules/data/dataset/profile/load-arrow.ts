import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_CELLS, MAX_LINE_BYTES, MAX_UNPACKED_BYTES } from '@shulei/domain/data/dataset/profile.ts'
import { Message, type RecordBatch, RecordBatchReader } from 'apache-arrow'
import { cellsOf, declaredBy, heldBy } from './arrow-cells.ts'
import { MAX_BATCH, startBatch } from './arrow-codecs.ts'
import { columnNames, mustFit } from './column-names.ts'
import type { Engine } from './engine.ts'
import { loadRows } from './load-rows.ts'
import { type Declared, type Loaded, selfReading } from './loaded.ts'
import { Refusal, refuse } from './refusal.ts'
import { openWriter } from './text-file.ts'

/** Longest description of a message in bytes. */
const MAX_HEAD = 16 * 1024 ** 2
const BATCH = 1 << 16

const MAGIC = 'ARROW1'

/**
 * A file whose table of contents cannot make its reader take more memory than a batch may have, nor read the same places again and
 * again: a sound one is read once.
 */
function guarded(file: FileHandle, size: number) {
  let left = 2 * size + BATCH
  return {
    fd: file.fd,
    stat: () => file.stat(),
    async read(buffer: Uint8Array, offset: number, length: number, at: number) {
      if (length > MAX_BATCH) refuse('batchTooLarge', { limit: MAX_BATCH })
      left -= length + 1
      if (at < 0 || at + length > size || left < 0) refuse('badArrow')
      startBatch()
      return file.read(buffer, offset, length, at)
    },
    async close() {},
  }
}

/** The messages of a stream, one after the other. Their lengths are checked against what is there before anything is read. */
async function* messagesOf(file: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  let at = 0
  const take = async (length: number) => {
    if (length < 0 || at + length > size) refuse('badArrow')
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, at)
    at += length
    return buffer
  }
  while (at + 4 <= size) {
    let length = (await take(4)).readInt32LE()
    // messages before version 0.15 have no mark in front
    if (length === -1) length = (await take(4)).readInt32LE()
    if (length === 0) return
    if (length < 0 || length > MAX_HEAD) refuse('badArrow')
    const head = await take(length)
    const body = Number(Message.decode(head).bodyLength)
    if (body > MAX_BATCH) refuse('batchTooLarge', { limit: MAX_BATCH })
    const mark = Buffer.alloc(8)
    mark.writeInt32LE(-1)
    mark.writeInt32LE(length, 4)
    yield mark
    yield head
    const bytes = await take(body)
    startBatch()
    if (body > 0) yield bytes
  }
}

/**
 * Whether a schema says that numbers are stored with their first byte in front, which the reader does not look at. Its fields are found by
 * their places (FlatBuffers); `no` is the field of `root` that holds it.
 */
function isBigEndian(root: Buffer, no: number): boolean {
  const field = (table: number, no: number) => {
    const places = table - root.readInt32LE(table)
    const at = 4 + 2 * no
    const place = at < root.readUInt16LE(places) ? root.readUInt16LE(places + at) : 0
    return place === 0 ? null : table + place
  }
  const held = field(root.readUInt32LE(0), no)
  const order = held === null ? null : field(held + root.readUInt32LE(held), 0)
  return order !== null && root.readInt16LE(order) !== 0
}

/** Refuses a table whose numbers the reader would turn around: a file by its footer, a stream by its first message. */
async function mustBeLittleEndian(file: FileHandle, size: number, isFile: boolean) {
  const take = async (at: number, length: number) => {
    if (at < 0 || length < 0 || length > MAX_HEAD || at + length > size) refuse('badArrow')
    return (await file.read(Buffer.alloc(length), 0, length, at)).buffer
  }
  const end = size - MAGIC.length - 4
  const mark = await take(isFile ? end : 0, 8)
  const skipped = !isFile && mark.readInt32LE() === -1 ? 4 : 0
  const length = mark.readInt32LE(skipped)
  const root = await take(isFile ? end - length : skipped + 4, length)
  if (isBigEndian(root, isFile ? 1 : 2)) refuse('unreadLayout', { cell: 'big-endian' })
}

/** Opens a file by its table of contents, a stream by its messages. */
async function openReader(file: FileHandle): Promise<RecordBatchReader> {
  const { size } = await file.stat()
  const signAt = async (at: number) =>
    (await file.read(Buffer.alloc(6), 0, 6, Math.max(0, at))).buffer.toString('latin1')
  const start = await signAt(0)
  if (start.startsWith('FEA1')) refuse('otherKind', { kind: 'feather1' })
  await mustBeLittleEndian(file, size, start === MAGIC)
  if (start !== MAGIC) return RecordBatchReader.from(messagesOf(file, size))
  if ((await signAt(size - 6)) !== MAGIC) refuse('badArrow')
  return RecordBatchReader.from(guarded(file, size) as unknown as FileHandle)
}

const NULL = '\\N'
const written = (cell: string | null) =>
  cell === null ? NULL : `"${cell.replaceAll('"', '""').replaceAll('\0', '\ufffd')}"`

/** Counts what is written: a text that a dictionary has once may stand in many rows. */
function limited(writer: ReturnType<typeof openWriter>) {
  let size = 0
  return {
    end: writer.end,
    async write(text: string) {
      size += text.length
      if (size > MAX_UNPACKED_BYTES) refuse('zipBomb', { count: size, limit: MAX_UNPACKED_BYTES })
      await writer.write(text)
    },
  }
}

/** Writes the rows of a batch. */
async function writeBatch(batch: RecordBatch, writer: ReturnType<typeof openWriter>) {
  for (const data of batch.data.children) if (heldBy(data) < batch.numRows) refuse('badArrow')
  const columns = batch.schema.fields.map((_, place) => {
    const vector = batch.getChildAt(place)
    return vector ? cellsOf(vector) : () => null
  })
  let rows = ''
  for (let row = 0; row < batch.numRows; row++) {
    const line = `${columns.map((cell) => written(cell(row))).join(',')}\n`
    if (line.length > MAX_LINE_BYTES) refuse('lineTooLong', { line: row + 1, limit: MAX_LINE_BYTES })
    rows += line
    if (rows.length < BATCH) continue
    await writer.write(rows)
    rows = ''
  }
  await writer.write(rows)
}

async function writeRows(path: string, out: string) {
  const file = await open(path)
  const writer = limited(openWriter(out))
  try {
    const reader = await openReader(file)
    await reader.open()
    const { fields } = reader.schema
    mustFit(fields.length)
    let [rows, batches] = [0, 0]
    for await (const batch of reader) {
      batches++
      rows += batch.numRows
      if (rows * fields.length > MAX_CELLS) refuse('tooManyCells', { count: rows * fields.length, limit: MAX_CELLS })
      await writeBatch(batch, writer)
    }
    const { numRecordBatches } = reader as { numRecordBatches?: number }
    if (numRecordBatches !== undefined && batches < numRecordBatches) refuse('badArrow')
    // a broken schema may have fields without a name
    return fields.map((field) => ({ name: field.name ?? '', declared: declaredBy(field) }))
  } finally {
    await writer.end()
    await file.close()
  }
}

/** Types that the reader does not know, by their numbers in the description of a table. */
const unread = new Map([
  [22, 'RunEndEncoded'],
  [25, 'ListView'],
  [26, 'LargeListView'],
])

/** The problem of a file that the reader gave up. */
function problemOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const message = error instanceof Error ? error.message : ''
  const type = unread.get(Number(/^Unrecognized type: .*\((\d+)\)$/.exec(message)?.[1]))
  return new Refusal(type === undefined ? { code: 'badArrow' } : { code: 'unreadLayout', cell: type })
}

/** Loads a table of Arrow IPC: a file or stream, Feather of version 2. Throws `badArrow`, `unreadLayout`, `batchTooLarge` and `tooManyCells`. */
export async function loadArrow(engine: Engine, path: string, scratch: string): Promise<Loaded> {
  const out = join(scratch, 'arrow.csv')
  try {
    const fields = await writeRows(path, out).catch((error) => Promise.reject(problemOf(error)))
    if (fields.length === 0) refuse('empty')
    const header = fields.map(({ name }) => name)
    const names = columnNames(header)
    await loadRows(engine, out, { names, gap: NULL })
    const declared: Record<string, Declared> = {}
    for (const [place, field] of fields.entries()) if (field.declared) declared[names[place] ?? ''] = field.declared
    return { ...selfReading(names, header), declared }
  } finally {
    await rm(out, { force: true })
  }
}
