/** What a person has not read yet, as of one state of their inbox. */
export interface Unread {
  /** Notices and messages together. */
  total: number
  notices: number
  messages: number
  /** Number of the inbox's state: every change counts it up, so of two answers the one with the greater number is newer. */
  version: number
}

/** The newer of two answers: a late reply of a poll never overwrites what was read meanwhile (`A§4`). */
export function newerUnread<U extends Unread>(known: U | null | undefined, arrived: U): U {
  return known && known.version > arrived.version ? known : arrived
}

/** The outcome of a poll for `nextPollDelay`: whether more is unread than before. */
export function pollOutcome(known: Unread | null | undefined, arrived: Unread): 'rose' | 'same' {
  return known && newerUnread(known, arrived) === arrived && arrived.total > known.total ? 'rose' : 'same'
}
