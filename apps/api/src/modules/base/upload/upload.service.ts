import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { uploadImage } from '@shulei/contract/base/upload/calls.ts'
import type { DataIn } from '@shulei/contract/call.ts'
import {
  isPictureAddress,
  LARGEST_PICTURE,
  pictureAddressOf,
  pictureFolder,
  pictureIdOf,
  pictureNameOf,
} from '@shulei/domain/base/markup/allowed.ts'
import { HOUR } from '@shulei/domain/base/time/instant.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context, SessionUser } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/database.ts'
import { uploadFolder } from '../../../platform/http/form-call.ts'
import { receiveForm } from '../../../platform/http/receive-form.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openQueue } from '../../../platform/queue.ts'
import { stillSignedIn } from '../session/session.service.ts'
import { type Encoded, encode } from './encode.ts'
import {
  deleteImage,
  findHalfStored,
  findImage,
  findImagesOf,
  type ImageRow,
  insertImage,
  markStored,
} from './image.repo.ts'
import type { StoredImage } from './tables.ts'

export { pixelsOf } from './encode.ts'
export type { StoredImage } from './tables.ts'

/** Most pictures that may wait in a process. */
const oneAtATime = openQueue(32)

/** Encodes a picture anew, after those that were uploaded before it. */
export const encodeInTurn = (path: string): Promise<Encoded> => oneAtATime(() => encode(path))

const keyOf = ({ id, format }: Pick<ImageRow, 'id' | 'format'>) =>
  `images/${id.slice(0, 2)}/${pictureNameOf(id, format)}`

/** Stores row, file and mark, so that a crash leaves no file without a row. When it throws, it leaves nothing behind. */
async function store(
  platform: Platform,
  userId: number,
  { bytes, ...picture }: Encoded,
  inMessage: boolean,
): Promise<StoredImage> {
  const { db, files, clock } = platform
  const image = { id: randomUUID(), ...picture, bytes: bytes.length }
  const createdAt = new Date(clock())
  await insertImage(db, { ...image, userId, inMessage, createdAt })
  try {
    await files.disk.put(keyOf(image), bytes)
    await markStored(db, image.id, createdAt)
    return image
  } catch (error) {
    await removeImage(platform, image)
    throw error
  }
}

/** Removes a picture; one that cannot be removed now is left to the sweeper. */
export async function removeImage(
  { db, files, log }: Pick<Platform, 'db' | 'files' | 'log'>,
  image: Pick<ImageRow, 'id' | 'format'>,
): Promise<void> {
  const key = keyOf(image)
  try {
    if (await files.disk.exists(key)) await files.disk.delete(key)
    // a transaction, since the deletion of a message may be a keyed write
    await db.transaction((tx) => deleteImage(tx, image.id))
  } catch (error) {
    log.warn({ err: error, key }, 'a picture could not be removed')
  }
}

/** Receives a picture as a stream, encodes it anew and stores it. */
export async function receivePicture(
  platform: Platform,
  c: Context,
  user: SessionUser,
  { inMessage }: { inMessage: boolean },
): Promise<StoredImage> {
  await platform.limits.take('picture', user.id)
  const form = await receiveForm(c.req.raw, {
    files: ['image'],
    fields: [],
    maxBytes: LARGEST_PICTURE,
    folder: uploadFolder(platform),
    onUnread: () => c.header('connection', 'close'),
  })
  try {
    // the session may have ended while the picture arrived
    if (!(await stillSignedIn(platform, c, user))) throw new ApiError('loginFirst')
    const { image } = form.files
    if (!image || image.bytes === 0) throw new ApiError('pictureMissing')
    return await store(platform, user.id, await encodeInTurn(image.path), inMessage)
  } finally {
    await form.discard()
  }
}

/** Receives a picture for a text, an avatar or a banner (C058). */
export async function receiveImage(
  platform: Platform,
  c: Context,
  user: SessionUser,
): Promise<DataIn<typeof uploadImage>> {
  const { id, format, ...size } = await receivePicture(platform, c, user, { inMessage: false })
  return { url: pictureAddressOf(id, format), ...size }
}

/** The picture with this name that everybody may read, or null. */
async function findByName(on: Executor, name: string): Promise<ImageRow | null> {
  const id = pictureIdOf(name)
  const image = id === null ? null : await findImage(on, id)
  return image && !image.inMessage && pictureNameOf(image.id, image.format) === name ? image : null
}

const YEAR = 31_536_000

/**
 * Sends a stored picture by the last part of its address. Its bytes never change, so it may be cached for ever. Throws `notFound`.
 */
export async function sendImage(platform: Platform, c: Context, name: string): Promise<Response> {
  const image = await findByName(platform.db, name)
  if (!image) throw new ApiError('notFound')
  return sendStored(platform, c, image, `public, max-age=${YEAR}, immutable`)
}

/** Sends a stored picture. Throws `notFound`. */
export async function sendStored(
  { files, log }: Pick<Platform, 'files' | 'log'>,
  c: Context,
  image: StoredImage,
  cacheControl: string,
): Promise<Response> {
  const etag = `"${image.id}"`
  const headers = {
    etag,
    'cache-control': cacheControl,
    'content-type': `image/${image.format}`,
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const key = keyOf(image)
  if (!(await files.disk.exists(key))) {
    log.error({ key }, 'a picture is missing')
    throw new ApiError('notFound')
  }
  const length = { 'content-length': String(image.bytes) }
  if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, ...length })
  const stream = await files.disk.getStream(key)
  return c.body(Readable.toWeb(stream) as ReadableStream, 200, { ...headers, ...length })
}

/** Whether an address is that of a stored picture which the person has uploaded. */
export async function isOwnImage(on: Executor, userId: number, url: string): Promise<boolean> {
  if (!isPictureAddress(url)) return false
  const image = await findByName(on, url.slice(pictureFolder.length))
  return image?.userId === userId
}

/** The stored pictures that a person has uploaded, newest first, with their keys in the file store. */
export async function picturesOf(on: Executor, userId: number) {
  const images = await findImagesOf(on, userId)
  return images.map((image) => ({ id: image.id, key: keyOf(image), bytes: image.bytes }))
}

/** Removes rows and files of uploads that a crash interrupted. */
export async function sweepImages(platform: Platform): Promise<void> {
  const before = new Date(platform.clock() - HOUR)
  for (const image of await findHalfStored(platform.db, before)) await removeImage(platform, image)
}
