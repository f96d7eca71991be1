import { BEGUN_UPLOADS_SECONDS, MAX_BEGUN_UPLOADS } from '@shulei/domain/data/dataset/upload.ts'

/**
 * Every limit of the product in one place: points per window, and the store of their counts. `memory` counts in each process and
 * suffices for general limits; `database` counts for all processes and survives a restart, as limits that protect accounts must.
 * An operator changes them by LIMITS. The same table is published in docs/operating.md; texts are `limit.<name>` in the locales.
 */
export const limitTable = {
  /** Calls of visitors without a session, per address; enough for a class behind one address, like all limits per address. */
  apiAddress: { points: 900, seconds: 300, store: 'memory' },
  /** Calls of a person or of a reviewer. */
  apiUser: { points: 1500, seconds: 300, store: 'memory' },
  /** Pages, and the data of pages, of visitors without a session, per address. */
  pageAddress: { points: 900, seconds: 300, store: 'memory' },
  /** Pages of a person. */
  pageUser: { points: 600, seconds: 300, store: 'memory' },
  /** Pages and forms of the sign-on site, per address: other pages do not use them up. */
  signOnPage: { points: 900, seconds: 300, store: 'memory' },
  /** Result files of a person. */
  resultFile: { points: 30, seconds: 1800, store: 'database' },
  /** Pictures of a person, in texts and of the person. */
  picture: { points: 30, seconds: 1800, store: 'database' },
  /** Forms with photographs of documents, of a person. */
  identityForm: { points: 30, seconds: 1800, store: 'database' },
  /** Notebooks of a person. */
  notebook: { points: 30, seconds: 1800, store: 'database' },
  /** Files of source code of a person. */
  sourceCode: { points: 30, seconds: 1800, store: 'database' },
  /** Projects that a person hands in to a solution contest. */
  project: { points: 30, seconds: 1800, store: 'database' },
  /** Appeals of a person. */
  appeal: { points: 30, seconds: 1800, store: 'database' },
  /** Files of data sets whose upload a person begins. */
  datasetUpload: { points: MAX_BEGUN_UPLOADS, seconds: BEGUN_UPLOADS_SECONDS, store: 'database' },
  /** Follows of a person; ending a follow is not counted. */
  follow: { points: 60, seconds: 3600, store: 'database' },
  /** Team invitations and join requests of a person. */
  teamContact: { points: 60, seconds: 3600, store: 'database' },
  /** Searches for people by a person. */
  userSearch: { points: 60, seconds: 60, store: 'memory' },
  /** Wrong passwords from one address; right ones are given back, here and below. */
  signInAddress: { points: 100, seconds: 300, store: 'database' },
  /** Wrong passwords for one account, known or not, from one address. */
  signInPair: { points: 10, seconds: 1800, store: 'database' },
  /** Wrong passwords for one account from all addresses and unknown devices; a code by mail or phone still signs in. */
  signInAccount: { points: 100, seconds: 3600, store: 'database' },
  /** Wrong passwords for one account on a device from which it has signed in before; they count nowhere else. */
  signInDevice: { points: 10, seconds: 1800, store: 'database' },
  /** Wrong codes and reset links from one address. */
  codeAddress: { points: 100, seconds: 300, store: 'database' },
  /** Wrong passwords of reviewers from one address. */
  reviewerAddress: { points: 100, seconds: 1800, store: 'database' },
  /**
   * Wrong passwords for one reviewer's account, known or not, from one address. There is no limit for the account: the site makes
   * these passwords, of 72 random bits, and nobody shall be able to close a jury.
   */
  reviewerPair: { points: 10, seconds: 3600, store: 'database' },
  /** Wrong passwords for one reviewer's account on a device from which it has signed in before. */
  reviewerDevice: { points: 10, seconds: 3600, store: 'database' },
  /** New accounts by e-mail per address. */
  register: { points: 120, seconds: 1800, store: 'database' },
  /** Codes to one phone number, to keep a pause between two. */
  phoneCodePause: { points: 1, seconds: 60, store: 'database' },
  /** Codes to one phone number. */
  phoneCodeNumber: { points: 5, seconds: 1800, store: 'database' },
  /** Codes that one person requests. */
  phoneCodeUser: { points: 5, seconds: 1800, store: 'database' },
  /** Codes that visitors without a session request from one address. */
  phoneCodeAddress: { points: 120, seconds: 1800, store: 'database' },
  /** Attempts at one code; a new code resets the count. */
  phoneCodeTry: { points: 5, seconds: 300, store: 'database' },
  /** Codes to e-mail addresses that one person requests. */
  emailCodeUser: { points: 5, seconds: 1800, store: 'database' },
  /** Codes to one mailbox, to sign in or for a new account, that one address requests. */
  emailCodePair: { points: 5, seconds: 1800, store: 'database' },
  /** Codes to one mailbox, to sign in or for a new account, except those that a known device requests. */
  emailCodeMailbox: { points: 10, seconds: 1800, store: 'database' },
  /** Codes by e-mail that one address requests. */
  emailCodeAddress: { points: 120, seconds: 1800, store: 'database' },
  /** Attempts at one e-mail code from one address; a new code resets the count. */
  emailCodeTry: { points: 5, seconds: 600, store: 'database' },
  /** Reset mails to one account, known or not. */
  resetAccount: { points: 3, seconds: 1800, store: 'database' },
  /** Reset mails requested from one address. */
  resetAddress: { points: 60, seconds: 1800, store: 'database' },
  /** Password changes of one person, including those with a wrong current password. */
  passwordChange: { points: 10, seconds: 1800, store: 'database' },
  /** Messages of a person, one for each receiver. */
  message: { points: 20, seconds: 60, store: 'database' },
  /** Messages of an account younger than three days. */
  messageYoung: { points: 200, seconds: 86_400, store: 'database' },
  /** First messages of a person to other people, by receiver. */
  stranger: { points: 30, seconds: 86_400, store: 'database' },
  /** First messages of an account younger than three days, by receiver. */
  strangerYoung: { points: 5, seconds: 86_400, store: 'database' },
  /** A person's searches in their own messages. */
  messageSearch: { points: 60, seconds: 60, store: 'memory' },
  /** Streams of unread counts that a person opens. */
  push: { points: 60, seconds: 60, store: 'memory' },
  /** Wrong codes of a private competition by one person; a right one is given back. */
  privateCode: { points: 10, seconds: 600, store: 'database' },
  /** Wrong codes of private competitions from one address. */
  privateCodeAddress: { points: 120, seconds: 600, store: 'database' },
  /** Tables that are read from one address to see what they could ask for. */
  hostedTable: { points: 20, seconds: 600, store: 'memory' },
  /** Competitions that a person makes of tables. */
  hostedCompetition: { points: 10, seconds: 3600, store: 'database' },
  /** Announcements to the people of a competition, by competition. */
  announcement: { points: 10, seconds: 3600, store: 'database' },
  /** Wrong secrets of links to drafts from one address; a right one is given back. */
  draftLink: { points: 40, seconds: 600, store: 'database' },
  /** Topics and replies of a person. */
  post: { points: 10, seconds: 60, store: 'database' },
  /** Topics and replies of an account younger than three days. */
  postYoung: { points: 30, seconds: 86_400, store: 'database' },
  /** Texts of a person that could not be read in time; those that were read are given back. */
  hardText: { points: 10, seconds: 600, store: 'memory' },
  /** Comparisons of two submissions by one person. */
  compare: { points: 30, seconds: 300, store: 'memory' },
  /** Filters, orders, searches and pages of tables by one person. */
  tableSlice: { points: 120, seconds: 60, store: 'memory' },
  /** Reports of people, messages and posts by one person. */
  report: { points: 20, seconds: 86_400, store: 'database' },
} as const satisfies Record<string, Limit>

export interface Limit {
  points: number
  seconds: number
  store: 'memory' | 'database'
}

export type LimitName = keyof typeof limitTable

/** Other values of some limits, which benches and tests set. */
export type LimitOverrides = Partial<Record<LimitName, Partial<Limit>>>
