/** The two views of /notices. */
export type NoticesView = 'notice' | 'message'

/** The view that an address asks for: notices unless it says otherwise (Q195). */
export const noticesViewOf = (query: URLSearchParams): NoticesView =>
  query.get('view') === 'message' ? 'message' : 'notice'

/** The lists of the message center (A§7). */
export const centerLists = ['all', 'system', 'like', 'save', 'follow', 'private'] as const
export type CenterList = (typeof centerLists)[number]

/** The list that an address asks for: all of them unless it names one. */
export const centerListOf = (query: URLSearchParams): CenterList =>
  centerLists.find((list) => list === query.get('list')) ?? 'all'

/** Where a list of the message center is. */
export const centerListAddress = (list: CenterList): string =>
  list === 'all' ? '/message-center' : `/message-center?list=${list}`
