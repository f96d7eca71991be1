import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Texts and pictures of a content folder by their path in it, with `/` on every system. */
export interface ContentFiles {
  texts: Record<string, string>
  pictures: Record<string, { type: string; hash: string; bytes: Uint8Array }>
  /** SHA-256 of all of it. */
  hash: string
}

/** The folder of this software's own texts. */
export const builtInFolder = fileURLToPath(new URL('../../../../../content/', import.meta.url))

const pictureTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
}
const texts = new Set(['.md', '.yaml'])

/** Most bytes of one text, of one picture, and number of files. */
const MAX_TEXT = 200_000
const MAX_PICTURE = 2_000_000
const MAX_FILES = 2_000

/** A folder that cannot be read as content; the message is one plain sentence. */
export class ContentFolderError extends Error {}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    // a link could lead out of the folder
    else if (entry.isFile()) yield path
  }
}

/** Reads a content folder. Throws `ContentFolderError` for a missing folder, a file that is too large and a file of another type. */
export function readContentFolder(folder: string): ContentFiles {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ContentFolderError(`There is no folder ${folder}.`)
  }
  const found: Omit<ContentFiles, 'hash'> = { texts: {}, pictures: {} }
  const lines: string[] = []
  for (const path of filesIn(folder)) {
    const name = relative(folder, path).split(sep).join('/')
    if (lines.length >= MAX_FILES) throw new ContentFolderError(`The folder has more than ${MAX_FILES} files.`)
    const extension = extname(name).toLowerCase()
    const type = pictureTypes[extension]
    const bytes = readFileSync(path)
    const hash = sha256(bytes)
    if (texts.has(extension)) {
      if (bytes.length > MAX_TEXT) throw new ContentFolderError(`${name} is larger than ${MAX_TEXT} bytes.`)
      found.texts[name] = bytes
        .toString('utf8')
        .replace(/^\ufeff/, '')
        .replaceAll('\r\n', '\n')
    } else if (type !== undefined && /^pictures\/[\w.-]+$/.test(name)) {
      if (bytes.length > MAX_PICTURE) throw new ContentFolderError(`${name} is larger than ${MAX_PICTURE} bytes.`)
      found.pictures[name.slice('pictures/'.length)] = { type, hash, bytes }
    } else {
      throw new ContentFolderError(
        `${name} is neither a text (.md, .yaml) nor a picture of the folder "pictures" (.svg, .png, .jpg, .webp).`,
      )
    }
    lines.push(`${name} ${hash}`)
  }
  return { ...found, hash: sha256(lines.join('\n')) }
}
