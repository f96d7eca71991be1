/** Unread counts of a person for one version of their inbox. */
export interface Unread {
  /** Notices and messages together. */
  total: number
  notices: number
  messages: number
  /** Version of the inbox: every change increments it, so of two answers the one with the greater version is newer. */
  version: number
}

/** The newer of two answers: a late reply of a poll never undoes reading (`A§4`). */
export function newerUnread<U extends Unread>(known: U | null | undefined, arrived: U): U {
  return known && known.version > arrived.version ? known : arrived
}

/** The outcome of a poll for `nextPollDelay`: whether the count rose. */
export function pollOutcome(known: Unread | null | undefined, arrived: Unread): 'rose' | 'same' {
  return known && newerUnread(known, arrived) === arrived && arrived.total > known.total ? 'rose' : 'same'
}
