import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readNotebook } from '@shulei/domain/people/notebook/file.ts'
import type { ShownCell } from '@shulei/domain/people/notebook/view.ts'
import { notebooks as cast } from '@shulei/mocks/cast/writings.ts'
import type { StoredFile } from '../src/modules/compete/submission/tables.ts'
import { shownCells } from '../src/modules/people/notebook/content.ts'
import { NotebookPictures } from '../src/modules/people/notebook/pictures.ts'
import type { NotebookPictureFile } from '../src/modules/people/profile/tables.ts'
import { uploadFolder } from '../src/platform/http/form-call.ts'
import type { Platform } from '../src/platform/platform.ts'
import { cellsOf } from '../src/platform/texts/read/notebook.ts'
import type { SimulatedSubmission } from './simulated/submissions.ts'

/** Notebooks of the cast, by their keys. Each one runs in a folder that has the files of its competition. */
const folder = join(import.meta.dirname, 'notebooks')

/** The stored parts of a built-in notebook, without its texts. */
export interface BuiltInNotebook {
  cells: number
  content: ShownCell[]
  file: StoredFile
  pictures: NotebookPictureFile[]
}

async function store({ files, texts }: Platform, key: string): Promise<BuiltInNotebook> {
  const bytes = readFileSync(join(folder, `${key}.ipynb`))
  const read = readNotebook(bytes)
  if (typeof read === 'string') throw new Error(`the built-in notebook ${key} cannot be read: ${read}`)
  const drawn = new NotebookPictures(uploadFolder({ files }))
  try {
    const content = await shownCells(cellsOf(read), { texts, person: 'built-in', pictures: drawn })
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

/** The number of the submission in whose place a team sends what its notebook wrote. */
const SENT = 2

/** Teams of the ended competition whose notebook, by its key, wrote a submission: `<key>.csv.gz` beside it. */
export const sharedModels: Readonly<Record<string, { notebook: string; description: string }>> = {
  'sea-needle': { notebook: 'football-poisson', description: '进攻、防守加主场的泊松模型，按时间衰减' },
  spray: { notebook: 'football-blend', description: '三个净胜球模型的平均，一人一个' },
  'not-poisson': { notebook: 'football-histogram', description: '实力差附近的历史比赛，直接数三种赛果' },
  'forest-rangers': { notebook: 'football-forest', description: '五十棵自己写的浅树，五个赛前特征' },
  'occult-tuning': { notebook: 'football-grid', description: '积分系统，步长和主场由网格选定' },
  'residuals-first': { notebook: 'football-ridge', description: '岭回归拟合净胜球，再换成概率' },
}

/** The file that a notebook wrote. */
export const modelFile = (notebook: string): Buffer => gunzipSync(readFileSync(join(folder, `${notebook}.csv.gz`)))

interface Shared {
  share: boolean
  /** The description and the file that replace those of the simulated submission; absent where it stays. */
  model?: { description: string; file: { name: string; body: Buffer } }
}

/**
 * Whether a team of the ended competition shares a submission. A team with a model in the table shares that alone; the others share
 * what they say something about.
 */
export function sharingOf({ slug, team, no, description }: SimulatedSubmission): Shared {
  if (slug !== 'football-result') return { share: false }
  const model = sharedModels[team.key]
  if (!model) return { share: description !== '' && (no % 2 === 0 || team.key === 'seven-stars') }
  if (no !== SENT) return { share: false }
  const file = { name: `${team.key}-${no}.csv`, body: modelFile(model.notebook) }
  return { share: true, model: { description: model.description, file } }
}
