/** Pages of a microsite below its own address, in the order of the specification (A§2). */
export const childPages = [
  'competition',
  'contact',
  'content-1',
  'content-2',
  'content-3',
  'content-4',
  'content-5',
  'expert',
  'invite',
  'job',
  'news',
  'organization',
  'talent',
] as const
export type ChildPage = (typeof childPages)[number]

/** Numbers of the free pages. */
export const contentSlots = [1, 2, 3, 4, 5] as const

/** Pages that a menu or an action may lead to; the empty text is the home page. */
export const menuPages = ['', ...childPages] as const
export type MenuPage = (typeof menuPages)[number]

/** Pages whose content is one answer of the server; `home` is the page at the microsite's own address. */
export const answeredPages = [
  'home',
  'competition',
  'contact',
  'content-1',
  'content-2',
  'content-3',
  'content-4',
  'content-5',
  'expert',
  'job',
  'organization',
  'talent',
] as const
export type AnsweredPage = (typeof answeredPages)[number]

export const isAnsweredPage = (page: string): page is AnsweredPage =>
  (answeredPages as readonly string[]).includes(page)

/** Words that an address may have in the place of a microsite's name: its pages and the studio (Q203). */
const reserved: ReadonlySet<string> = new Set([...childPages, 'studio'])

/** Reason why a text cannot be the name of a microsite. `form`: 2 to 32 lower-case letters, digits and single hyphens. */
export type NameProblem = 'form' | 'reserved'

/**
 * Checks the name of a microsite. A name that equals the word of a child page is refused, because `/races/news` is the news
 * of the first series and not the series `news` (Q203).
 */
export function nameProblem(name: string): NameProblem | null {
  if (reserved.has(name.normalize('NFKC').trim().toLowerCase())) return 'reserved'
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length >= 2 && name.length <= 32 ? null : 'form'
}
