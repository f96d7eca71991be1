import { Readable } from 'node:stream'
import type { DataIn } from '@shulei/contract/call.ts'
import {
  notebookFile,
  type notebookForm,
  notebookPicture,
  type personNotebook,
} from '@shulei/contract/people/profile/notebooks.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { shownMarkup } from '@shulei/domain/base/markup/shown.ts'
import { MAX_NOTEBOOKS } from '@shulei/domain/people/notebook/notebook.ts'
import type { NotebookPart, PageCell, ShownCell } from '@shulei/domain/people/notebook/view.ts'
import { hiddenFrom } from '@shulei/domain/people/profile/privacy.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context } from '../../../platform/context.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { accessTo } from '../profile/access.service.ts'
import { countOf, findEntered, findFiles, findNotebook } from './notebook.repo.ts'

/** No person has this id: it stands for a reader without a session. */
const NOBODY = 0

type Detail = DataIn<typeof personNotebook>

const iso = (at: string) => new Date(at).toISOString()

/** Throws `notFound` where the owner hides own activity from the reader; answers whether the reader is the owner. */
async function mayRead({ db }: Platform, ownerId: number, readerId: number | null): Promise<{ isOwn: boolean }> {
  const { settings, reader } = await accessTo(db, ownerId, readerId ?? NOBODY)
  if (hiddenFrom(settings, 'myDynamics', reader) !== null) throw new ApiError('notFound')
  return { isOwn: reader.isOwner }
}

/** Sanitised again: what may be in a text can have become less since it was stored. */
const partOut = (part: NotebookPart): NotebookPart =>
  part.kind === 'markup' ? { kind: 'markup', html: shownMarkup(part.html) } : part

function cellOut(cell: ShownCell, id: number): PageCell {
  if (cell.kind === 'text') return { kind: 'text', parts: cell.parts.map(partOut) }
  if (cell.kind !== 'code') return cell
  return {
    ...cell,
    outputs: cell.outputs.map((output) => {
      if (output.kind === 'words') return { ...output, parts: output.parts.map(partOut) }
      if (output.kind !== 'picture') return output
      const { kind, sha256, width, height } = output
      return { kind, width, height, url: pathOf(notebookPicture, { id, sha256 }) }
    }),
  }
}

/**
 * A notebook for its reader. One whose owner hides own activity from the reader is answered like a missing one. Two statements.
 * Throws `notFound`.
 */
export async function readNotebook(platform: Platform, id: number, readerId: number | null): Promise<Detail> {
  const row = await findNotebook(platform.db, id, { readerId: readerId ?? NOBODY, now: new Date(platform.clock()) })
  if (!row) throw new ApiError('notFound')
  const { isOwn } = await mayRead(platform, row.author.id, readerId)
  const { file, content, updatedAt, ...rest } = row
  const { name, bytes, sha256 } = file
  return {
    ...rest,
    file: { name, bytes, sha256, url: pathOf(notebookFile, { id }) },
    content: content.map((cell) => cellOut(cell, id)),
    updatedAt: iso(updatedAt),
    isOwn,
  }
}

async function filesFor(platform: Platform, id: number, readerId: number | null) {
  const row = await findFiles(platform.db, id)
  if (!row) throw new ApiError('notFound')
  await mayRead(platform, row.userId, readerId)
  return row
}

/** Sends the file as a download. Throws `notFound`, and `downloadFailed` when the store has lost the file. */
export async function sendNotebookFile(
  platform: Platform,
  c: Context,
  { id, readerId }: { id: number; readerId: number | null },
): Promise<Response> {
  const { file } = await filesFor(platform, id, readerId)
  if (!(await platform.files.disk.exists(file.key))) {
    platform.log.error({ key: file.key }, 'the file of a notebook is missing')
    throw new ApiError('downloadFailed')
  }
  return sendFile(c, platform.files, { ...file, isText: true, contentType: 'application/octet-stream' })
}

/** Sends a picture of an output; its bytes belong to its address and never change. Throws `notFound`. */
export async function sendNotebookPicture(
  platform: Platform,
  c: Context,
  { id, sha256, readerId }: { id: number; sha256: string; readerId: number | null },
): Promise<Response> {
  const { pictures } = await filesFor(platform, id, readerId)
  const picture = pictures.find((one) => one.sha256 === sha256)
  if (!picture || !(await platform.files.disk.exists(picture.key))) throw new ApiError('notFound')
  const etag = `"${picture.sha256}"`
  const headers = {
    etag,
    'cache-control': 'private, max-age=3600',
    'content-type': picture.format === 'svg' ? 'image/svg+xml' : `image/${picture.format}`,
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    'x-content-type-options': 'nosniff',
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const whole = { ...headers, 'content-length': String(picture.bytes) }
  if (c.req.method === 'HEAD') return c.body(null, 200, whole)
  const bytes = await platform.files.read(picture.key)
  return c.body(Readable.toWeb(bytes) as ReadableStream, 200, whole)
}

/** Reads the limits and choices of the notebook form. Two statements. */
export async function readForm({ db, clock }: Platform, userId: number): Promise<DataIn<typeof notebookForm>> {
  const [used, competitions] = await Promise.all([countOf(db, userId), findEntered(db, userId, new Date(clock()))])
  return { used, most: MAX_NOTEBOOKS, competitions }
}
