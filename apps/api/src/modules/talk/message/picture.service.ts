import { pictureIdOf, pictureNameOf } from '@shulei/domain/base/markup/allowed.ts'
import { HOUR } from '@shulei/domain/base/time/instant.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context, SessionUser } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { receivePicture, removeImage, sendStored } from '../../base/upload/upload.service.ts'
import type { MessageRow } from './message-row.ts'
import { type Candidates, findPictureFor, findUnseenPictures } from './picture.repo.ts'
import { sendMessage } from './send.service.ts'

/**
 * Receives a picture, encodes it anew and sends it to one person. When it throws, nothing of the picture is left. Throws as
 * `sendMessage` and the upload of a picture do.
 */
export async function sendPicture(
  platform: Platform,
  c: Context,
  { user, receiverId, key }: { user: SessionUser; receiverId: number; key: string },
): Promise<MessageRow[]> {
  const picture = await receivePicture(platform, c, user, { inMessage: true })
  let isUsed = false
  try {
    const rows = await sendMessage(platform, {
      senderId: user.id,
      receiverIds: [receiverId],
      content: '',
      picture,
      key,
    })
    isUsed = rows.some((row) => row.picture?.id === picture.id)
    return rows
  } finally {
    // a refused picture, or the repeat of one that is stored already
    if (!isUsed) await removeImage(platform, picture)
  }
}

/**
 * Sends a picture to the two people of its message, as long as they have not deleted it. It is stored nowhere on the way.
 * Throws `notFound`.
 */
export async function readPicture(platform: Platform, c: Context, userId: number, name: string): Promise<Response> {
  const id = pictureIdOf(name)
  const picture = id === null ? null : await findPictureFor(platform.db, userId, id)
  if (!picture || pictureNameOf(picture.id, picture.format) !== name) throw new ApiError('notFound')
  return sendStored(platform, c, picture, 'private, no-store')
}

/** Removes the pictures of messages that nobody sees any more. */
export async function removeUnseenPictures(platform: Platform, which: Candidates): Promise<void> {
  for (const picture of await findUnseenPictures(platform.db, which)) await removeImage(platform, picture)
}

/** Removes pictures that a crash left: those whose message was never stored, or that both people have deleted. */
export const sweepPictures = (platform: Platform): Promise<void> =>
  removeUnseenPictures(platform, { before: new Date(platform.clock() - HOUR) })
