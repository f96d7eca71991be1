import * as noticeAddress from '@shulei/domain/address/notice.ts'
/** The two views of /notices. */
export type NoticesView = 'notice' | 'message'

/** The view of an address; notices by default (Q195). */
export const noticesViewOf = (query: URLSearchParams): NoticesView =>
  query.get('view') === 'message' ? 'message' : 'notice'

/** The lists of the message center (A§7). */
export const centerLists = ['all', 'system', 'like', 'save', 'follow', 'private'] as const
export type CenterList = (typeof centerLists)[number]

/** The list of an address; all notices by default. */
export const centerListOf = (query: URLSearchParams): CenterList =>
  centerLists.find((list) => list === query.get('list')) ?? 'all'

/** Address of a list of the message center. */
export const centerListAddress = (list: CenterList): string =>
  noticeAddress.center({ list: list === 'all' ? undefined : list })
