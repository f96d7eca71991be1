/**
 * Every limit of the product in one place: points per window, and where they are counted. `memory` counts in each process
 * and suits the general guard; `database` counts for all processes and survives a restart, as what guards accounts must.
 * The same table is published in docs/operating.md; texts are `limit.<name>` in the locales.
 */
export const limitTable = {
  /** Calls of a visitor who is not signed in, per address. */
  apiAddress: { points: 300, seconds: 300, store: 'memory' },
  /** Calls of a person. */
  apiUser: { points: 1500, seconds: 300, store: 'memory' },
  /** Uploads of a person. */
  upload: { points: 30, seconds: 1800, store: 'database' },
  /** Follows of a person; leaving somebody is not counted. */
  follow: { points: 60, seconds: 3600, store: 'database' },
  /** Searches for people by a person. */
  userSearch: { points: 60, seconds: 60, store: 'memory' },
  /** Sign-in tries per address. */
  signInAddress: { points: 25, seconds: 300, store: 'database' },
  /** Sign-in tries per account that was asked for, known or not. */
  signInAccount: { points: 25, seconds: 3600, store: 'database' },
  /** New accounts per address; a class behind one address must get through. */
  register: { points: 40, seconds: 1800, store: 'database' },
  /** Codes to one phone number: the pause between two. */
  phoneCodePause: { points: 1, seconds: 60, store: 'database' },
  /** Codes to one phone number. */
  phoneCodeNumber: { points: 5, seconds: 1800, store: 'database' },
  /** Codes asked for by one person. */
  phoneCodeUser: { points: 5, seconds: 1800, store: 'database' },
  /** Codes asked for from one address by visitors who are not signed in. */
  phoneCodeAddress: { points: 40, seconds: 1800, store: 'database' },
  /** Tries of one code; a new code starts anew. */
  phoneCodeTry: { points: 5, seconds: 300, store: 'database' },
  /** Reset mails to one account that was asked for, known or not. */
  resetAccount: { points: 3, seconds: 1800, store: 'database' },
  /** Reset mails asked for from one address. */
  resetAddress: { points: 20, seconds: 1800, store: 'database' },
  /** Password changes of one person, counting wrong current passwords. */
  passwordChange: { points: 10, seconds: 1800, store: 'database' },
  /** Messages of a person, one for each receiver. */
  message: { points: 20, seconds: 60, store: 'database' },
  /** Messages of an account younger than three days. */
  messageYoung: { points: 200, seconds: 86_400, store: 'database' },
  /** People whom a person writes to for the first time. */
  stranger: { points: 30, seconds: 86_400, store: 'database' },
  /** The same for an account younger than three days. */
  strangerYoung: { points: 5, seconds: 86_400, store: 'database' },
  /** Streams of what is new that a person opens. */
  push: { points: 60, seconds: 60, store: 'memory' },
  /** Reports of people and messages by one person. */
  report: { points: 20, seconds: 86_400, store: 'database' },
} as const satisfies Record<string, Limit>

export interface Limit {
  points: number
  seconds: number
  store: 'memory' | 'database'
}

export type LimitName = keyof typeof limitTable

/** Other figures for some limits: tests and load runs raise or lower them. */
export type LimitOverrides = Partial<Record<LimitName, Partial<Limit>>>

/** Every limit multiplied, for tests and load runs that are about something else. */
export const raisedLimits = (factor: number): LimitOverrides =>
  Object.fromEntries(
    Object.entries(limitTable).map(([name, { points }]) => [name, { points: points * factor }]),
  ) as LimitOverrides
