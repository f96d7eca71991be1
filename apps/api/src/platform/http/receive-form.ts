import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { ApiError } from '../api-error.ts'
import { openBody } from './body-reader.ts'

/** A file of a form, on this machine until `discard`. */
export interface ReceivedFile {
  path: string
  /** The client's name for it without folders: data, never a path or a key. */
  name: string
  bytes: number
  sha256: string
}

export interface ReceivedForm {
  fields: Readonly<Record<string, string>>
  files: Readonly<Record<string, ReceivedFile>>
  /** Removes what is still on disk. */
  discard(): Promise<void>
}

export interface FormRules {
  /** Names of the file fields; each at most once. */
  files: readonly string[]
  /** Names of the text fields; each at most once. */
  fields: readonly string[]
  /** Per file. */
  maxBytes: number
  /** Endings of file names, with the dot; left out where the content alone decides. */
  extensions?: readonly string[]
  /** Folder for files under way. */
  folder: string
  /** Hears that a refused body was not read to its end: the connection must not be used again. */
  onUnread: () => void
}

/** Room for boundaries, part headers and text fields. */
const FORM_OVERHEAD = 64 * 1024
const MAX_FIELD_BYTES = 8 * 1024
const MAX_NAME = 255

const sizeText = (bytes: number) => (bytes >= 1e6 ? `${Math.floor(bytes / 1e6)} MB` : `${Math.floor(bytes / 1e3)} kB`)
const tooLarge = (maxBytes: number) => new ApiError('tooLarge', { facts: { limit: sizeText(maxBytes) } })

/** The last part of a name, by either slash, without characters that no file name needs. */
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
  // the parser takes urlencoded bodies as well, which cannot carry a file
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
 * Receives a multipart form as a stream: files go to disk while they arrive, their size is limited and their SHA-256 taken on
 * the way. Memory stays at a few chunks whatever the client sends. When it throws nothing of the form is left. Throws
 * `badForm`, `tooLarge`, `unsupportedType`, and `uploadBroken` when the client went away.
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
  const seen = new Set<string>()
  const discard = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
  // destroying the parser ends the request; destroying a file's stream would leave it hanging for ever
  let refusal: ApiError | undefined
  const refuse = (error: ApiError) => {
    refusal ??= error
    parser.destroy(refusal)
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
    if (nameTruncated || valueTruncated) refuse(new ApiError('badForm'))
    else if (takeName(name, rules.fields)) fields[name] = value
  })
  /** Whether a file part is one to keep; a file field that was left empty arrives as a file without a name. */
  const wanted = (field: string, filename: string | undefined, name: string): boolean => {
    if (!filename) return false
    if (!takeName(field, rules.files)) return false
    const { extensions } = rules
    if (!extensions || extensions.some((ending) => name.toLowerCase().endsWith(ending))) return true
    refuse(new ApiError('unsupportedType', { facts: { expected: extensions.join(', ') } }))
    return false
  }

  parser.on('file', (field, stream, { filename }) => {
    // a destroyed parser destroys the file at hand with the same error: unheard it would end the process
    stream.on('error', () => {})
    const name = plainName(filename ?? '')
    if (!wanted(field, filename, name)) {
      stream.resume()
      return
    }
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
    const part = pipeline(stream, measure, createWriteStream(path, { mode: 0o600 })).then(
      (): [string, ReceivedFile] => [field, { path, name, bytes, sha256: hash.digest('hex') }],
    )
    part.catch(() => {})
    parts.push(part)
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => refuse(new ApiError('badForm')))
  }

  try {
    await pipeline(body.chunks(), parser)
    return { fields, files: Object.fromEntries(await Promise.all(parts)), discard }
  } catch (error) {
    await Promise.allSettled(parts)
    await discard()
    if (!(await body.readOn())) rules.onUnread()
    // what the stream says of it may be that it was written to after its end
    if (refusal) throw refusal
    throw new ApiError(request.signal.aborted ? 'uploadBroken' : brokenBy(error))
  }
}

/** A form that ends too early was cut off on its way; anything else about it is malformed. */
const brokenBy = (error: unknown) =>
  /Unexpected end of form|aborted|premature|ECONNRESET/i.test(String((error as Error).message))
    ? 'uploadBroken'
    : 'badForm'
