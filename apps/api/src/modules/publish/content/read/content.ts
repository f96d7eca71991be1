import type { Instant } from '@shulei/domain/base/time/instant.ts'
import type { ActivityTimes } from '@shulei/domain/publish/content/activity.ts'
import type { PageSlug, PartKind } from '@shulei/domain/publish/content/kinds.ts'
import type { Lang } from '../../../../platform/context.ts'
import type { Section } from './markdown.ts'

/** A text in Chinese, and in English where the operator wrote one. */
export interface Localized<T> {
  'zh-CN': T
  'en-US': T | null
}

/** The text of a language, else the Chinese one, with the language that it is in. */
export function textOf<T>(texts: Localized<T>, lang: Lang): { lang: Lang; text: T } {
  const text = texts[lang]
  return text === null ? { lang: 'zh-CN', text: texts['zh-CN'] } : { lang, text }
}

interface Words {
  title: string
  summary: string
  html: string
}

interface Listed {
  /** Counts from 1 among articles, and among activities. */
  id: number
  /** Ids that the text had before; their addresses lead to it. */
  formerIds: readonly number[]
  publishedAt: Instant
  updatedAt: Instant
  topic: string
  authorId: number | null
  /** Slug of the competition that the text is about. */
  competition: string | null
}

export interface StoredArticle extends Listed {
  kind: 'info'
  texts: Localized<Words & { headings: { id: string; title: string }[]; minutes: number }>
}

interface PartWords {
  title: string
  html: string
}
export type StoredPart = PartWords &
  (
    | { kind: 'agenda'; items: { minutes: number; title: string; text: string; who: string }[] }
    | { kind: 'people'; people: { user: number; role: string; text: string }[] }
    | { kind: 'materials'; items: { title: string; text: string; href: string }[] }
    | { kind: 'tasks'; tasks: { title: string; text: string; competition?: string | undefined }[] }
    | { kind: 'recap'; figures?: string | undefined }
  ) & { kind: PartKind }

export interface StoredActivity extends Listed {
  kind: 'activity'
  times: ActivityTimes
  /** Whether the activity is shown on a demonstration alone. */
  isSimulated: boolean
  texts: Localized<Words & { place: string; minutes: number }>
  /** All five, in the order of their numbers. */
  parts: Localized<StoredPart>[]
}

export interface StoredPage {
  updatedAt: Instant
  /** Slugs of the competitions that the page shows, by their numbers from 1. */
  competitions: readonly string[]
  texts: Localized<Words & { eyebrow: string; sections: Section[] }>
}

export interface Question {
  id: string
  question: string
  html: string
  /** Words, pinyin and initials in lower case. */
  search: string
}

export interface StoredExpert {
  userId: number
  types: readonly string[]
  sort: number
  texts: Localized<{ role: string; html: string }>
}

interface Named {
  code: string
  zh: string
  en: string
}

/** Everything of a content folder, ready to be answered. */
export interface Content {
  topics: readonly Named[]
  expertTypes: readonly Named[]
  articles: readonly StoredArticle[]
  activities: readonly StoredActivity[]
  pages: ReadonlyMap<PageSlug, StoredPage>
  faq: Localized<{ id: string; title: string; questions: Question[] }[]>
  experts: readonly StoredExpert[]
}

/** Name of a topic or type in a language; its code where it has none. */
export const nameOf = (all: readonly Named[], code: string, lang: Lang): string =>
  all.find((one) => one.code === code)?.[lang === 'zh-CN' ? 'zh' : 'en'] ?? code
