import type { DataIn } from '@shulei/contract/call.ts'
import { type datasetDetail, datasetSheet } from '@shulei/contract/data/dataset/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { DAY, shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { downloadBlocks } from '@shulei/domain/data/dataset/access.ts'
import { downloadersOf } from '@shulei/domain/data/dataset/downloaders.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findAccess } from '../dataset.repo.ts'
import { pictureOf } from '../picture.service.ts'
import { type DayRow, type DetailRow, type FileRow, findDays, findDetail } from './detail.repo.ts'

type Detail = DataIn<typeof datasetDetail>

/** Days of the statistics of a page. */
const DAYS = 30

const iso = (at: string) => new Date(at).toISOString()

/** The last days in Shanghai, oldest first, days without any event included. */
function daysUntil(now: number, rows: readonly DayRow[]): Detail['days'] {
  const known = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: DAYS }, (_, place) => {
    const day = shanghaiDay(now - (DAYS - 1 - place) * DAY)
    const { views = 0, downloads = 0 } = known.get(day) ?? {}
    return { day, views, downloads }
  })
}

const filesOf = (datasetId: number, files: readonly FileRow[]): Detail['files'] =>
  files.map(({ sheet, ...file }) => ({
    ...file,
    sheet: sheet && { ...sheet, url: pathOf(datasetSheet, { id: datasetId, fileId: file.id }) },
  }))

function factsOf(row: DetailRow, files: readonly FileRow[]) {
  const rows = files.flatMap((file) => file.rows ?? [])
  return {
    rows: rows.length > 0 ? Math.max(...rows) : null,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    picture: row.cover === null ? pictureOf(row, 'large') : null,
  }
}

/**
 * A data set's page (C094) as one reader may see it; null is a visitor. Three statements, two for a visitor. Throws `notFound`, also
 * for a version that does not exist.
 */
export async function readDataset(
  { db, clock }: Platform,
  { id, version, reader }: { id: number; version: number | null; reader: number | null },
): Promise<Detail> {
  const now = clock()
  const [row, days, access] = await Promise.all([
    findDetail(db, { id, version, reader, now: new Date(now) }),
    findDays(db, id, shanghaiDay(now - (DAYS - 1) * DAY)),
    reader === null ? null : findAccess(db, reader, { datasetId: id, now: new Date(now) }),
  ])
  if (!row || (version !== null && !row.versions.some(({ no }) => no === version))) throw new ApiError('notFound')
  const { signature, columns, columnCount, columnTexts, ownerId, competitionId, gate, files, versions, ...rest } = row
  const isOwn = reader !== null && reader === ownerId
  return {
    ...rest,
    ...factsOf(row, files),
    isOwn,
    ...(access?.isOrganizer ? { isOrganizer: true as const } : {}),
    downloaders: downloadersOf({
      downloaders: row.downloaders,
      licence: row.licence.id,
      gate,
    }),
    downloadBlocks: downloadBlocks(access),
    shownVersion: version ?? row.version,
    publishedAt: row.publishedAt === null ? null : iso(row.publishedAt),
    updatedAt: iso(String(row.updatedAt)),
    versions: versions.map((one) => ({ ...one, publishedAt: iso(one.publishedAt) })),
    files: filesOf(id, files),
    days: daysUntil(now, days),
  }
}
