import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { ErrorName } from '@shulei/contract/errors.ts'
import { cutPoints } from '@shulei/domain/base/text/cut.ts'
import busboy from 'busboy'
import { ApiError } from '../api-error.ts'
import { openBody } from './body-reader.ts'

/** A file of a form, stored locally until `discard`. */
export interface ReceivedFile {
  path: string
  /** The client's name for the file, without folders: it is data, and never a path or a key. */
  name: string
  bytes: number
  sha256: string
}

export interface ReceivedForm {
  fields: Readonly<Record<string, string>>
  files: Readonly<Record<string, ReceivedFile>>
  /** Removes the files that are still on disk. */
  discard(): Promise<void>
}

export interface FormRules {
  /** Names of the file fields; each at most once. */
  files: readonly string[]
  /** Names of the text fields; each at most once. */
  fields: readonly string[]
  /** Errors of text fields that are longer than a form takes; `badForm` for the others. */
  tooLong?: Readonly<Record<string, ErrorName>>
  /** Largest size of a file. */
  maxBytes: number
  /** Extensions of file names by field, with the dot; left out where the content alone decides. */
  endings?: Readonly<Record<string, readonly string[]>>
  /** Folder of arriving files. */
  folder: string
  /** Called when a refused body was not read to its end: the connection must not be used again. */
  onUnread: () => void
}

/** Room for boundaries, part headers and text fields. */
const FORM_OVERHEAD = 64 * 1024
const MAX_FIELD_BYTES = 8 * 1024
const MAX_NAME = 255
/** Milliseconds for a whole form, enough for a large file over a slow connection. */
export const FORM_MS = 15 * 60_000

const sizeText = (bytes: number) => (bytes >= 1e6 ? `${Math.floor(bytes / 1e6)} MB` : `${Math.floor(bytes / 1e3)} kB`)
/** The refusal of a file of more than `maxBytes`. */
export const tooLarge = (maxBytes: number) => new ApiError('tooLarge', { facts: { limit: sizeText(maxBytes) } })

/** The refusal of a file whose name has none of the extensions. */
export const wrongEnding = (name: string, endings: readonly string[]) =>
  new ApiError('unsupportedFile', { facts: { name: cutPoints(name, 80), expected: endings.join(', ') } })

/** The last part of a name, after slashes of either kind, without control and other unneeded characters. */
export function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
  return [...clean].slice(0, MAX_NAME).join('')
}

function parserOf(headers: Headers, rules: FormRules) {
  const type = headers.get('content-type') ?? ''
  // the parser also accepts urlencoded bodies, which cannot contain a file
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new ApiError('badForm')
  try {
    return busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      limits: {
        fileSize: rules.maxBytes,
        files: rules.files.length,
        fields: rules.fields.length + 2,
        fieldSize: MAX_FIELD_BYTES,
        parts: rules.files.length + rules.fields.length + 2,
      },
    })
  } catch {
    throw new ApiError('badForm')
  }
}

/**
 * Receives a multipart form as a stream: files are written to disk while they arrive, and their size and SHA-256 are computed
 * meanwhile. Memory is bounded by a few chunks. When it throws, no file of the form is left. Throws `badForm`, `tooLarge`,
 * `unsupportedFile`, and `uploadBroken` when the client went away.
 */
export async function receiveForm(request: Request, rules: FormRules): Promise<ReceivedForm> {
  if (Number(request.headers.get('content-length')) > rules.files.length * rules.maxBytes + FORM_OVERHEAD) {
    rules.onUnread()
    throw tooLarge(rules.maxBytes)
  }
  const parser = parserOf(request.headers, rules)
  if (!request.body) throw new ApiError('badForm')
  const body = openBody(request.body)
  await mkdir(rules.folder, { recursive: true })

  const fields: Record<string, string> = {}
  const parts: Promise<[field: string, file: ReceivedFile]>[] = []
  const paths: string[] = []
  /** Settled when all files of the form are closed: a file that is removed earlier could be created again. */
  const closed: Promise<unknown>[] = []
  const seen = new Set<string>()
  const discard = async () => {
    await Promise.all(closed)
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
  const ended = new AbortController()
  let refusal: Error | undefined
  /** Stops the form at once: the parser, open files, and the reading of the body. */
  const refuse = (error: Error) => {
    if (ended.signal.aborted) return
    refusal = error
    ended.abort(error)
    parser.destroy(error)
  }
  const takeName = (name: string, known: readonly string[]): boolean => {
    if (known.includes(name) && !seen.has(name)) {
      seen.add(name)
      return true
    }
    refuse(new ApiError('badForm'))
    return false
  }

  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    const tooLong = nameTruncated ? undefined : rules.tooLong?.[name]
    if (valueTruncated && tooLong) refuse(new ApiError(tooLong, { data: { fields: [name] } }))
    else if (nameTruncated || valueTruncated) refuse(new ApiError('badForm'))
    else if (takeName(name, rules.fields)) fields[name] = value
  })
  /** Whether a file part has content: an empty file field arrives as a file without a name. */
  const wanted = (field: string, filename: string | undefined, name: string): boolean => {
    if (!filename) return false
    if (!takeName(field, rules.files)) return false
    const endings = rules.endings?.[field]
    if (!endings || endings.some((ending) => name.toLowerCase().endsWith(ending))) return true
    refuse(wrongEnding(name, endings))
    return false
  }

  parser.on('file', (field, stream, { filename }) => {
    // a destroyed parser destroys its open file with the same error, which would end the process without a listener
    stream.on('error', () => {})
    // a destroyed parser continues with its present chunk: waiting for a file that begins there would never end
    if (refusal) return void stream.destroy()
    const name = plainName(filename ?? '')
    if (!wanted(field, filename, name)) return void stream.resume()
    const path = join(rules.folder, randomUUID())
    paths.push(path)
    const hash = createHash('sha256')
    let bytes = 0
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        bytes += chunk.length
        hash.update(chunk)
        next(null, chunk)
      },
    })
    stream.on('limit', () => refuse(tooLarge(rules.maxBytes)))
    const writer = createWriteStream(path, { mode: 0o600 })
    closed.push(new Promise<void>((done) => writer.once('close', () => done())))
    const part = pipeline(stream, measure, writer, { signal: ended.signal }).then((): [string, ReceivedFile] => [
      field,
      { path, name, bytes, sha256: hash.digest('hex') },
    ])
    // a file that cannot be written (full disk) would leave the parser waiting for it
    part.catch((error) => refuse(reasonOf(error)))
    parts.push(part)
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => refuse(new ApiError('badForm')))
  }

  const feed = async () => {
    for await (const chunk of body.chunks(ended.signal)) {
      if (!parser.write(chunk)) await once(parser, 'drain', { signal: ended.signal })
    }
    parser.end()
  }
  const deadline = setTimeout(() => refuse(new ApiError('uploadBroken')), FORM_MS)
  try {
    await Promise.all([finished(parser), feed()])
    return { fields, files: Object.fromEntries(await Promise.all(parts)), discard }
  } catch (error) {
    const reason = refusal ?? (request.signal.aborted ? new ApiError('uploadBroken') : reasonOf(error))
    refuse(reason)
    await discard()
    if (!(await body.readOn())) rules.onUnread()
    throw reason
  } finally {
    clearTimeout(deadline)
  }
}

/**
 * The error of a form: an error of the file system stays as it is; a form that was cut off is `uploadBroken`; every other one is
 * malformed.
 */
function reasonOf(error: unknown): Error {
  if ((error as NodeJS.ErrnoException).syscall) return error as Error
  const cutOff = /Unexpected end of (form|file)|aborted|premature|ECONNRESET/i.test(String((error as Error).message))
  return new ApiError(cutOff ? 'uploadBroken' : 'badForm')
}
