import type { Platform } from '../../../platform/platform.ts'
import { sweepUploads } from '../../base/resumable/resumable.service.ts'
import { sweepSessions } from '../../base/session/session.service.ts'
import { sweepImages } from '../../base/upload/upload.service.ts'
import { sweepPeopleIndex } from '../../people/profile/people-search.service.ts'
import { sweepPictures } from '../../talk/message/picture.service.ts'
import { sweepMails } from '../../talk/notice/mail.service.ts'
import { sweepIdempotency } from './idempotency.ts'

/**
 * Removes expired sessions, codes, limit counters, answers of repeated writes, half-stored pictures, pictures that nobody sees
 * any more, uploads that were given up and mails of long ago, and adds missing names to the search index. For the `sweep` job.
 */
export async function sweepExpired(platform: Platform): Promise<void> {
  await sweepSessions(platform)
  await sweepIdempotency(platform.db, platform.clock())
  await platform.limits.sweep()
  await sweepPeopleIndex(platform)
  await sweepImages(platform)
  await sweepPictures(platform)
  await sweepUploads(platform)
  await sweepMails(platform)
}
