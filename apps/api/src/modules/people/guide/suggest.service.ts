import type { DataIn } from '@shulei/contract/call.ts'
import type { smartInput } from '@shulei/contract/people/guide/calls.ts'
import type { suggestionTypes } from '@shulei/contract/people/guide/schemas.ts'
import { hasForbiddenCharacters } from '@shulei/domain/base/text/count.ts'
import { normaliseName } from '@shulei/domain/base/text/name.ts'
import { provinces } from '@shulei/domain/people/guide/provinces.ts'
import type { Lang } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { matchesSearch, searchText } from '../../../platform/search-text.ts'
import { staleWhileRevalidate } from '../../../platform/stale-while-revalidate.ts'
import { cityNames } from './lists/cities.ts'
import { companies } from './lists/companies.ts'
import { jobs } from './lists/jobs.ts'
import { majors } from './lists/majors.ts'
import { schools } from './lists/schools.ts'
import { findSiteNames, findSkillNames } from './suggest.repo.ts'

type Kind = (typeof suggestionTypes)[number]
type Suggestion = DataIn<typeof smartInput>[number]

/** Most suggestions of an answer. */
const MOST = 8

/** A name that can be suggested, with the text in which it is searched. */
interface Entry {
  cn: string
  en: string
  text: string
  source: Suggestion['source']
}

const entryOf = (cn: string, en: string, source: Suggestion['source']): Entry => ({
  ...{ cn, en, source },
  text: searchText({ names: [cn, en] }),
})

const linesOf = (list: string): Entry[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [cn = '', en = cn] = line.split('|')
      return entryOf(cn, en, 'list')
    })

const namesOf = (list: readonly { nameCn: string; nameEn: string }[]): Entry[] =>
  list.map(({ nameCn, nameEn }) => entryOf(nameCn, nameEn, 'list'))

const listOf: Partial<Record<Kind, () => Entry[]>> = {
  company: () => linesOf(companies),
  school: () => linesOf(schools),
  major: () => linesOf(majors),
  job: () => linesOf(jobs),
  province: () => namesOf(provinces),
  city: () => namesOf(cityNames()),
}

/** The lists of the product, made searchable when they are first asked for: pinyin of some hundred names takes a while. */
const lists = new Map<Kind, readonly Entry[]>()
function ownList(kind: Kind): readonly Entry[] {
  const known = lists.get(kind) ?? listOf[kind]?.() ?? []
  lists.set(kind, known)
  return known
}

/** Names of the site are read again after this time, ms. */
const SITE_MS = 60_000

const siteList = (load: (platform: Platform) => Promise<string[]>) =>
  staleWhileRevalidate(
    async (platform) => (await load(platform)).map((name) => entryOf(name, name, 'site')),
    () => SITE_MS,
  )

const siteLists: Partial<Record<Kind, (platform: Platform) => Promise<readonly Entry[]>>> = {
  company: siteList(({ db }) => findSiteNames(db, 'company')),
  school: siteList(({ db }) => findSiteNames(db, 'school')),
  major: siteList(({ db }) => findSiteNames(db, 'major')),
  job: siteList(({ db }) => findSiteNames(db, 'job')),
  skill: siteList(({ db }) => findSkillNames(db)),
}

/**
 * Suggestions for a keyword by characters, pinyin or initials (C100, C147): names that begin with it first, those of the
 * product's lists before those of the site, each once. A blank keyword finds nothing.
 */
export async function suggest(
  platform: Platform,
  { type, keyword, lang }: { type: Kind; keyword: string; lang: Lang },
): Promise<Suggestion[]> {
  const word = keyword.trim().toLowerCase()
  if (word === '' || hasForbiddenCharacters(keyword)) return []
  const all = [...ownList(type), ...((await siteLists[type]?.(platform)) ?? [])]
  const begins = ({ text }: Entry) => text.split('\n').some((line) => line.trimStart().startsWith(word))
  const found = all.filter(({ text }) => matchesSearch(text, keyword))
  const ordered = [...found.filter(begins), ...found.filter((entry) => !begins(entry))]
  const seen = new Set<string>()
  const suggestions: Suggestion[] = []
  for (const { cn, en, source } of ordered) {
    const value = lang === 'zh-CN' ? cn : en
    if (!seen.has(normaliseName(value))) suggestions.push({ value, source })
    // people write the name of a list in either language
    seen.add(normaliseName(cn)).add(normaliseName(en))
    if (suggestions.length === MOST) break
  }
  return suggestions
}
