import type { AnyCall, BodyOut } from '@shulei/contract/call.ts'
import type { ErrorName } from '@shulei/contract/errors.ts'
import { photoLimits } from '@shulei/domain/people/identity/real-name.ts'
import type * as z from 'zod'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context, SessionUser } from '../../../platform/context.ts'
import { fieldsOf, keyOf, uploadFolder } from '../../../platform/http/form-call.ts'
import { type ReceivedFile, type ReceivedForm, receiveForm } from '../../../platform/http/receive-form.ts'
import type { Platform } from '../../../platform/platform.ts'
import { stillSignedIn } from '../../base/session/session.service.ts'
import { encodeInTurn } from '../../base/upload/upload.service.ts'
import type { NewPhoto } from './identity.repo.ts'
import type { IdentityPart } from './tables.ts'

/** A problem of a form, and the name of its field. */
export interface FormProblem {
  field: string
  problem: ErrorName
}

/**
 * The error of a refused form: the first problem is the error itself; all problems are in its data, so that the form can mark each
 * field.
 */
export function refusedForm(all: readonly FormProblem[]): ApiError {
  const [first] = all
  if (!first) throw new Error('a form without a problem is not refused')
  const data = { fields: all.map(({ field }) => field), problems: all.map(({ problem }) => problem) }
  return new ApiError(first.problem, { data })
}

/** A form as it arrived. */
export interface Arrived<C extends AnyCall> {
  fields: BodyOut<C>
  files: ReceivedForm['files']
  idempotencyKey: string
}

async function receive(platform: Platform, call: AnyCall, c: Context): Promise<ReceivedForm> {
  try {
    return await receiveForm(c.req.raw, {
      files: call.form?.files ?? [],
      fields: Object.keys((call.body as z.ZodObject).shape),
      // the limit is that of a picture before the browser makes it smaller, so that a larger one is refused with the name of its
      // field
      maxBytes: photoLimits.chosen,
      folder: uploadFolder(platform),
      onUnread: () => c.header('connection', 'close'),
    })
  } catch (error) {
    throw error instanceof ApiError && error.reason === 'tooLarge' ? new ApiError('photoTooBig') : error
  }
}

/** Receives the form of a call and hands it over; when that is done nothing of it is left on the disk. */
export async function withForm<C extends AnyCall, T>(
  platform: Platform,
  { call, c, user }: { call: C; c: Context; user: SessionUser },
  work: (arrived: Arrived<C>) => Promise<T>,
): Promise<T> {
  const idempotencyKey = keyOf(c)
  await platform.limits.take('identityForm', user.id)
  const form = await receive(platform, call, c)
  try {
    // the session may have ended while the photographs were on their way
    if (!(await stillSignedIn(platform, c, user))) throw new ApiError('loginFirst')
    return await work({ fields: fieldsOf(call, form), files: form.files, idempotencyKey })
  } finally {
    await form.discard()
  }
}

/** Photographs that exceed the size limit (Q002). */
export const tooBigPhotos = (files: ReceivedForm['files']): FormProblem[] =>
  Object.entries(files)
    .filter(([, { bytes }]) => bytes > photoLimits.sent)
    .map(([field]) => ({ field, problem: 'photoTooBig' }))

async function encodePhoto(part: IdentityPart, file: ReceivedFile): Promise<NewPhoto> {
  const refused = (problem: 'photoBroken' | 'pictureHeic' | 'pictureTooBig', facts = {}) =>
    new ApiError(problem, { facts, data: { fields: [part], problems: [problem] } })
  const { format, bytes } = await encodeInTurn(file.path).catch((error) => {
    if (!(error instanceof ApiError)) throw error
    if (error.reason === 'pictureBroken') throw refused('photoBroken')
    if (error.reason === 'pictureHeic' || error.reason === 'pictureTooBig') throw refused(error.reason, error.facts)
    throw error
  })
  if (format === 'webp') throw refused('photoBroken')
  return { part, format, bytes }
}

/** Encodes the sent photographs of some parts anew: upright and without metadata. Throws `photoBroken`, `pictureHeic`, `pictureTooBig`. */
export async function encodePhotos(files: ReceivedForm['files'], parts: readonly IdentityPart[]): Promise<NewPhoto[]> {
  const photos: NewPhoto[] = []
  for (const part of parts) {
    const file = files[part]
    if (file) photos.push(await encodePhoto(part, file))
  }
  return photos
}
