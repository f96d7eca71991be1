import { bodyOf, entriesOf, leadsOut } from '../submission/file-archive.ts'
import type { ByteSource } from '../submission/file-bytes.ts'

/** Largest archive of source code in bytes. */
export const MAX_SOURCE_BYTES = 50 * 1024 ** 2

/** Largest single program or notebook in bytes. */
export const MAX_PROGRAM_BYTES = 10 * 1024 ** 2

/** Most bytes that an archive may have once it is unpacked. */
export const MAX_UNPACKED_BYTES = 200 * 1024 ** 2

/** Most files in an archive. */
export const MAX_ARCHIVE_FILES = 2000

/** Endings of file names by type. A notebook is JSON with cells, an archive a zip. */
export const sourceEndings = {
  text: ['.py', '.r', '.jl', '.sql', '.cpp', '.java', '.md', '.txt'],
  notebook: ['.ipynb'],
  archive: ['.zip'],
} as const satisfies Record<string, readonly `.${string}`[]>

export type SourceType = keyof typeof sourceEndings

/** All endings, those of archives and notebooks first. */
export const allSourceEndings: readonly string[] = ['.zip', '.ipynb', ...sourceEndings.text]

/** The type by the ending of a name, in either case; null for every other name. */
export function sourceType(name: string): SourceType | null {
  const lower = name.toLowerCase()
  const types = Object.keys(sourceEndings) as SourceType[]
  return types.find((type) => sourceEndings[type].some((ending) => lower.endsWith(ending))) ?? null
}

/** Problem of a file of source code, by the name of its error. */
export type SourceProblem =
  | 'sourceTypeWrong'
  | 'sourceEmpty'
  | 'sourceTooBig'
  | 'sourceNotText'
  | 'sourceNotNotebook'
  | 'archiveUnreadable'
  | 'archiveTooMany'
  | 'archiveLeadsOut'
  | 'archiveHasPassword'
  | 'archiveTooBig'

/** Largest size of a file with this name, in bytes. */
export const maxBytesOf = (name: string): number =>
  sourceType(name) === 'archive' ? MAX_SOURCE_BYTES : MAX_PROGRAM_BYTES

/** The problem that name and size alone show, before anything is sent. */
export function sourceNameProblem({ name, size }: { name: string; size: number }): SourceProblem | null {
  if (sourceType(name) === null) return 'sourceTypeWrong'
  if (size === 0) return 'sourceEmpty'
  return size > maxBytesOf(name) ? 'sourceTooBig' : null
}

/** Control characters that no text file has; tab, line feed, form feed and carriage return are allowed. */
const isControl = (byte: number) => (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte)) || byte === 0x7f

/** The text of a file in UTF-8; null for anything else. */
function textOf(bytes: Uint8Array): string | null {
  if (bytes.some(isControl)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Whether a text is a notebook of Jupyter: JSON with its cells and the version of its form. */
function isNotebook(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    const { nbformat, cells } = (value ?? {}) as { nbformat?: unknown; cells?: unknown }
    return typeof nbformat === 'number' && Array.isArray(cells)
  } catch {
    return false
  }
}

/** Reads the body of an archive's file to its end, or until more than `left` bytes have come; answers their number. */
async function unpackedSize(body: ReadableStream<Uint8Array>, left: number): Promise<number> {
  const reader = body.getReader()
  let bytes = 0
  for (;;) {
    const piece = await reader.read()
    if (piece.done) return bytes
    bytes += piece.value.length
    if (bytes > left) {
      await reader.cancel().catch(() => {})
      return bytes
    }
  }
}

/**
 * The problem of an archive. Whatever sizes it declares, its files are unpacked one after another until together they exceed the
 * limit, so that no bomb is accepted and none takes more than the limit to recognise. Nothing unpacked is kept.
 */
async function archiveProblem(source: ByteSource): Promise<SourceProblem | null> {
  const entries = await entriesOf(source)
  if (entries === null) return 'archiveUnreadable'
  if (entries === 'tooMany' || entries.length > MAX_ARCHIVE_FILES) return 'archiveTooMany'
  if (entries.length === 0) return 'sourceEmpty'
  if (entries.some(({ name }) => leadsOut(name))) return 'archiveLeadsOut'
  if (entries.some(({ isLocked }) => isLocked)) return 'archiveHasPassword'
  let left = MAX_UNPACKED_BYTES
  try {
    for (const entry of entries) {
      const body = await bodyOf(source, entry)
      if (body === null) return 'archiveUnreadable'
      left -= await unpackedSize(body, left)
      if (left < 0) return 'archiveTooBig'
    }
  } catch {
    return 'archiveUnreadable'
  }
  return null
}

/**
 * The problem of a file of source code, or null. Name and content must agree: a page of HTML called `.py` is text, and is never
 * served as a page; a program called `.py` is refused. Rejects when the source cannot be read.
 */
export async function sourceProblem(name: string, source: ByteSource): Promise<SourceProblem | null> {
  const problem = sourceNameProblem({ name, size: source.size })
  if (problem) return problem
  const type = sourceType(name)
  if (type === 'archive') return archiveProblem(source)
  const bytes = new Uint8Array(
    await new Response(source.stream(0, source.size) as BodyInit & ReadableStream).arrayBuffer(),
  )
  const text = textOf(bytes)
  if (type === 'notebook') return text !== null && isNotebook(text) ? null : 'sourceNotNotebook'
  return text === null ? 'sourceNotText' : null
}
