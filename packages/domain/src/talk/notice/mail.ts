import { DAY, HOUR, type Instant, MINUTE } from '../../base/time/instant.ts'
import type { NoticeKind } from './notice.ts'

/** Kinds of notices that are mailed as well: results and verifications, for which people leave their address. */
export const mailedKinds = [
  'verificationDecided',
  'listBOpened',
  'certified',
  'promoted',
] as const satisfies readonly NoticeKind[]

/** Milliseconds after which a mail that could not be sent is no news: it stays a notice. */
export const MAIL_STALE = 3 * DAY

/** Milliseconds after which a mail is handed over again whose process was killed while it did so. */
export const MAIL_HELD = 2 * MINUTE

const pauses = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR]

/**
 * When a mail is handed over again that the gateway did not take at its `attempt`, counted from 1; null when it is given up.
 */
export function nextMailAt(attempt: number, now: Instant): Instant | null {
  const pause = pauses[attempt - 1]
  return pause === undefined ? null : now + pause
}
