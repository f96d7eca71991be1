import type { BodyOut, DataIn } from '@shulei/contract/call.ts'
import type { publishDataset } from '@shulei/contract/data/dataset-edit/calls.ts'
import { hasSameFiles, publishProblems } from '@shulei/domain/data/dataset/publish.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { removeFromStore } from '../../../base/resumable/resumable.service.ts'
import { updateMainTable } from '../profile/profile.repo.ts'
import { datasetSearchText } from '../search.ts'
import {
  deleteDataset,
  deleteUnused,
  findCategories,
  findContents,
  lockEditable,
  type Owned,
  updateDataset,
} from './draft.repo.ts'
import { changesOf, languageOf, publishedColumns, refusalOf, staleOf, textOf } from './texts.ts'
import { dropVersion, findFileIds, openVersion, publishVersion, unlinkFile } from './version.repo.ts'

async function lock(tx: Tx, own: Owned) {
  const row = await lockEditable(tx, own)
  if (!row) throw new ApiError('notFound')
  return row
}

/**
 * Shows the stored texts to everybody; changed files become a new version. A withdrawn data set is shown again. Throws the first of
 * all problems, `datasetStale`, `notFound`.
 */
export function publish(
  { db, clock }: Platform,
  own: Owned,
  { revision, changes }: BodyOut<typeof publishDataset>,
): Promise<DataIn<typeof publishDataset>> {
  return db.transaction(async (tx) => {
    const row = await lock(tx, own)
    if (row.revision !== revision) throw staleOf(row, languageOf(row, 'cn'))
    const language = languageOf(row, 'cn')
    const text = textOf(row, language)
    const { current, next } = await findFileIds(tx, row)
    const { uploads } = await findContents(tx, row.id)
    const hasNewFiles = next !== null && !hasSameFiles(current, next)
    const refusal = refusalOf(
      publishProblems(text, {
        files: (next ?? current).length,
        openUploads: uploads.length,
        changes: hasNewFiles && row.version > 0 ? changes : null,
      }),
    )
    if (refusal) throw refusal
    const at = new Date(clock())
    if (hasNewFiles) await publishVersion(tx, row, { changes: changesOf(row.version > 0 ? changes : ''), at })
    else if (next !== null) await dropVersion(tx, row)
    const version = hasNewFiles ? row.version + 1 : row.version
    const columns = publishedColumns(row, text, language)
    const category = (await findCategories(tx)).find(({ id }) => id === text.categoryId)?.name ?? null
    const publishedAt = row.publishedAt ?? at
    await updateDataset(tx, row.id, {
      ...columns,
      searchText: datasetSearchText({ ...columns, category }),
      // the stored picture was drawn from the files of the version before
      ...(hasNewFiles ? { signature: null } : {}),
      ...{ state: 'published', version, draft: null, revision: revision + 1, publishedAt, withdrawnAt: null },
      updatedAt: at,
    })
    const isDescribed = JSON.stringify(columns.columnTexts) !== JSON.stringify(row.columnTexts)
    if (hasNewFiles || isDescribed) await updateMainTable(tx, row.id)
    return { revision: revision + 1, version, publishedAt: publishedAt.toISOString() }
  })
}

/** Hides a published data set from everybody but its owner. Throws `datasetNotPublished`, `notFound`. */
export function withdraw({ db, clock }: Platform, own: Owned): Promise<{ revision: number }> {
  return db.transaction(async (tx) => {
    const { id, state, revision } = await lock(tx, own)
    if (state !== 'published') throw new ApiError('datasetNotPublished')
    const at = new Date(clock())
    await updateDataset(tx, id, { state: 'withdrawn', withdrawnAt: at, updatedAt: at })
    return { revision }
  })
}

/** Deletes a draft with its files and uploads; a missing one is no error. Throws `datasetPublished`. */
export async function remove(platform: Platform, own: Owned): Promise<{ affectedRows: number }> {
  const { affectedRows, keys, uploads } = await platform.db.transaction(async (tx) => {
    const row = await lockEditable(tx, own)
    if (!row) return { affectedRows: 0, keys: [], uploads: [] }
    if (row.publishedAt !== null) throw new ApiError('datasetPublished')
    return { affectedRows: 1, ...(await deleteDataset(tx, row.id)) }
  })
  await removeFromStore(platform, { keys, uploads })
  return { affectedRows }
}

/** Takes a file out of the version that the owner works on; published versions keep it. Throws `notFound`. */
export async function removeFile(platform: Platform, own: Owned, fileId: number): Promise<{ affectedRows: number }> {
  const { affectedRows, keys } = await platform.db.transaction(async (tx) => {
    const row = await lock(tx, own)
    const { current, next } = await findFileIds(tx, row)
    if (!(next ?? current).includes(fileId)) return { affectedRows: 0, keys: [] }
    await unlinkFile(tx, await openVersion(tx, row), fileId)
    return { affectedRows: 1, keys: await deleteUnused(tx, fileId) }
  })
  await removeFromStore(platform, { keys, uploads: [] })
  return { affectedRows }
}
