import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { images, type StoredImage } from '../../base/upload/tables.ts'
import type { MessageRow } from './message-row.ts'
import { messages } from './tables.ts'

/** The columns of a message's picture, for a left join. */
export const pictureColumns = {
  pictureId: messages.pictureId,
  format: images.format,
  width: images.width,
  height: images.height,
  bytes: images.bytes,
}

type PictureColumns = typeof pictureColumns
type JoinedRow = Omit<MessageRow, 'picture'> & { [K in keyof PictureColumns]: PictureColumns[K]['_']['data'] | null }

/** A message with its picture, if it has one. */
export function messageRow({ pictureId, format, width, height, bytes, ...row }: JoinedRow): MessageRow {
  const picture =
    pictureId === null || format === null || width === null || height === null || bytes === null
      ? null
      : { id: pictureId, format, width, height, bytes }
  return { ...row, picture }
}

const columns = {
  id: images.id,
  format: images.format,
  width: images.width,
  height: images.height,
  bytes: images.bytes,
}

/** A picture for a person who sent or received it and has not deleted its message; null for everybody else. */
export async function findPictureFor(on: Executor, userId: number, id: string): Promise<StoredImage | null> {
  const [row] = await on
    .select(columns)
    .from(images)
    .innerJoin(messages, eq(messages.pictureId, images.id))
    .where(
      and(
        eq(images.id, id),
        isNotNull(images.storedAt),
        or(
          and(eq(messages.senderId, userId), sql`not ${messages.senderDeleted}`),
          and(eq(messages.receiverId, userId), sql`not ${messages.receiverDeleted}`),
        ),
      ),
    )
  return row ?? null
}

/** Selects pictures: those of some ids, or those that were stored before a time. */
export type Candidates = { ids: readonly string[] } | { before: Date }

/** Pictures of messages that both people have deleted, and that nobody has reported; or whose message was never stored. */
export function findUnseenPictures(on: Executor, which: Candidates): Promise<StoredImage[]> {
  const candidate: SQL =
    'ids' in which
      ? sql`${images.id} = any(${`{${which.ids.join(',')}}`}::uuid[])`
      : sql`${images.createdAt} < ${which.before.toISOString()}::timestamptz`
  return on
    .select(columns)
    .from(images)
    .where(
      and(
        images.inMessage,
        isNotNull(images.storedAt),
        candidate,
        sql`not exists (select 1 from messages m where m.picture_id = ${images.id} and (not m.sender_deleted
          or not m.receiver_deleted or exists (select 1 from message_reports r where r.message_id = m.id)))`,
      ),
    )
    .limit(500)
}
