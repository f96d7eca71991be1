import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readNotebook } from '@shulei/domain/notebook/file.ts'
import type { ShownCell } from '@shulei/domain/notebook/view.ts'
import { notebooks as cast } from '@shulei/mocks/cast/writings.ts'
import { shownCells } from '../src/modules/notebook/content.ts'
import { NotebookPictures } from '../src/modules/notebook/pictures.ts'
import type { NotebookPictureFile } from '../src/modules/profile/tables.ts'
import type { StoredFile } from '../src/modules/submission/tables.ts'
import { uploadFolder } from '../src/platform/http/form-call.ts'
import type { Platform } from '../src/platform/platform.ts'

/** Notebooks of the cast, by their keys. Each one runs in a folder that has the files of its competition. */
const folder = join(import.meta.dirname, 'notebooks')

/** The stored parts of a built-in notebook, without its texts. */
export interface BuiltInNotebook {
  cells: number
  content: ShownCell[]
  file: StoredFile
  pictures: NotebookPictureFile[]
}

async function store({ files }: Platform, key: string): Promise<BuiltInNotebook> {
  const bytes = readFileSync(join(folder, `${key}.ipynb`))
  const read = readNotebook(bytes)
  if (typeof read === 'string') throw new Error(`the built-in notebook ${key} cannot be read: ${read}`)
  const drawn = new NotebookPictures(uploadFolder({ files }))
  try {
    const content = await shownCells(read, drawn)
    const put = async (body: Buffer) => {
      const id = `notebooks/${randomUUID()}`
      await files.disk.put(id, body)
      return id
    }
    const pictures: NotebookPictureFile[] = []
    for (const { path, bytes: size, sha256, format } of drawn.list.values()) {
      pictures.push({ key: await put(await readFile(path)), bytes: size, sha256, format })
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = { key: await put(bytes), name: `${key}.ipynb`, bytes: bytes.length, sha256 }
    return { cells: read.total, content, file, pictures }
  } finally {
    await drawn.discard()
  }
}

/** Stores the files of all built-in notebooks; answers them by their keys. */
export async function storeNotebooks(platform: Platform): Promise<ReadonlyMap<string, BuiltInNotebook>> {
  const stored = new Map<string, BuiltInNotebook>()
  for (const { key } of cast) stored.set(key, await store(platform, key))
  return stored
}
