import { DAY, type Instant } from '../../base/time/instant.ts'
import { inviterOf } from './ranking.ts'

/** Time for which local storage keeps who invited the reader, and by which activity (`B§9`). */
export const INVITE_STORED_FOR = DAY

/** Keys of local storage (Q099): the inviter of a competition's or microsite's link, and the inviter of an activity's. */
export const inviteKeys = { target: 'invite.target', activity: 'invite.activity' } as const

/** The text that local storage keeps for a value; null for a value that names nobody, which must not replace an inviter. */
export function storedInvite(value: string, now: Instant): string | null {
  const id = inviterOf(value.trim())
  return id === null ? null : JSON.stringify({ value: String(id), until: now + INVITE_STORED_FOR })
}

/** The value of a stored text while its 24 hours last; null afterwards, and for a text of another form. */
export function readStoredInvite(stored: string | null, now: Instant): string | null {
  if (stored === null) return null
  try {
    const { value, until } = JSON.parse(stored) as { value?: unknown; until?: unknown }
    if (typeof value !== 'string' || typeof until !== 'number') return null
    // a clock that was set back must not keep an invitation for longer
    return now < until && until - now <= INVITE_STORED_FOR ? value : null
  } catch {
    return null
  }
}

/** The value that a sign-up sends: of the last link to a competition or microsite, without one of the last link to an activity. */
export function inviteToSend(read: (key: string) => string | null, now: Instant): string | null {
  return readStoredInvite(read(inviteKeys.target), now) ?? readStoredInvite(read(inviteKeys.activity), now)
}
