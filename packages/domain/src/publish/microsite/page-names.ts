import { fill } from '../../base/text/refusal.ts'
import { type MenuPage, menuPages } from './pages.ts'

/** Words of one language: of the locale file `studio` those of the home page and the free pages, of `microsite` the others. */
export interface PageWords {
  home: string
  contentPage: string
  page: Readonly<Record<string, string>>
}

function nameIn({ home, contentPage, page }: PageWords, of: MenuPage): string {
  if (of === '') return home
  if (of.startsWith('content-')) return fill(contentPage, { number: of.slice('content-'.length) })
  return page[of] ?? ''
}

/** The usual names of all pages of a menu in both languages. */
export const pageNames = (cn: PageWords, en: PageWords) =>
  Object.fromEntries(menuPages.map((of) => [of, { cn: nameIn(cn, of), en: nameIn(en, of) }])) as Record<
    MenuPage,
    { cn: string; en: string }
  >
