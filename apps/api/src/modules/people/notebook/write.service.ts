import type { BodyOut, DataIn } from '@shulei/contract/call.ts'
import { saveNotebook } from '@shulei/contract/people/profile/notebooks.ts'
import {
  MAX_NOTEBOOKS,
  notebookLimits,
  notebookSummary,
  notebookTextProblem,
  notebookTitle,
} from '@shulei/domain/people/notebook/notebook.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context, SessionUser } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/database.ts'
import { fieldsOf, keyOf } from '../../../platform/http/form-call.ts'
import type { ReceivedForm } from '../../../platform/http/receive-form.ts'
import type { Platform } from '../../../platform/platform.ts'
import { stillSignedIn } from '../../base/session/session.service.ts'
import {
  dropStored,
  keepStored,
  releaseStored,
  removeFiles,
  removeReleased,
} from '../../compete/submission/upload/file-store.service.ts'
import { lockOwnLists } from '../profile/edit-lists.service.ts'
import {
  countOf,
  deleteNotebook,
  findByKey,
  findEntered,
  findFiles,
  insertNotebook,
  lockOwn,
  updateNotebook,
} from './notebook.repo.ts'
import { fileError, receive, type StoredNotebook, storeNotebook } from './receive.ts'

type Written = DataIn<typeof saveNotebook>
type Fields = BodyOut<typeof saveNotebook>
type Own = NonNullable<Awaited<ReturnType<typeof lockOwn>>>

const FIELDS = ['id', 'version', 'title', 'summary', 'language', 'competitionId'] as const

/** Title and summary as they are stored. Throws the problem of one. */
function checkedFields({ title, summary }: Fields): { title: string; summary: string } {
  const problem = notebookTextProblem({ title, summary })
  if (problem) {
    const field = problem === 'notebookSummaryInvalid' ? 'summary' : 'title'
    throw new ApiError(problem, { facts: { max: notebookLimits[field] }, data: { fields: [field] } })
  }
  return { title: notebookTitle(title), summary: notebookSummary(summary) }
}

/** The competition of a notebook: none, the present one, or one in which the person takes part. */
async function competitionOf(
  on: Executor,
  chosen: Fields['competitionId'],
  { userId, now, present = null }: { userId: number; now: number; present?: number | null },
): Promise<number | null> {
  if (chosen === '' || chosen === present) return chosen === '' ? null : chosen
  const entered = await findEntered(on, userId, new Date(now))
  if (entered.some(({ id }) => id === chosen)) return chosen
  throw new ApiError('notebookCompetitionUnknown', { data: { fields: ['competitionId'] } })
}

const full = () => new ApiError('notebooksFull', { facts: { max: MAX_NOTEBOOKS } })

const contentOf = ({ cells, content, file, pictures }: StoredNotebook) => ({ cells, content, file, pictures })

/** Runs a transaction that takes over stored files; when it throws, or answers that it did not, the files are removed. */
async function takingOver<T extends { isNew: boolean }>(
  platform: Platform,
  notebook: StoredNotebook | null,
  run: () => Promise<T>,
): Promise<T> {
  try {
    const done = await run()
    if (!done.isNew && notebook) await dropStored(platform, notebook.stored)
    return done
  } catch (error) {
    if (notebook) await dropStored(platform, notebook.stored)
    throw error
  }
}

/** A form that was received completely. */
interface Received {
  user: SessionUser
  key: string
  fields: Fields
  texts: ReturnType<typeof checkedFields>
  file: ReceivedForm['files'][string] | undefined
}

/** Shares a notebook. A repeat of the key answers the first one. */
async function share(platform: Platform, { user, key, fields, texts, file }: Received): Promise<Written> {
  if (!file) throw fileError('notebookTypeWrong')
  const made = await findByKey(platform.db, user.id, key)
  if (!made && (await countOf(platform.db, user.id)) >= MAX_NOTEBOOKS) throw full()
  const notebook = await storeNotebook(platform, user.id, file)
  const { id, version } = await takingOver(platform, notebook, () =>
    platform.db.transaction(async (tx) => {
      const now = platform.clock()
      const at = new Date(now)
      await lockOwnLists(tx, user.id, at)
      const earlier = await findByKey(tx, user.id, key)
      if (earlier) {
        if (earlier.file.sha256 !== file.sha256) throw new ApiError('keyReused')
        return { id: earlier.id, version: earlier.version, isNew: false }
      }
      if ((await countOf(tx, user.id)) >= MAX_NOTEBOOKS) throw full()
      const id = await insertNotebook(tx, {
        ...{ userId: user.id, ...texts, ...contentOf(notebook), idempotencyKey: key },
        language: fields.language || (notebook.language ?? 'Python'),
        competitionId: await competitionOf(tx, fields.competitionId, { userId: user.id, now }),
        createdAt: at,
        updatedAt: at,
      })
      await keepStored(tx, notebook.stored)
      return { id, version: 1, isNew: true }
    }),
  )
  return { id, version }
}

/** The language of a changed notebook: the chosen one, that of a new file, or as it was. */
const languageOf = (chosen: Fields['language'], notebook: StoredNotebook | null) =>
  chosen || notebook?.language || undefined

/** The refusal of a change of an older version, with the present texts and the name and size of the file. */
const staleOf = ({ title, summary, language, version, competitionId, file }: Own): ApiError => {
  const { name, bytes } = file
  return new ApiError('notebookStale', {
    data: { current: { ...{ title, summary, language, version, competitionId }, file: { name, bytes } } },
  })
}

/** Changes a notebook; a file that is sent takes the place of the present one. A repeat of the key answers the present notebook. */
async function change(platform: Platform, id: number, { user, key, fields, texts, file }: Received): Promise<Written> {
  if ((await findFiles(platform.db, id))?.userId !== user.id) throw new ApiError('notFound')
  const notebook = file ? await storeNotebook(platform, user.id, file) : null
  const { version, gone } = await takingOver(platform, notebook, () =>
    platform.db.transaction(async (tx) => {
      const row = await lockOwn(tx, user.id, id)
      if (!row) throw new ApiError('notFound')
      if (row.changeKey === key) return { version: row.version, gone: [], isNew: false }
      if (row.version !== fields.version) throw staleOf(row)
      const now = platform.clock()
      const at = new Date(now)
      const version = row.version + 1
      const language = languageOf(fields.language, notebook)
      await updateNotebook(tx, id, {
        ...{ ...texts, ...(notebook ? contentOf(notebook) : {}), version, changeKey: key, updatedAt: at },
        ...(language ? { language } : {}),
        competitionId: await competitionOf(tx, fields.competitionId, {
          ...{ userId: user.id, now, present: row.competitionId },
        }),
      })
      if (notebook) await keepStored(tx, notebook.stored)
      const gone = notebook ? await releaseStored(tx, [row.file, ...row.pictures], at) : []
      return { version, gone, isNew: true }
    }),
  )
  await removeFiles(platform, gone)
  return { id, version }
}

/**
 * Receives the form of a notebook: shares it, or changes the caller's one that it names. Throws the problems of
 * texts and file, `notebookCompetitionUnknown`, `notebooksFull`, `notebookStale`, `keyReused`, `notFound`.
 */
export async function receiveNotebook(platform: Platform, c: Context, user: SessionUser): Promise<Written> {
  const key = keyOf(c)
  await platform.limits.take('notebook', user.id)
  const form = await receive(platform, c, FIELDS)
  try {
    // the session may have ended while the file arrived
    if (!(await stillSignedIn(platform, c, user))) throw new ApiError('loginFirst')
    const fields = fieldsOf(saveNotebook, form)
    const received = { user, key, fields, texts: checkedFields(fields), file: form.files.file }
    return fields.id === '' ? await share(platform, received) : await change(platform, fields.id, received)
  } finally {
    await form.discard()
  }
}

/** Deletes the caller's notebook with its files; a missing one, or another person's, is no error. */
export async function removeOwn(
  platform: Platform,
  { id, userId }: { id: number; userId: number },
): Promise<{ affectedRows: number }> {
  const gone = await platform.db.transaction(async (tx) => {
    const row = await lockOwn(tx, userId, id)
    if (!row) return null
    const stubs = await releaseStored(tx, [row.file, ...row.pictures], new Date(platform.clock()))
    await deleteNotebook(tx, id)
    return stubs
  })
  if (gone) await removeReleased(platform, gone)
  return { affectedRows: gone ? 1 : 0 }
}
