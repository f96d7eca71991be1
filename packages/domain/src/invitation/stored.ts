import { DAY, type Instant } from '../time/instant.ts'

/** Time for which local storage keeps who invited the reader, and by which activity (`B§9`). */
export const INVITE_STORED_FOR = DAY

/** Keys of local storage (Q099). */
export const inviteKeys = { target: 'invite.target', activity: 'invite.activity' } as const

/** Longest text that the server accepts as a target (C062). */
const MOST = 64

/** The text that local storage keeps for a value; null for a value that is no target. */
export function storedInvite(value: string, now: Instant): string | null {
  const text = value.trim()
  if (text === '' || text.length > MOST || !text.isWellFormed() || text.includes('\0')) return null
  return JSON.stringify({ value: text, until: now + INVITE_STORED_FOR })
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
