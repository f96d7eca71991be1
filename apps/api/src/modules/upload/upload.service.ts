import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { DataIn } from '@shulei/contract/call.ts'
import type { uploadImage } from '@shulei/contract/upload/calls.ts'
import {
  LARGEST_PICTURE,
  type PictureFormat,
  pictureAddressOf,
  pictureEndings,
  pictureFolder,
  pictureIdOf,
} from '@shulei/domain/markup/allowed.ts'
import { HOUR } from '@shulei/domain/time/instant.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { Context, SessionUser } from '../../platform/context.ts'
import type { Executor } from '../../platform/db/database.ts'
import { uploadFolder } from '../../platform/http/form-call.ts'
import { type ReceivedForm, receiveForm } from '../../platform/http/receive-form.ts'
import type { Platform } from '../../platform/platform.ts'
import { stillSignedIn } from '../session/session.service.ts'
import { type Encoded, encode } from './encode.ts'
import { deleteImage, findHalfStored, findImage, type ImageRow, insertImage, markStored } from './image.repo.ts'
import { openQueue } from './queue.ts'

/** Pictures that may wait for their turn in a process. */
const oneAtATime = openQueue(32)

/** Encodes a picture anew when its turn has come: of all that are uploaded at once, one at a time. */
export const encodeInTurn = (path: string): Promise<Encoded> => oneAtATime(() => encode(path))

const keyOf = (id: string, format: PictureFormat) => `images/${id.slice(0, 2)}/${id}.${pictureEndings[format]}`

/** Row, file, mark: a crash leaves no file without a row. When it throws, nothing stays behind. */
async function store({ db, files, clock, log }: Platform, userId: number, picture: Encoded): Promise<string> {
  const { format, width, height, bytes } = picture
  const id = randomUUID()
  const createdAt = new Date(clock())
  await insertImage(db, { id, userId, format, width, height, bytes: bytes.length, createdAt })
  const key = keyOf(id, format)
  try {
    await files.disk.put(key, bytes)
    await markStored(db, id, createdAt)
    return pictureAddressOf(id, format)
  } catch (error) {
    // what cannot be removed now is the sweeper's
    await remove({ db, files, log }, id, key)
    throw error
  }
}

async function remove({ db, files, log }: Pick<Platform, 'db' | 'files' | 'log'>, id: string, key: string) {
  try {
    if (await files.disk.exists(key)) await files.disk.delete(key)
    await deleteImage(db, id)
  } catch (error) {
    log.warn({ err: error, key }, 'a picture could not be removed')
  }
}

async function keep(platform: Platform, form: ReceivedForm, userId: number): Promise<DataIn<typeof uploadImage>> {
  const { image } = form.files
  if (!image || image.bytes === 0) throw new ApiError('pictureMissing')
  const picture = await encodeInTurn(image.path)
  const url = await store(platform, userId, picture)
  return { url, width: picture.width, height: picture.height, bytes: picture.bytes.length }
}

/** Receives a picture as a stream, encodes it anew and keeps it (C058). */
export async function receiveImage(
  platform: Platform,
  c: Context,
  user: SessionUser,
): Promise<DataIn<typeof uploadImage>> {
  await platform.limits.take('upload', user.id)
  const form = await receiveForm(c.req.raw, {
    files: ['image'],
    fields: [],
    maxBytes: LARGEST_PICTURE,
    folder: uploadFolder(platform),
    onUnread: () => c.header('connection', 'close'),
  })
  try {
    // the session may have ended while the picture was on its way
    if (!(await stillSignedIn(platform, c, user))) throw new ApiError('loginFirst')
    return await keep(platform, form, user.id)
  } finally {
    await form.discard()
  }
}

/** The kept picture that has this address, or null. */
async function findByAddress(on: Executor, address: string): Promise<ImageRow | null> {
  const id = pictureIdOf(address)
  const image = id === null ? null : await findImage(on, id)
  return image && pictureAddressOf(image.id, image.format) === address ? image : null
}

const YEAR = 31_536_000

/** A kept picture by the last part of its address. Its bytes never change, so it may be cached for ever. Throws `notFound`. */
export async function sendImage({ db, files, log }: Platform, c: Context, name: string): Promise<Response> {
  const image = await findByAddress(db, `${pictureFolder}${name}`)
  if (!image) throw new ApiError('notFound')
  const etag = `"${image.id}"`
  const headers = {
    etag,
    'cache-control': `public, max-age=${YEAR}, immutable`,
    'content-type': `image/${image.format}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const key = keyOf(image.id, image.format)
  if (!(await files.disk.exists(key))) {
    log.error({ key }, 'a picture is missing')
    throw new ApiError('notFound')
  }
  const length = { 'content-length': String(image.bytes) }
  if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, ...length })
  const stream = await files.disk.getStream(key)
  return c.body(Readable.toWeb(stream) as ReadableStream, 200, { ...headers, ...length })
}

/** Whether an address is that of a kept picture which this person has uploaded. */
export async function isOwnImage(on: Executor, userId: number, url: string): Promise<boolean> {
  const image = await findByAddress(on, url)
  return image?.userId === userId
}

/** Removes what a crash between row and file left behind. */
export async function sweepImages(platform: Platform): Promise<void> {
  const before = new Date(platform.clock() - HOUR)
  for (const { id, format } of await findHalfStored(platform.db, before)) await remove(platform, id, keyOf(id, format))
}
