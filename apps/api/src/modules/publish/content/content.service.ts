import type { DataIn, QueryOut } from '@shulei/contract/call.ts'
import type {
  activity,
  article,
  editorialPage,
  experts,
  faq,
  informationList,
} from '@shulei/contract/publish/content/calls.ts'
import { MINUTE } from '@shulei/domain/base/time/instant.ts'
import { meetingAt } from '@shulei/domain/publish/content/activity.ts'
import { INFORMATION_PER_PAGE, isPageSlug } from '@shulei/domain/publish/content/kinds.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Lang } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { matchesSearch } from '../../../platform/search-text.ts'
import { readBoard } from '../../compete/submission/board/board.service.ts'
import { findPeople, type NamedPerson } from './people.repo.ts'
import {
  type Content,
  type Localized,
  nameOf,
  type StoredActivity,
  type StoredArticle,
  type StoredPart,
  textOf,
} from './read/content.ts'
import { numberedSubjects, type Subject, subjectsOf } from './subjects.service.ts'
import { contentOf } from './versions.service.ts'

type Brief = DataIn<typeof informationList>['list'][number]
type Item = StoredArticle | StoredActivity

const iso = (at: number) => new Date(at).toISOString()

/** Rows that answers about texts depend on: the people and competitions that they name. */
interface Around {
  lang: Lang
  now: number
  content: Content
  people: ReadonlyMap<number, NamedPerson>
  subjects: ReadonlyMap<string, Subject>
}

const personOf = (people: Around['people'], id: number | null) => {
  const found = id === null ? undefined : people.get(id)
  return found ? { id: found.id, name: found.name, avatar: found.avatar } : null
}

async function around(platform: Platform, lang: Lang, ids: readonly number[]): Promise<Around> {
  const { content } = await contentOf(platform)
  const [people, subjects] = await Promise.all([findPeople(platform.db, ids), subjectsOf(platform)])
  return { lang, now: platform.clock(), content, people, subjects }
}

function briefOf(item: Item, { lang, now, content, people, subjects }: Around): Brief {
  const found = textOf(item.texts as Localized<(StoredArticle | StoredActivity)['texts']['zh-CN']>, lang)
  const { title, summary, minutes } = found.text
  const meeting = item.kind === 'activity' ? meetingAt(item.times, now) : null
  return {
    id: item.id,
    kind: item.kind,
    lang: found.lang,
    title,
    summary,
    minutes,
    topic: { code: item.topic, name: nameOf(content.topics, item.topic, lang) },
    author: personOf(people, item.authorId),
    publishedAt: iso(item.publishedAt),
    cover: (item.competition && subjects.get(item.competition)?.picture) || null,
    meeting:
      item.kind === 'activity' && meeting
        ? {
            start: iso(meeting.start),
            end: iso(meeting.end),
            state: meeting.state,
            isMonthly: item.times.kind === 'monthly',
            place: textOf(item.texts, lang).text.place,
          }
        : null,
  }
}

/** Texts that are published, the newest first. */
export const published = ({ articles, activities }: Content, now: number): Item[] =>
  [...articles, ...activities]
    .filter(({ publishedAt }) => publishedAt <= now)
    .sort((a, b) => b.publishedAt - a.publishedAt || a.kind.localeCompare(b.kind) || b.id - a.id)

const authorsOf = (items: readonly Item[]) => items.flatMap(({ authorId }) => authorId ?? [])

/** Articles and activities in pages (X010); one statement beside cached ones. */
export async function listInformation(
  platform: Platform,
  { kind, topic, page, lang }: QueryOut<typeof informationList>,
): Promise<DataIn<typeof informationList>> {
  const { content } = await contentOf(platform)
  const ofKind = published(content, platform.clock()).filter((item) => kind === 'all' || item.kind === kind)
  const wanted = ofKind.filter((item) => topic === '' || item.topic === topic)
  const shown = wanted.slice((page - 1) * INFORMATION_PER_PAGE, page * INFORMATION_PER_PAGE)
  const facts = await around(platform, lang, authorsOf(shown))
  const topics = content.topics
    .map(({ code }) => ({
      code,
      name: nameOf(content.topics, code, lang),
      count: ofKind.filter((item) => item.topic === code).length,
    }))
    .filter(({ count }) => count > 0)
  return { list: shown.map((item) => briefOf(item, facts)), total: wanted.length, topics }
}

const competitionOf = (slug: string | null | undefined, subjects: Around['subjects']) => {
  const found = slug ? subjects.get(slug) : undefined
  return found ? { id: found.id, title: found.title } : null
}

export { textOf }

/** Articles beside an article. */
const MOST_RELATED = 3

/** Whether a text has an id or had it once. */
const isNamed = ({ id, formerIds }: Item, asked: number) => id === asked || formerIds.includes(asked)

/** An article with its text (X011), also by a former id. Throws `notFound`. */
export async function readArticle(platform: Platform, id: number, lang: Lang): Promise<DataIn<typeof article>> {
  const { content } = await contentOf(platform)
  const all = published(content, platform.clock())
  const item = all.find((one): one is StoredArticle => one.kind === 'info' && isNamed(one, id))
  if (!item) throw new ApiError('notFound')
  const nearness = (other: Item) =>
    Number(other.topic === item.topic) * 2 +
    Number(other.competition !== null && other.competition === item.competition)
  const related = all
    .filter((other) => other !== item)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, MOST_RELATED)
  const facts = await around(platform, lang, authorsOf([item, ...related]))
  const { text } = textOf(item.texts, lang)
  return {
    ...briefOf(item, facts),
    html: text.html,
    headings: text.headings,
    updatedAt: iso(item.updatedAt),
    competition: competitionOf(item.competition, facts.subjects),
    related: related.map((other) => briefOf(other, facts)),
  }
}

/** The figures of a competition as they are now. */
async function figuresOf(platform: Platform, subject: Subject | undefined) {
  if (!subject) return null
  const board = await readBoard(platform, {
    ...{ competitionId: subject.id, page: 1, perSize: 1, search: '', userId: null },
  })
  const [first] = board.list
  return {
    teams: subject.teamCount,
    submits: subject.submitCount,
    best: first ? first.score.toFixed(board.decimals) : '–',
  }
}

async function partOut(
  platform: Platform,
  part: StoredPart,
  { item, facts }: { item: StoredActivity; facts: Around },
): Promise<DataIn<typeof activity>['part']> {
  const { html } = part
  switch (part.kind) {
    case 'agenda': {
      let at = meetingAt(item.times, facts.now).start
      const items = part.items.map(({ minutes, ...rest }) => {
        const from = at
        at += minutes * MINUTE
        return { ...rest, at: iso(from), until: iso(at) }
      })
      return { kind: 'agenda', html, items }
    }
    case 'people': {
      const people = part.people.flatMap(({ user, role, text }) => {
        const person = personOf(facts.people, user)
        return person ? [{ person, role, text }] : []
      })
      return { kind: 'people', html, people }
    }
    case 'materials':
      return { kind: 'materials', html, items: part.items }
    case 'tasks': {
      const tasks = part.tasks.map(({ competition, ...task }) => ({
        ...task,
        competition: competitionOf(competition, facts.subjects),
      }))
      return { kind: 'tasks', html, tasks }
    }
    case 'recap':
      return { kind: 'recap', html, figures: await figuresOf(platform, facts.subjects.get(part.figures ?? '')) }
  }
}

/** An activity, also by a former id; with `part` also the content page of that number, from 1 (X012). Throws `notFound`. */
export async function readActivity(
  platform: Platform,
  id: number,
  { part, lang }: QueryOut<typeof activity>,
): Promise<DataIn<typeof activity>> {
  const item = await publishedActivity(platform, (one) => isNamed(one, id))
  const stored = part === 0 ? null : textOf(item.parts[part - 1] as Localized<StoredPart>, lang).text
  const speakers = stored?.kind === 'people' ? stored.people.map(({ user }) => user) : []
  const facts = await around(platform, lang, [...authorsOf([item]), ...speakers])
  return {
    ...briefOf(item, facts),
    html: textOf(item.texts, lang).text.html,
    competition: competitionOf(item.competition, facts.subjects),
    parts: item.parts.map((texts, index) => {
      const { kind, title } = textOf(texts, lang).text
      return { no: index + 1, kind, title }
    }),
    part: stored && (await partOut(platform, stored, { item, facts })),
  }
}

/** A published activity as it is stored. Throws `notFound`. */
async function publishedActivity(
  platform: Platform,
  isWanted: (one: StoredActivity) => boolean,
): Promise<StoredActivity> {
  const { content } = await contentOf(platform)
  const item = content.activities.find((one) => isWanted(one) && one.publishedAt <= platform.clock())
  if (!item) throw new ApiError('notFound')
  return item
}

/** Title of a published activity; the English one is empty when there is none. Throws `notFound`. */
export async function activityTitle(platform: Platform, id: number): Promise<{ cn: string; en: string }> {
  const { texts } = await publishedActivity(platform, (one) => one.id === id)
  return { cn: texts['zh-CN'].title, en: texts['en-US']?.title ?? '' }
}

/** Experts, all or of a type (X018): those who have an account here; one statement. */
export async function listExperts(
  platform: Platform,
  { type, lang }: QueryOut<typeof experts>,
): Promise<DataIn<typeof experts>> {
  const { content } = await contentOf(platform)
  const people = await findPeople(
    platform.db,
    content.experts.map(({ userId }) => userId),
  )
  const known = content.experts.flatMap((expert) => {
    const person = people.get(expert.userId)
    return person ? [{ expert, person }] : []
  })
  return {
    types: content.expertTypes.map(({ code }) => ({
      code,
      name: nameOf(content.expertTypes, code, lang),
      count: known.filter(({ expert }) => expert.types.includes(code)).length,
    })),
    list: known
      .filter(({ expert }) => type === '' || expert.types.includes(type))
      .map(({ expert, person: { id, name, avatar, organization } }) => {
        const found = textOf(expert.texts, lang)
        return {
          person: { id, name, avatar },
          organization,
          lang: found.lang,
          role: found.text.role,
          types: expert.types.map((code) => nameOf(content.expertTypes, code, lang)),
          html: found.text.html,
        }
      }),
  }
}

/** A page of sections (X019); no statement beside cached ones. Throws `notFound`. */
export async function readPage(platform: Platform, slug: string, lang: Lang): Promise<DataIn<typeof editorialPage>> {
  const { content } = await contentOf(platform)
  const page = isPageSlug(slug) ? content.pages.get(slug) : undefined
  if (!page) throw new ApiError('notFound')
  const found = textOf(page.texts, lang)
  const subjects = page.competitions.length > 0 ? await subjectsOf(platform) : new Map<string, Subject>()
  const competitions = numberedSubjects(page.competitions, subjects)
  return { slug, lang: found.lang, updatedAt: iso(page.updatedAt), competitions, ...found.text }
}

/** Questions and answers, all or those that a search finds by words of either language; no statement beside cached ones. */
export async function searchFaq(
  platform: Platform,
  { search, lang }: QueryOut<typeof faq>,
): Promise<DataIn<typeof faq>> {
  const { content } = await contentOf(platform)
  // a question has the same id in both languages
  const inBoth = [...content.faq['zh-CN'], ...(content.faq['en-US'] ?? [])].flatMap(({ questions }) => questions)
  const found = new Set(inBoth.filter((one) => matchesSearch(one.search, search)).map(({ id }) => id))
  const groups = textOf(content.faq, lang)
    .text.map(({ questions, ...group }) => ({
      ...group,
      questions: questions.filter(({ id }) => found.has(id)).map(({ search: _, ...question }) => question),
    }))
    .filter(({ questions }) => questions.length > 0)
  return { groups, total: groups.reduce((sum, { questions }) => sum + questions.length, 0) }
}
