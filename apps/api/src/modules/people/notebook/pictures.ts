import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_PICTURE_BYTES, MAX_PICTURES } from '@shulei/domain/people/notebook/file.ts'
import type { ShownOutput } from '@shulei/domain/people/notebook/view.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { ReceivedFile } from '../../../platform/http/receive-form.ts'
import type { ReadDrawing } from '../../../platform/texts/read/drawing.ts'
import { encodeInTurn, pixelsOf } from '../../base/upload/upload.service.ts'

/** Most pixels of all pictures of a notebook together, before they are made smaller. */
const MAX_PIXELS = 60_000_000

/** A picture of a notebook on its way to the store. */
export interface NotebookPicture extends ReceivedFile {
  format: 'png' | 'jpeg' | 'webp' | 'svg'
}

const refusals: ReadonlySet<string> = new Set(['pictureBroken', 'pictureHeic', 'pictureTooBig'])

/** Encodes the pictures of one notebook anew, one after another, and keeps each different picture and drawing once. */
export class NotebookPictures {
  readonly list = new Map<string, NotebookPicture>()
  readonly #folder: string
  #count = 0
  #pixels = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The picture as a page shows it; one that cannot be shown is named by its type. */
  async add(type: string, base64: string): Promise<ShownOutput> {
    const omitted: ShownOutput = { kind: 'omitted', types: [type] }
    this.#count += 1
    if (this.#count > MAX_PICTURES || base64.length > MAX_PICTURE_BYTES * 1.4) return omitted
    const path = join(this.#folder, randomUUID())
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(path, Buffer.from(base64, 'base64'), { mode: 0o600 })
      this.#pixels += await pixelsOf(path)
      if (this.#pixels > MAX_PIXELS) return omitted
      return await this.#keep(await encodeInTurn(path))
    } catch (error) {
      if (error instanceof ApiError && refusals.has(error.reason)) return omitted
      throw error
    } finally {
      await rm(path, { force: true })
    }
  }

  /** A drawing whose markup is sanitised, as a page shows it. */
  async addDrawing({ svg, width, height }: ReadDrawing): Promise<ShownOutput> {
    this.#count += 1
    const bytes = Buffer.from(svg)
    if (this.#count > MAX_PICTURES || bytes.length > MAX_PICTURE_BYTES) {
      return { kind: 'omitted', types: ['image/svg+xml'] }
    }
    await mkdir(this.#folder, { recursive: true })
    return this.#keep({ format: 'svg', width, height, bytes })
  }

  async #keep({
    format,
    width,
    height,
    bytes,
  }: Pick<NotebookPicture, 'format'> & { width: number; height: number; bytes: Buffer }): Promise<ShownOutput> {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (!this.list.has(sha256)) {
      const path = join(this.#folder, randomUUID())
      await writeFile(path, bytes, { mode: 0o600 })
      this.list.set(sha256, { path, name: `${sha256}.${format}`, bytes: bytes.length, sha256, format })
    }
    return { kind: 'picture', sha256, width, height }
  }

  /** Removes what has not been moved into the store. */
  async discard(): Promise<void> {
    await Promise.all([...this.list.values()].map(({ path }) => rm(path, { force: true })))
  }
}
