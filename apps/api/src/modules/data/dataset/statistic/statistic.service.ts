import { createHmac } from 'node:crypto'
import type { BodyOut, Data } from '@shulei/contract/call.ts'
import { type countDataset, downloadFile } from '@shulei/contract/data/dataset/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { SessionUser } from '../../../../platform/context.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { announceDownload } from '../dataset.repo.ts'
import { allowedFile } from '../dataset.service.ts'
import { findCounts, insertView } from './statistic.repo.ts'

/** The browser of a request, as far as it is told apart. */
export interface Viewer {
  user: SessionUser | null
  address: string
  agent: string
}

/** A person, or a browser without one: a hash that nobody can compute back and that changes with the day. */
function viewerKey({ secret }: Platform, { user, address, agent }: Viewer, day: string): string {
  if (user) return `u${user.id}`
  return `v${createHmac('sha256', secret).update(`${day}\n${address}\n${agent}`).digest('base64url').slice(0, 22)}`
}

/**
 * Counts a view once a day for each person or browser, or announces the download of a file (C095). Throws `notFound`, `loginFirst`
 * for the download of a visitor, and as `allowedFile`.
 */
export async function count(
  platform: Platform,
  { id, body, viewer }: { id: number; body: BodyOut<typeof countDataset>; viewer: Viewer },
): Promise<Data<typeof countDataset>> {
  const { db, clock } = platform
  const now = new Date(clock())
  const { user } = viewer
  let url: string | null = null
  if (body.kind === 'view') {
    const day = shanghaiDay(now.getTime())
    const key = viewerKey(platform, viewer, day)
    await db.transaction((tx) => insertView(tx, { datasetId: id, day, viewer: key, reader: user?.id ?? null, now }))
  } else {
    if (!user) throw new ApiError('loginFirst')
    const file = await allowedFile(platform, id, body.fileId, user.id)
    const logId = await db.transaction((tx) => announceDownload(tx, file.id, user.id, now))
    url = `${pathOf(downloadFile, { id, fileId: file.id })}?log=${logId}`
  }
  const counts = await findCounts(db, id, { reader: user?.id ?? null, now })
  if (!counts) throw new ApiError('notFound')
  return { ...counts, url }
}
