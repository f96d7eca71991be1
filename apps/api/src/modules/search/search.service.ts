import type { DataIn, QueryOut } from '@shulei/contract/call.ts'
import type { searchSite } from '@shulei/contract/search/calls.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import type { Lang } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { matchesSearch, searchPatterns, searchText } from '../../platform/search-text.ts'
import { searchFaq, textOf } from '../content/content.service.ts'
import { type Subject, subjectsOf } from '../content/subjects.service.ts'
import { contentOf } from '../content/versions.service.ts'
import { searchDatasets } from '../dataset/page/list.service.ts'
import { searchPeople } from '../profile/people-search.service.ts'
import { findTeams } from './team-search.repo.ts'

/** Most finds of a kind. */
const MOST = 6
/** Most words that a search is made of. */
const MOST_WORDS = 6

type Group = DataIn<typeof searchSite>['groups'][number]
type Item = Group['items'][number]

const inLang = ({ cn, en }: { cn: string; en: string }, lang: Lang) => (lang === 'en-US' && en !== '' ? en : cn)

/** Search texts by the value that they were made of, since their pinyin is not made anew for every search. */
const made = new WeakMap<object, string>()
function textFor(key: object, make: () => string): string {
  const known = made.get(key) ?? make()
  made.set(key, known)
  return known
}

const competitionItem = (subject: Subject, lang: Lang): Item => ({
  id: `competition-${subject.id}`,
  title: inLang(subject.title, lang),
  note: inLang(subject.summary, lang),
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

async function datasetsFor(platform: Platform, q: string, lang: Lang): Promise<Item[]> {
  const rows = await searchDatasets(platform, q, MOST)
  return rows.map(({ id, name, summary }) => ({
    id: `dataset-${id}`,
    title: inLang(name, lang),
    note: inLang(summary, lang),
    href: datasetAddress.detail({ id }),
  }))
}

async function articlesFor(platform: Platform, q: string, lang: Lang): Promise<Item[]> {
  const { content } = await contentOf(platform)
  const now = platform.clock()
  return [...content.articles, ...content.activities]
    .filter(({ publishedAt }) => publishedAt <= now)
    .filter((item) => {
      const { text } = textOf<{ title: string; summary: string }>(item.texts, lang)
      return matchesSearch(
        textFor(text, () => searchText({ names: [text.title], texts: [text.summary] })),
        q,
      )
    })
    .map((item) => {
      const { text } = textOf<{ title: string; summary: string }>(item.texts, lang)
      const href =
        item.kind === 'info' ? contentAddress.article({ id: item.id }) : contentAddress.activity({ id: item.id })
      return { id: `${item.kind}-${item.id}`, title: text.title, note: text.summary, href }
    })
}

async function helpFor(platform: Platform, q: string, lang: Lang): Promise<Item[]> {
  const { groups } = await searchFaq(platform, { search: q, lang })
  return groups.flatMap(({ title, questions }) =>
    questions.map(({ id, question }) => ({
      id: `help-${id}`,
      title: question,
      note: title,
      href: contentAddress.faq({ search: question.slice(0, 40), hash: id }),
    })),
  )
}

async function teamsFor(platform: Platform, q: string, lang: Lang): Promise<Item[]> {
  const words = searchPatterns(q).slice(0, MOST_WORDS)
  const rows = await findTeams(platform.db, words, { now: new Date(platform.clock()), limit: MOST })
  return rows.map(({ id, name, competitionId, competition }) => ({
    id: `team-${id}`,
    title: name,
    note: inLang(competition, lang),
    href: competitionAddress.ranking({ id: competitionId, search: name, hash: competitionAddress.teamRow(id) }),
  }))
}

/** People are found by signed-in readers alone, as in every search of people. */
async function peopleFor(platform: Platform, q: string, readerId: number | null): Promise<Item[]> {
  if (readerId === null || q.length > 50) return []
  const { list } = await searchPeople(platform, { keyword: q, page: 1, pageSize: MOST }, readerId)
  return list.map(({ id, name, organization }) => ({
    id: `person-${id}`,
    title: name,
    note: organization,
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
    datasetsFor(platform, q, lang),
    articlesFor(platform, q, lang),
    helpFor(platform, q, lang),
    teamsFor(platform, q, lang),
    peopleFor(platform, q, readerId),
  ])
  const kinds = ['competitions', 'datasets', 'articles', 'help', 'teams', 'people'] as const
  const groups = kinds
    .map((kind, index) => ({ kind, items: (found[index] ?? []).slice(0, MOST) }))
    .filter(({ items }) => items.length > 0)
  return { groups, total: groups.reduce((sum, { items }) => sum + items.length, 0) }
}
