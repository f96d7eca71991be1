import type { BodyOut, DataIn } from '@shulei/contract/call.ts'
import type {
  datasetColumns,
  datasetDraft,
  ownDatasets,
  saveDataset,
} from '@shulei/contract/data/dataset-edit/calls.ts'
import { UPLOAD_LIFE } from '@shulei/domain/base/upload/resumable.ts'
import { licenceOf } from '@shulei/domain/data/dataset/licences.ts'
import {
  columnTexts,
  datasetName,
  datasetNameFits,
  hasSameFiles,
  MAX_DESCRIPTION_MARKUP,
  MAX_OWN_DATASETS,
} from '@shulei/domain/data/dataset/publish.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { lockPerson } from '../../../base/resumable/resumable.service.ts'
import { isOwnImage } from '../../../base/upload/upload.service.ts'
import type { Bilingual } from '../tables.ts'
import {
  countEditable,
  findCategories,
  findColumnNames,
  findContents,
  findEditable,
  findOwn,
  findUse,
  insertDraft,
  lockEditable,
  type Owned,
  writeDraft,
} from './draft.repo.ts'
import { changedName, isTranslated, languageOf, refusalOf, staleOf, storedText, textOf } from './texts.ts'
import { findFileIds } from './version.repo.ts'

const iso = (at: string) => new Date(at).toISOString()

/** The person's data set as they are editing it, in one language. Throws `notFound`. */
export async function readDraft(
  { db }: Platform,
  own: Owned,
  readerLanguage: keyof Bilingual,
): Promise<DataIn<typeof datasetDraft>> {
  const row = await findEditable(db, own)
  if (!row) throw new ApiError('notFound')
  const [{ files, uploads }, used, categories, { current, next }] = await Promise.all([
    findContents(db, row.id),
    findUse(db, own.userId),
    findCategories(db),
    findFileIds(db, row),
  ])
  const language = languageOf(row, readerLanguage)
  const { tags, ...text } = textOf(row, language)
  return {
    ...text,
    ...{ language, isTranslated: isTranslated(row) },
    tags: [...tags],
    ...{ id: row.id, state: row.state, version: row.version, revision: row.revision },
    publishedAt: row.publishedAt?.toISOString() ?? null,
    hasChanges: row.draft !== null,
    hasNewFiles: next !== null && !hasSameFiles(current, next),
    files,
    uploads: uploads.map(({ updatedAt, ...upload }) => ({
      ...upload,
      expiresAt: new Date(Date.parse(iso(updatedAt)) + UPLOAD_LIFE).toISOString(),
    })),
    categories,
    used,
  }
}

/** The columns that the person can describe. Throws `notFound`. */
export async function readColumns({ db }: Platform, own: Owned): Promise<DataIn<typeof datasetColumns>> {
  const row = await findEditable(db, own)
  if (!row) throw new ApiError('notFound')
  return { columns: await findColumnNames(db, row.id, columnTexts.most) }
}

/** The data sets that a person edits, and the space that their files use. */
export async function readOwn({ db }: Platform, userId: number): Promise<DataIn<typeof ownDatasets>> {
  const [rows, { bytes }] = await Promise.all([findOwn(db, userId), findUse(db, userId)])
  return {
    list: rows.map(({ name, draftName, draftLanguage, updatedAt, ...row }) => ({
      ...row,
      name: draftName === null ? name : changedName(name, draftName, draftLanguage),
      updatedAt: iso(updatedAt),
    })),
    used: { bytes },
  }
}

/** Starts a data set. Throws `datasetNameEmpty`, `datasetNameInvalid`, `datasetsFull`. */
export async function start({ db, clock }: Platform, userId: number, raw: string): Promise<{ id: number }> {
  const name = datasetName(raw)
  if (!datasetNameFits(raw)) throw refusalOf(['datasetNameInvalid'])
  if (name === '') throw refusalOf(['datasetNameEmpty'])
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    if ((await countEditable(tx, userId)) >= MAX_OWN_DATASETS) {
      throw new ApiError('datasetsFull', { facts: { max: MAX_OWN_DATASETS } })
    }
    return { id: await insertDraft(tx, { userId, name, at: new Date(clock()) }) }
  })
}

/** Stores changes of the texts. Throws the first problem of a text, `pictureUnknown`, `datasetStale`, `notFound`. */
export async function saveDraft(
  { db, clock, texts }: Platform,
  own: Owned,
  { revision, language, ...given }: BodyOut<typeof saveDataset>,
): Promise<{ revision: number }> {
  const found = await findEditable(db, own)
  if (!found) throw new ApiError('notFound')
  const { downloaders, columns } = textOf(found, language)
  const text = { ...given, downloaders: given.downloaders ?? downloaders, columns: given.columns ?? columns }
  if (text.description.length > MAX_DESCRIPTION_MARKUP) throw refusalOf(['datasetTextInvalid'])
  const written = await texts.read(own.userId, 'dataset', text)
  if (written.problem !== null) throw refusalOf(written.problem)
  return db.transaction(async (tx) => {
    const row = await lockEditable(tx, own)
    if (!row) throw new ApiError('notFound')
    const before = textOf(row, language)
    if (text.licence !== '' && text.licence !== before.licence && !licenceOf(text.licence))
      throw refusalOf(['datasetLicenceMissing'])
    if (text.categoryId !== 0 && !(await findCategories(tx)).some(({ id }) => id === text.categoryId))
      throw refusalOf(['datasetCategoryMissing'])
    const isKnownCover = text.cover === null || text.cover === before.cover || text.cover === row.cover
    if (!isKnownCover && !(await isOwnImage(tx, own.userId, text.cover ?? ''))) throw new ApiError('pictureUnknown')
    // readers see when a published data set changed, not when its owner typed
    const at = row.state === 'draft' ? new Date(clock()) : null
    const saved = await writeDraft(
      tx,
      { ...own, revision },
      { draft: { ...storedText(text, written.stored), language }, at },
    )
    if (saved === null) throw staleOf(row, language)
    return { revision: saved }
  })
}
