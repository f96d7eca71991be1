import type { BodyOut, Data, DataIn } from '@shulei/contract/call.ts'
import type { acceptProtocol, competitionProfile, logDownload } from '@shulei/contract/competition/calls.ts'
import type { home } from '@shulei/contract/shell/calls.ts'
import { shapesOf } from '@shulei/domain/dataset/shape.ts'
import { HOUR } from '@shulei/domain/time/instant.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { SessionUser } from '../../platform/context.ts'
import type { Executor } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { downloadBlocks } from './access.ts'
import {
  announceDownload,
  findAccess,
  findDatasets,
  findFile,
  findOwned,
  findTiles,
  findUsedAt,
  insertAgreements,
  insertDownload,
  type OwnedRow,
  type StoredDataFile,
  useDownload,
} from './dataset.repo.ts'

type ProfileDataset = DataIn<typeof competitionProfile>['datasets'][number]
type Tile = DataIn<typeof home>['datasets'][number]

/** A repeated request for the same line within this time is the same download: a browser that tries again. */
const SAME_DOWNLOAD = HOUR

/** The data sets of a competition as a person sees them. */
export async function datasetsOf(
  on: Executor,
  competitionId: number,
  userId: number | null,
): Promise<ProfileDataset[]> {
  const rows = await findDatasets(on, competitionId, userId)
  return rows.map((row) => ({ ...row, columns: row.columns as ProfileDataset['columns'] }))
}

/** What stands between a person and the data of a competition, in order. */
export async function blocksOf(on: Executor, competitionId: number, userId: number | null) {
  return downloadBlocks(userId === null ? null : await findAccess(on, userId, { competitionId }))
}

/** Accepts the protocol for all data sets of a competition (Q137). Throws `signUpFirst`, and `notFound` where there are none. */
export async function agreeToProtocol(
  { db, clock }: Platform,
  competitionId: number,
  user: SessionUser,
): Promise<Data<typeof acceptProtocol>> {
  const access = await findAccess(db, user.id, { competitionId })
  if (access.datasets === 0) throw new ApiError('notFound')
  if (downloadBlocks(access)[0] === 'signUpFirst') throw new ApiError('signUpFirst')
  await insertAgreements(db, competitionId, user.id, new Date(clock()))
  return { isAgree: true }
}

/** A file that this person may have now. Throws `fileNotDownloadable`, and the first of the steps that are missing. */
async function allowedFile(on: Executor, datasetId: number, fileId: number, userId: number): Promise<StoredDataFile> {
  const file = await findFile(on, datasetId, fileId)
  if (!file) throw new ApiError('fileNotDownloadable')
  const [missing] = downloadBlocks(await findAccess(on, userId, { datasetId }))
  if (missing) throw new ApiError(missing)
  return file
}

/** Announces a download: one line waits however often this is called; sending the file uses it up. */
export async function announce(
  { db, clock }: Platform,
  competitionId: number,
  user: SessionUser,
  { datasetId, fileId }: BodyOut<typeof logDownload>,
): Promise<Data<typeof logDownload>> {
  const file = await allowedFile(db, datasetId, fileId, user.id)
  if (file.competitionId !== competitionId) throw new ApiError('fileNotDownloadable')
  const logId = await announceDownload(db, file.id, user.id, new Date(clock()))
  return { url: `/api/datasets/${file.datasetId}/files/${file.id}?log=${logId}`, logId }
}

export interface DownloadRequest {
  datasetId: number
  fileId: number
  logId: number | null
  /** False for a request that gets no bytes: HEAD, or a copy that is still good. It leaves no line. */
  sends: (file: StoredDataFile) => boolean
}

/** The file to send, after the gates; leaves exactly one line per download. Throws as `allowedFile`, and `downloadFailed`. */
export async function takeDownload(
  { db, clock, files }: Platform,
  user: SessionUser,
  { datasetId, fileId, logId, sends }: DownloadRequest,
): Promise<StoredDataFile> {
  const file = await allowedFile(db, datasetId, fileId, user.id)
  if (!sends(file)) return file
  if (!(await files.disk.exists(file.key))) throw new ApiError('downloadFailed')
  const at = new Date(clock())
  if (await useDownload(db, { fileId, userId: user.id, logId, at })) return file
  if (logId !== null) {
    const usedAt = await findUsedAt(db, logId, fileId, user.id)
    if (!usedAt) throw new ApiError('fileNotDownloadable')
    if (at.getTime() - usedAt.getTime() <= SAME_DOWNLOAD) return file
  }
  await insertDownload(db, fileId, user.id, at)
  return file
}

/** Data sets for the home page: the most downloaded first, each with the columns that have a distribution to draw. */
export async function datasetTiles(on: Executor, limit: number, now: Date): Promise<Tile[]> {
  const rows = await findTiles(on, limit, now)
  return rows.flatMap((row) => {
    if (row.competitionId === null) return []
    const columns = row.columns as ProfileDataset['columns']
    return {
      id: row.id,
      competitionId: row.competitionId,
      name: row.name,
      licence: row.licence.name,
      rows: row.rows,
      columns: columns.length,
      downloads: row.downloads,
      shapes: shapesOf(columns),
    }
  })
}

/** A page of the data sets that a person looks after, of published competitions or of none. */
export async function datasetsOwnedBy(
  on: Executor,
  ownerId: number,
  page: { offset: number; limit: number; now: Date },
): Promise<{ total: number; list: OwnedRow[] }> {
  const { total, list } = await findOwned(on, ownerId, page)
  return { total, list: list.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt).toISOString() })) }
}
