import type { DataIn, QueryOut } from '@shulei/contract/call.ts'
import { searchKinds, type searchSite } from '@shulei/contract/publish/search/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { micrositePath } from '@shulei/domain/publish/microsite/address.ts'
import type { Lang } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { matchesSearch, searchPatterns, searchText } from '../../../platform/search-text.ts'
import { staleWhileRevalidate } from '../../../platform/stale-while-revalidate.ts'
import { searchDatasets } from '../../data/dataset/page/list.service.ts'
import { searchPeople } from '../../people/profile/people-search.service.ts'
import { searchFaq, textOf } from '../content/content.service.ts'
import { type Subject, subjectsOf } from '../content/subjects.service.ts'
import { contentOf } from '../content/versions.service.ts'
import { findMicrositeWords, type MicrositeWords } from './microsite-search.repo.ts'
import { type SitePage, sitePagesOf } from './site-pages.ts'
import { findTeams } from './team-search.repo.ts'

/** Most finds of a kind. */
const MOST = 6
/** Most words that a search is made of. */
const MOST_WORDS = 6
/** Greatest age of the words of microsites, milliseconds. */
const CACHE_MS = 30_000

type Group = DataIn<typeof searchSite>['groups'][number]
type Item = Group['items'][number]

interface Both {
  cn: string
  en: string
}

/** Title and note in one language: Chinese where the title has no English. */
const wordsIn = (title: Both, note: Both, lang: Lang): Pick<Item, 'title' | 'note' | 'lang'> =>
  lang === 'en-US' && title.en !== ''
    ? { title: title.en, note: note.en, lang }
    : { title: title.cn, note: note.cn, lang: 'zh-CN' }

/** Search texts by the value that they were made of, since their pinyin is not made anew for every search. */
const made = new WeakMap<object, string>()
function textFor(key: object, make: () => string): string {
  const known = made.get(key) ?? make()
  made.set(key, known)
  return known
}

const competitionItem = (subject: Subject, lang: Lang): Item => ({
  id: `competition-${subject.id}`,
  ...wordsIn(subject.title, subject.summary, lang),
  href: competitionAddress.overview({ id: subject.id }),
})

async function competitionsFor(platform: Platform, q: string, lang: Lang): Promise<Item[]> {
  const subjects = [...(await subjectsOf(platform)).values()]
  return subjects
    .filter((subject) =>
      matchesSearch(
        textFor(subject, () =>
          searchText({
            names: [subject.title.cn, subject.title.en],
            texts: [
              subject.summary.cn,
              subject.summary.en,
              ...subject.tags.flatMap(({ nameCn, nameEn }) => [nameCn, nameEn]),
            ],
          }),
        ),
        q,
      ),
    )
    .map((subject) => competitionItem(subject, lang))
}

const micrositesOf = staleWhileRevalidate(
  ({ db, clock }) => findMicrositeWords(db, new Date(clock())),
  () => CACHE_MS,
)

async function micrositesFor(platform: Platform, q: string, lang: Lang): Promise<Item[]> {
  const [microsites, subjects] = await Promise.all([micrositesOf(platform), subjectsOf(platform)])
  const open = new Map([...subjects.values()].map((subject) => [subject.id, subject]))
  /** Words of the tracks whose competitions everybody may see. */
  const trackWords = ({ tracks }: MicrositeWords) =>
    tracks.flatMap(({ competitionId, title, line }) => {
      const subject = open.get(competitionId)
      return subject ? [title, line, subject.title] : []
    })
  return microsites
    .filter((site) =>
      matchesSearch(
        textFor(site, () =>
          searchText({
            names: [site.name, site.title.cn, site.title.en],
            texts: [site.eyebrow, ...site.lead, ...trackWords(site)].flatMap(({ cn, en }) => [cn, en]),
          }),
        ),
        q,
      ),
    )
    .map(({ kind, name, title, eyebrow }) => ({
      id: `microsite-${name}`,
      ...wordsIn(title, eyebrow, lang),
      href: micrositePath(kind, name),
    }))
}

async function datasetsFor(platform: Platform, q: string, lang: Lang): Promise<Item[]> {
  const rows = await searchDatasets(platform, q, MOST)
  return rows.map(({ id, name, summary }) => ({
    id: `dataset-${id}`,
    ...wordsIn(name, summary, lang),
    href: datasetAddress.detail({ id }),
  }))
}

async function pagesFor(platform: Platform, group: SitePage['group'], q: string, lang: Lang): Promise<Item[]> {
  const { content } = await contentOf(platform)
  return sitePagesOf(content)
    .filter((page) => page.group === group && matchesSearch(page.search, q))
    .map(({ id, texts, href }) => {
      const found = textOf(texts, lang)
      return { id, ...found.text, lang: found.lang, href }
    })
}

/** Pages of the operator, which are found by their names alone and so come first, and articles and activities. */
async function articlesFor(platform: Platform, q: string, lang: Lang): Promise<Item[]> {
  const { content } = await contentOf(platform)
  const now = platform.clock()
  const articles = [...content.articles, ...content.activities]
    .filter(({ publishedAt }) => publishedAt <= now)
    .filter((item) => {
      const { text } = textOf<{ title: string; summary: string }>(item.texts, lang)
      return matchesSearch(
        textFor(text, () => searchText({ names: [text.title], texts: [text.summary] })),
        q,
      )
    })
    .map((item) => {
      const found = textOf<{ title: string; summary: string }>(item.texts, lang)
      const href =
        item.kind === 'info' ? contentAddress.article({ id: item.id }) : contentAddress.activity({ id: item.id })
      return {
        id: `${item.kind}-${item.id}`,
        title: found.text.title,
        note: found.text.summary,
        lang: found.lang,
        href,
      }
    })
  return [...(await pagesFor(platform, 'articles', q, lang)), ...articles]
}

/** Help pages, and the questions with their answers. */
async function helpFor(platform: Platform, q: string, lang: Lang): Promise<Item[]> {
  const [pages, { content }, { groups }] = await Promise.all([
    pagesFor(platform, 'help', q, lang),
    contentOf(platform),
    searchFaq(platform, { search: q, lang }),
  ])
  const spoken = textOf(content.faq, lang).lang
  const questions = groups.flatMap(({ title, questions }) =>
    questions.map(({ id, question }) => ({
      id: `help-${id}`,
      title: question,
      note: title,
      lang: spoken,
      href: contentAddress.faq({ search: question.slice(0, 40), hash: id }),
    })),
  )
  return [...pages, ...questions]
}

async function teamsFor(platform: Platform, q: string, lang: Lang): Promise<Item[]> {
  const words = searchPatterns(q).slice(0, MOST_WORDS)
  const rows = await findTeams(platform.db, words, { now: new Date(platform.clock()), limit: MOST })
  return rows.map(({ id, name, competitionId, competition, isRanked }) => {
    const { title: note, lang: spoken } = wordsIn(competition, competition, lang)
    const row = { id: competitionId, search: name, hash: competitionAddress.teamRow(id) }
    const href = isRanked ? competitionAddress.ranking(row) : competitionAddress.overview({ id: competitionId })
    return { id: `team-${id}`, title: name, note, lang: spoken, href }
  })
}

/** People are found by signed-in readers alone, as in every search of people; here the readers find themselves too. */
async function peopleFor(platform: Platform, q: string, lang: Lang, readerId: number | null): Promise<Item[]> {
  if (readerId === null || q.length > 50) return []
  const { list } = await searchPeople(platform, { keyword: q, page: 1, pageSize: MOST }, readerId, null)
  return list.map(({ id, name, organization }) => ({
    id: `person-${id}`,
    title: name,
    note: organization,
    lang,
    href: profileAddress.history({ id }),
  }))
}

/** Searches the whole site. A search without words finds nothing. Private competitions and their teams are never found. */
export async function search(
  platform: Platform,
  { q, lang }: QueryOut<typeof searchSite>,
  readerId: number | null,
): Promise<DataIn<typeof searchSite>> {
  if (searchPatterns(q).length === 0) return { groups: [], total: 0 }
  const found = await Promise.all([
    competitionsFor(platform, q, lang),
    micrositesFor(platform, q, lang),
    datasetsFor(platform, q, lang),
    articlesFor(platform, q, lang),
    helpFor(platform, q, lang),
    teamsFor(platform, q, lang),
    peopleFor(platform, q, lang, readerId),
  ])
  const groups = searchKinds
    .map((kind, index) => ({ kind, items: (found[index] ?? []).slice(0, MOST) }))
    .filter(({ items }) => items.length > 0)
  return { groups, total: groups.reduce((sum, { items }) => sum + items.length, 0) }
}
