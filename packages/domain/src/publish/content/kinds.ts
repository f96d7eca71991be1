/** Kinds of what the information pages list: an article, or an activity with its five content pages. */
export const informationKinds = ['info', 'activity'] as const
export type InformationKind = (typeof informationKinds)[number]

/** Kinds of an activity's content pages, in the order of their numbers from 1 (`content-1` to `content-5`). */
export const partKinds = ['agenda', 'people', 'materials', 'tasks', 'recap'] as const
export type PartKind = (typeof partKinds)[number]

/** Slugs of the pages that an operator writes as one text of sections. */
export const pageSlugs = [
  'help',
  'privacy',
  'service-policy',
  'business',
  'welfare',
  'education',
  'cooperation',
  'unveil',
  'dcic',
  'grade',
  'grade-dcic',
  'grade-details',
  'evaluation',
  'evaluation-competitions',
  'evaluation-details',
] as const
export type PageSlug = (typeof pageSlugs)[number]

export const isPageSlug = (value: string): value is PageSlug => (pageSlugs as readonly string[]).includes(value)

/** Articles and activities on a page of the list. */
export const INFORMATION_PER_PAGE = 10
