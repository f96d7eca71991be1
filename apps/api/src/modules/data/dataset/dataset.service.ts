import type { BodyOut, Data, DataIn } from '@shulei/contract/call.ts'
import type { acceptProtocol, competitionData, logDownload } from '@shulei/contract/compete/competition/calls.ts'
import { type acceptDatasetProtocol, downloadFile } from '@shulei/contract/data/dataset/calls.ts'
import type { home } from '@shulei/contract/house/shell/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import type { Gate } from '@shulei/domain/base/completion/gate.ts'
import { isVerified, type UserAuth } from '@shulei/domain/base/completion/status.ts'
import { HOUR } from '@shulei/domain/base/time/instant.ts'
import { type DownloadStep, downloadBlocks } from '@shulei/domain/data/dataset/access.ts'
import { downloadersOf } from '@shulei/domain/data/dataset/downloaders.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { Database, Executor } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  announceDownload,
  findAccess,
  findCompetitionOf,
  findDatasets,
  findFile,
  findLastUse,
  findOwned,
  findPictureSources,
  findTiles,
  findUsedAt,
  insertAgreements,
  insertDownload,
  type OwnedRow,
  type StoredDataFile,
  useDownload,
} from './dataset.repo.ts'
import { type Picture, pictureOf } from './picture.service.ts'

type ProfileDataset = DataIn<typeof competitionData>['datasets'][number]
type Tile = DataIn<typeof home>['datasets'][number]

/** Within this time, a repeated request for the same log line or for a part of the file is the same download. */
const SAME_DOWNLOAD = HOUR

/** The data sets of a competition, as one person may see them, and its signature picture: that of the first one. */
export async function datasetsOf(
  db: Database,
  competitionId: number,
  userId: number | null,
): Promise<{ datasets: ProfileDataset[]; picture: Picture | null }> {
  const rows = await findDatasets(db, competitionId, userId)
  const [first] = rows
  return {
    datasets: rows.map(({ signature, updatedAt, ...row }) => ({
      ...row,
      columns: row.columns,
    })),
    picture: first ? pictureOf(first, 'large') : null,
  }
}

/**
 * The steps missing before a person may download the data of a competition, in order; of a visitor (null) only the first is known.
 * `signupState`: the person's own, 0 before they signed up.
 */
export function blocksBefore(
  datasets: readonly ProfileDataset[],
  person: { signupState: number; auth: UserAuth | null; isOrganizer: boolean } | null,
  gate: Gate,
): DownloadStep[] {
  return downloadBlocks(
    person && {
      signupState: datasets.length > 0 ? person.signupState : null,
      protocolAccepted: datasets.every(({ isAgree }) => isAgree),
      verified: isVerified(person.auth ?? {}),
      isOrganizer: person.isOrganizer,
      ...{ downloaders: downloadersOf({ downloaders: null, licence: '', gate }), isOwn: false },
    },
  )
}

/** Accepts the protocol for all data sets of a competition (Q137). Throws `signUpFirst`, and `notFound` where there are none. */
export async function agreeToProtocol(
  { db, clock }: Platform,
  competitionId: number,
  user: SessionUser,
): Promise<Data<typeof acceptProtocol>> {
  const now = new Date(clock())
  const access = await findAccess(db, user.id, { competitionId, now })
  if (access.datasets === 0) throw new ApiError('notFound')
  if (downloadBlocks(access)[0] === 'signUpFirst') throw new ApiError('signUpFirst')
  await db.transaction((tx) => insertAgreements(tx, { competitionId }, user.id, now))
  return { isAgree: true }
}

/** Accepts the protocol of a data set; for data of a competition that of all its data sets. Throws `notFound` and `signUpFirst`. */
export async function agreeToDataset(
  platform: Platform,
  datasetId: number,
  user: SessionUser,
): Promise<Data<typeof acceptDatasetProtocol>> {
  const { db, clock } = platform
  const now = new Date(clock())
  const competitionId = await findCompetitionOf(db, datasetId, { reader: user.id, now })
  if (competitionId === undefined) throw new ApiError('notFound')
  if (competitionId !== null) return agreeToProtocol(platform, competitionId, user)
  await db.transaction((tx) => insertAgreements(tx, { datasetId }, user.id, now))
  return { isAgree: true }
}

/** The steps missing before a person (null: a visitor) may download a data set, in order; one statement, none for a visitor. */
export const blocksOf = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  datasetId: number,
  reader: number | null,
): Promise<DownloadStep[]> =>
  downloadBlocks(reader === null ? null : await findAccess(db, reader, { datasetId, now: new Date(clock()) }))

/** A file that the person may download now. Throws `fileNotDownloadable`, and the first missing step. */
export async function allowedFile(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  datasetId: number,
  fileId: number,
  userId: number,
): Promise<StoredDataFile> {
  const file = await findFile(db, { datasetId, fileId, reader: userId })
  if (!file) throw new ApiError('fileNotDownloadable')
  const [missing] = await blocksOf({ db, clock }, datasetId, userId)
  if (missing) throw new ApiError(missing)
  return file
}

/** Announces a download. Repeated calls keep one waiting log line; sending the file uses it up. */
export async function announce(
  { db, clock }: Platform,
  competitionId: number,
  user: SessionUser,
  { datasetId, fileId }: BodyOut<typeof logDownload>,
): Promise<Data<typeof logDownload>> {
  const file = await allowedFile({ db, clock }, datasetId, fileId, user.id)
  if (file.competitionId !== competitionId) throw new ApiError('fileNotDownloadable')
  const logId = await db.transaction((tx) => announceDownload(tx, file.id, user.id, new Date(clock())))
  return { url: `${pathOf(downloadFile, { id: file.datasetId, fileId: file.id })}?log=${logId}`, logId }
}

export interface DownloadRequest {
  datasetId: number
  fileId: number
  logId: number | null
  /**
   * The part of the file that the request gets. `nothing`: a HEAD request, a cached copy that is still valid, or a range after the
   * end; it leaves no log line. `part`: a range, as when a download resumes.
   */
  sends: (file: StoredDataFile) => 'nothing' | 'part' | 'whole'
}

/** The file to send, after the gates; adds exactly one log line per download. Throws as `allowedFile`, and `downloadFailed`. */
export async function takeDownload(
  { db, clock, files }: Platform,
  user: SessionUser,
  { datasetId, fileId, logId, sends }: DownloadRequest,
): Promise<StoredDataFile> {
  const file = await allowedFile({ db, clock }, datasetId, fileId, user.id)
  const sent = sends(file)
  if (sent === 'nothing') return file
  if (!(await files.disk.exists(file.key))) throw new ApiError('downloadFailed')
  const at = new Date(clock())
  const isRecent = (usedAt: Date | null) => usedAt !== null && at.getTime() - usedAt.getTime() <= SAME_DOWNLOAD
  if (sent === 'part' && isRecent(await findLastUse(db, fileId, user.id))) return file
  if (await useDownload(db, { fileId, userId: user.id, logId, at })) return file
  if (logId !== null) {
    const usedAt = await findUsedAt(db, logId, fileId, user.id)
    if (!usedAt) throw new ApiError('fileNotDownloadable')
    if (isRecent(usedAt)) return file
  }
  await insertDownload(db, fileId, user.id, at)
  return file
}

/** Data sets for the home page, the most downloaded first, each with its signature picture; and the number of all of them. */
export async function datasetTiles(on: Executor, limit: number, now: Date): Promise<{ tiles: Tile[]; total: number }> {
  const rows = await findTiles(on, limit, now)
  const tiles = rows.map(({ total: _, columnCount, signature, columns, updatedAt, ...row }) => ({
    ...row,
    columns: columnCount,
    picture: pictureOf({ id: row.id, updatedAt, signature, columns }, 'small'),
  }))
  return { tiles, total: rows[0]?.total ?? 0 }
}

/** Small signature pictures by competition; one statement, none without an id. */
export async function picturesOf(
  on: Executor,
  competitionIds: readonly number[],
  size: 'small' | 'large' = 'small',
): Promise<Map<number, Picture>> {
  const sources = competitionIds.length === 0 ? [] : await findPictureSources(on, competitionIds)
  return new Map(
    sources.flatMap(({ competitionId, ...source }) => {
      const picture = pictureOf(source, size)
      return competitionId === null || !picture ? [] : [[competitionId, picture] as const]
    }),
  )
}

/** A page of the data sets that a person owns and that belong to a competition that the reader may open or to none. */
export async function datasetsOwnedBy(
  on: Executor,
  ownerId: number,
  page: { reader: number; offset: number; limit: number; now: Date },
): Promise<{ total: number; list: OwnedRow[] }> {
  const { total, list } = await findOwned(on, ownerId, page)
  return { total, list: list.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt).toISOString() })) }
}
