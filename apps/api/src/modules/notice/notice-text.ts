import type { NoticeFacts, NoticeKind } from '@shulei/domain/notice/notice.ts'
import type { Lang } from '../../platform/context.ts'
import { cleanMarkup } from '../../platform/markup.ts'
import { fill, loadTexts } from '../../platform/messages.ts'

interface Bilingual {
  cn: string
  en: string
}

/** A kind with its facts, as a row of the table has them. */
export type NoticeEvent = { [K in NoticeKind]: { kind: K; facts: NoticeFacts[K] } }[NoticeKind]

type Words = Record<string, string | number>

const texts = loadTexts('notice-text') as unknown as Record<
  Lang,
  Record<string, { title: string; intro: string; action?: string }>
>

const clock = {
  'zh-CN': new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'long', timeStyle: 'short' }),
  'en-US': new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Shanghai', dateStyle: 'long', timeStyle: 'short' }),
} as const satisfies Record<Lang, Intl.DateTimeFormat>

const inLang = (text: Bilingual, lang: Lang): string => (lang === 'zh-CN' ? text.cn : text.en || text.cn)

const scoreText = (score: number) => String(Number(score.toPrecision(6)))

/** Which text a notice has, and what fills it in a language. */
function wordsOf(event: NoticeEvent, lang: Lang): { name: string; words: Words } {
  const { kind, facts } = event
  const competition = 'competition' in facts ? inLang(facts.competition, lang) : ''
  switch (kind) {
    case 'followed':
    case 'announced':
      return { name: kind, words: {} }
    case 'liked':
    case 'saved':
      return { name: kind, words: { thing: inLang(event.facts.title, lang) } }
    case 'invited':
    case 'unblocked':
      return { name: kind, words: { competition, team: event.facts.team } }
    case 'blocked':
      return { name: kind, words: { competition, team: event.facts.team, reason: inLang(event.facts.reason, lang) } }
    case 'appealAnswered':
      return { name: event.facts.accepted ? 'appealAccepted' : 'appealRejected', words: { competition } }
    case 'scored': {
      const { no, score } = event.facts
      if (score === null) return { name: 'scoredHidden', words: { competition, no } }
      return { name: 'scored', words: { competition, no, score: scoreText(score) } }
    }
    case 'failed':
      return { name: kind, words: { competition, no: event.facts.no } }
    case 'scheduleOpens':
    case 'scheduleCloses': {
      const { list, at } = event.facts
      return { name: kind, words: { competition, list, at: clock[lang].format(Date.parse(at)) } }
    }
  }
}

/** A path of this site, or null: whatever else is stored leads nowhere. */
const ownPath = (href: string): string | null => (/^\/(?![/\\])/.test(href) ? href : null)

/** The page that a notice is about; null when there is none. */
export function hrefOf({ kind, facts }: NoticeEvent, actorId: number | null): string | null {
  switch (kind) {
    case 'followed':
      return actorId === null ? null : `/users/${actorId}`
    case 'liked':
    case 'saved':
      return ownPath(facts.href)
    case 'scored':
    case 'failed':
    case 'scheduleCloses':
    case 'blocked':
    case 'unblocked':
      return `/competitions/${facts.competitionId}/submits`
    default:
      return 'competitionId' in facts ? `/competitions/${facts.competitionId}` : null
  }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

/** Plain title and line of a notice in one language. */
function linesIn(lang: Lang, event: NoticeEvent, actor: string): { title: string; intro: string } {
  if (event.kind === 'announced') {
    return { title: inLang(event.facts.title, lang), intro: inLang(event.facts.intro, lang) }
  }
  const { name, words } = wordsOf(event, lang)
  const text = texts[lang][name]
  return { title: fill(text?.title ?? '', { ...words, actor }), intro: fill(text?.intro ?? '', { ...words, actor }) }
}

/** Markup of a notice in one language: the platform's own, cleaned once more, or the line and a link to its page. */
function contentIn(lang: Lang, event: NoticeEvent, intro: string, href: string | null): string {
  if (event.kind === 'announced') return cleanMarkup(inLang(event.facts.content, lang))
  const action = texts[lang][wordsOf(event, lang).name]?.action
  const line = `<p>${escaped(intro)}</p>`
  return action && href ? `${line}<p><a href="${escaped(href)}">${escaped(action)}</a></p>` : line
}

const both = <T>(make: (lang: Lang) => T): { cn: T; en: T } => ({ cn: make('zh-CN'), en: make('en-US') })

/** Title and line of a notice in both languages: plain text. */
export function noticeLines(event: NoticeEvent, actor: string): { title: Bilingual; intro: Bilingual } {
  const { cn, en } = both((lang) => linesIn(lang, event, actor))
  return { title: { cn: cn.title, en: en.title }, intro: { cn: cn.intro, en: en.intro } }
}

/** Content of a notice in both languages: markup. */
export function noticeContent(event: NoticeEvent, intro: Bilingual, href: string | null): Bilingual {
  return {
    cn: contentIn('zh-CN', event, intro.cn, href),
    en: contentIn('en-US', event, intro.en, href),
  }
}
