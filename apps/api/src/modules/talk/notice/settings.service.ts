import { createHmac } from 'node:crypto'
import type { IgnorableGroup } from '@shulei/domain/talk/notice/notice.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { sameText } from '../../../platform/cipher/same-text.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findChoice, type NoticeChoice, saveChoice } from './notice.repo.ts'

/** Groups of notices that a person ignores (Q061), and whether some are mailed. */
export const choiceOf = ({ db }: Platform, userId: number): Promise<NoticeChoice> => findChoice(db, userId)

/** Stores the groups that a person ignores from now on, and whether some are mailed; existing notices stay. */
export function choose(
  { db }: Platform,
  userId: number,
  { ignored, mails }: { ignored: readonly IgnorableGroup[]; mails?: boolean | undefined },
): Promise<NoticeChoice> {
  const choice = { ignored: [...new Set(ignored)], ...(mails === undefined ? {} : { mails }) }
  return db.transaction((tx) => saveChoice(tx, userId, choice))
}

const signatureOf = ({ secret }: Pick<Platform, 'secret'>, userId: string) =>
  createHmac('sha256', secret).update(`mails-off:${userId}`).digest('base64url')

/** Names a person in the links that end mails. It opens nothing else, and never expires, since mails are kept. */
export const mailsOffToken = (platform: Pick<Platform, 'secret'>, userId: number): string =>
  `${userId}.${signatureOf(platform, String(userId))}`

/** Ends mails of notices for the person of a link; a second time changes nothing. Throws `mailLinkInvalid`. */
export async function endMails(platform: Platform, token: string): Promise<void> {
  const [userId = '', signature = ''] = token.split('.')
  if (!sameText(signature, signatureOf(platform, userId))) throw new ApiError('mailLinkInvalid')
  await platform.db.transaction((tx) => saveChoice(tx, Number(userId), { mails: false }))
}
