import { MAX_CELLS, type NotebookContent } from '@shulei/domain/people/notebook/file.ts'
import {
  MAX_NOTEBOOK_BYTES,
  NOTEBOOK_ENDING,
  type NotebookFileProblem,
  notebookNameProblem,
} from '@shulei/domain/people/notebook/notebook.ts'
import type { ShownCell } from '@shulei/domain/people/notebook/view.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context } from '../../../platform/context.ts'
import { uploadFolder } from '../../../platform/http/form-call.ts'
import { type ReceivedFile, type ReceivedForm, receiveForm } from '../../../platform/http/receive-form.ts'
import { megabytes } from '../../../platform/megabytes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openQueue } from '../../../platform/queue.ts'
import { storeFiles } from '../../compete/submission/upload/file-store.service.ts'
import { shownCells } from './content.ts'
import type { NotebookPictureFile, StoredFile } from './notebook.repo.ts'
import { NotebookPictures } from './pictures.ts'

/** The error of a file, with its limit. */
export function fileError(problem: NotebookFileProblem): ApiError {
  const facts = {
    types: NOTEBOOK_ENDING,
    max: problem === 'notebookTooManyCells' ? MAX_CELLS : megabytes(MAX_NOTEBOOK_BYTES),
  }
  return new ApiError(problem, { facts, data: { fields: ['file'] } })
}

/** Receives the form of a notebook. */
export async function receive(platform: Platform, c: Context, fields: readonly string[]): Promise<ReceivedForm> {
  try {
    return await receiveForm(c.req.raw, {
      files: ['file'],
      fields,
      // the parser counts a file of exactly its limit as too large
      maxBytes: MAX_NOTEBOOK_BYTES + 1,
      folder: uploadFolder(platform),
      onUnread: () => c.header('connection', 'close'),
    })
  } catch (error) {
    throw error instanceof ApiError && error.reason === 'tooLarge' ? fileError('notebookTooBig') : error
  }
}

/** A notebook whose files are in the store, without a row yet. */
export interface StoredNotebook {
  language: NotebookContent['language']
  cells: number
  content: ShownCell[]
  file: StoredFile
  pictures: NotebookPictureFile[]
  stored: Awaited<ReturnType<typeof storeFiles<string>>>
}

/** A notebook is held in memory while it is read, so that one is read at a time. */
const oneAtATime = openQueue(32)

/** Reads a file, encodes its pictures and stores both. When it throws, nothing is left. Throws the problem of the file. */
export async function storeNotebook(
  platform: Platform,
  userId: number,
  received: ReceivedFile,
): Promise<StoredNotebook> {
  const named = notebookNameProblem({ name: received.name, size: received.bytes })
  if (named) throw fileError(named)
  const pictures = new NotebookPictures(uploadFolder(platform))
  try {
    const { read, content } = await oneAtATime(async () => {
      const answer = await platform.texts.read(userId, 'notebook', received.path)
      if (typeof answer === 'string') throw fileError(answer)
      return {
        read: answer,
        content: await shownCells(answer.cells, { texts: platform.texts, person: userId, pictures }),
      }
    })
    const list = [...pictures.list.values()]
    const files: Record<string, ReceivedFile> = { file: received }
    for (const picture of list) files[picture.sha256] = picture
    const stored = await storeFiles(platform, files, 'notebooks')
    return {
      language: read.language,
      cells: read.total,
      content,
      file: stored.files.file as StoredFile,
      pictures: list.map(({ sha256, format }) => {
        const { key, bytes } = stored.files[sha256] as StoredFile
        return { key, bytes, sha256, format }
      }),
      stored,
    }
  } finally {
    await pictures.discard()
  }
}
