import { DAY, type Instant } from '../time/instant.ts'

/** Days between the request to close an account and its closing, in which the person may return. */
export const CLOSING_DAYS = 7

/** The stored name of a closed account. Pages show it in the reader's language. */
export const CLOSED_NAME = '已注销用户'

/** Whether a stored name is that of a closed account; nobody else can have it, see `isReservedName`. */
export const isClosedName = (name: string): boolean => name === CLOSED_NAME

/** The instant at which an account closes whose person asks for it at `now`. */
export const closingDue = (now: Instant): Instant => now + CLOSING_DAYS * DAY

/** The stored state of closing an account. Instants in epoch milliseconds. */
export interface StoredClosing {
  /** The instant at which it closes; null while nobody has asked for that. */
  closingAt: Instant | null
  closedAt: Instant | null
}

/**
 * `open`: nobody has asked. `closing`: the person may still return. `due`: the next run closes it; the person may return until
 * then. `closed`: anonymised, for good.
 */
export type ClosingState = 'open' | 'closing' | 'due' | 'closed'

export function closingState({ closingAt, closedAt }: StoredClosing, now: Instant): ClosingState {
  if (closedAt !== null) return 'closed'
  if (closingAt === null) return 'open'
  return now < closingAt ? 'closing' : 'due'
}

/** Whether the person may keep the account. */
export const mayKeep = (stored: StoredClosing, now: Instant): boolean =>
  ['closing', 'due'].includes(closingState(stored, now))

/** A member of a team. */
export interface TeamMate {
  id: number
  joinedAt: Instant
  /** The account of the member is closed. */
  isClosed: boolean
}

/**
 * The member who becomes the captain when the account of the captain `leaving` closes: the one who joined first. Null when nobody
 * is left, so that the team keeps its captain.
 */
export function nextCaptain(members: readonly TeamMate[], leaving: number): number | null {
  const rest = members.filter(({ id, isClosed }) => id !== leaving && !isClosed)
  return rest.toSorted((a, b) => a.joinedAt - b.joinedAt || a.id - b.id)[0]?.id ?? null
}
