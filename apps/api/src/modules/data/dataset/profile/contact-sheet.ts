import { join } from 'node:path'
import { MAX_PICTURE_PIXELS } from '@shulei/domain/data/dataset/profile.ts'
import sharp from 'sharp'
import type { ContactSheet } from './profile-task.ts'
import { Refusal, refuse } from './refusal.ts'

/** A picture in a file of the scratch folder, or the file itself. */
export interface PictureFile {
  name: string
  path(): Promise<string>
}

/** Pixels of a tile and of the gap between tiles. */
const TILE = 192
const GAP = 8
const IN_ROW = 5
/** Most tiles on a sheet. */
const MOST = 30

const small = async ({ name, path }: PictureFile) => {
  const file = await path()
  const part = name === '' ? {} : { part: name }
  try {
    // reads the head alone, so that the size of a picture beyond the limit is known
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    const count = width * height
    if (count > MAX_PICTURE_PIXELS) refuse('imageTooLarge', { ...part, count, limit: MAX_PICTURE_PIXELS })
    const tile = await sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
      .rotate()
      .resize(TILE, TILE, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { name, width, height, tile }
  } catch (error) {
    if (error instanceof Refusal) throw error
    return refuse('badImage', part)
  }
}

/**
 * Draws the first pictures small on one sheet in `scratch`, in their order. Throws `badImage` and `imageTooLarge` with the name of the
 * first such picture.
 */
export async function drawSheet(files: readonly PictureFile[], scratch: string): Promise<ContactSheet> {
  const tiles: Awaited<ReturnType<typeof small>>[] = []
  for (const file of files.slice(0, MOST)) tiles.push(await small(file))
  const columns = Math.min(IN_ROW, tiles.length)
  const rows = Math.ceil(tiles.length / columns)
  const edge = (count: number) => count * TILE + (count - 1) * GAP
  const [width, height] = [edge(columns), edge(rows)]
  const path = join(scratch, 'sheet.webp')
  await sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite(
      tiles.map(({ tile: { data, info } }, place) => ({
        input: data,
        left: (place % columns) * (TILE + GAP) + Math.floor((TILE - info.width) / 2),
        top: Math.floor(place / columns) * (TILE + GAP) + Math.floor((TILE - info.height) / 2),
      })),
    )
    .webp({ quality: 82 })
    .toFile(path)
  return { path, width, height, count: files.length, pictures: tiles.map(({ tile: _, ...picture }) => picture) }
}
