import { isClosedName } from '../../base/session/closing.ts'
import { fill } from '../../base/text/refusal.ts'
import type { NoticeFacts, NoticeKind } from './notice.ts'
import { seenChange } from './rescored.ts'

type Lang = 'zh-CN' | 'en-US'

/** A text in both languages. */
export interface Bilingual {
  cn: string
  en: string
}

/** A kind with its facts, as a row of the table has them. */
export type NoticeEvent = { [K in NoticeKind]: { kind: K; facts: NoticeFacts[K] } }[NoticeKind]

/** Texts of a notice in one language. */
export interface NoticeText {
  title: string
  intro: string
  action?: string
}

/** The locale file `notice-text` in both languages; `closedActor` names an actor whose account is closed. */
export type NoticeTexts = Readonly<Record<Lang, Readonly<Record<string, NoticeText>>>>

type Words = Record<string, string | number>

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' })

/** YYYY/MM/DD HH:mm in Beijing, as the pages write it. A notice is kept, so its year is always named. */
const beijingTime = (at: string) => clock.format(Date.parse(at)).replaceAll('-', '/')

/** A bilingual text in one language; English falls back to Chinese. */
export const inLang = (text: Bilingual, lang: Lang): string => (lang === 'zh-CN' ? text.cn : text.en || text.cn)

/** The text of a shown score: whether it beats, equals or misses the team's best before it. */
function scoredName(gain: number | null | undefined) {
  if (gain === null || gain === undefined) return 'scored'
  if (gain === 0) return 'scoredEqual'
  return gain > 0 ? 'scoredBest' : 'scoredShort'
}

/** Longest line about a follower, in characters. */
const LONGEST_LINE = 80

/** The first line of a text, cut at a length that a row of a list can show. */
function firstLine(text: string): string {
  const line = [...(text.trim().split('\n')[0] ?? '').trim()]
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1).join('')}…` : line.join('')
}

const scoreText = (score: number) => String(Number(score.toPrecision(6)))

/** The key of the text of a notice, and the facts that fill the text in a language. */
export function wordsOf(event: NoticeEvent, lang: Lang): { name: string; words: Words } {
  const { kind, facts } = event
  const competition = 'competition' in facts ? inLang(facts.competition, lang) : ''
  switch (kind) {
    case 'followed': {
      const about = firstLine(event.facts.about ?? '')
      return { name: about === '' ? kind : 'followedAbout', words: { about } }
    }
    case 'announced':
      return { name: kind, words: {} }
    case 'liked':
    case 'saved':
      return { name: kind, words: { thing: inLang(event.facts.title, lang) } }
    case 'invited':
    case 'teamAccepted':
    case 'teamDenied':
    case 'inviteAgreed':
    case 'inviteRefused':
    case 'teamRemoved':
    case 'teamCaptain':
    case 'teamGone':
      return { name: kind, words: { competition, team: event.facts.team } }
    case 'replied':
    case 'mentioned': {
      const place = 'activity' in event.facts ? inLang(event.facts.activity, lang) : competition
      return { name: kind, words: { place, topic: event.facts.topic } }
    }
    case 'teamAsked': {
      const { team, other } = event.facts
      return { name: other === undefined ? kind : 'teamAskedMerge', words: { competition, team, other: other ?? '' } }
    }
    case 'teamMerged':
      return { name: kind, words: { competition, team: event.facts.team, other: event.facts.other } }
    case 'blocked': {
      const { team, reason, verdict } = event.facts
      return {
        name: verdict === 'flag' ? 'flagged' : kind,
        words: { competition, team, reason: inLang(reason, lang) },
      }
    }
    case 'unblocked': {
      const { team, verdict } = event.facts
      return { name: verdict === 'flag' ? 'unflagged' : kind, words: { competition, team } }
    }
    case 'commented': {
      const { by, team, no } = event.facts
      const name = { team: 'commentedTeam', organizer: 'commentedOrganizer', reviewer: 'commentedReviewer' }[by]
      return { name, words: { competition, team, no } }
    }
    case 'verificationDecided': {
      const { of, reason } = event.facts
      return reason
        ? { name: `${of}Refused`, words: { reason: inLang(reason, lang) } }
        : { name: `${of}Passed`, words: {} }
    }
    case 'rescored': {
      const { team, list, was, now, reason } = event.facts
      const name = { both: 'rescored', rank: 'rescoredRank', score: 'rescoredScore' }[seenChange(was, now) ?? 'score']
      const ranks = { wasRank: was.rank ?? '', rank: now.rank ?? '' }
      const scores = { was: was.score, score: now.score }
      return { name, words: { competition, team, list, ...ranks, ...scores, reason: inLang(reason, lang) } }
    }
    case 'promoted': {
      const { team, round, rank } = event.facts
      return { name: kind, words: { competition, team, round: inLang(round, lang), rank } }
    }
    case 'certified': {
      const { team, rank, total } = event.facts
      return { name: kind, words: { competition, team, rank, total } }
    }
    case 'appealAnswered':
      return { name: event.facts.accepted ? 'appealAccepted' : 'appealRejected', words: { competition } }
    case 'scored': {
      const { no, score, gain } = event.facts
      if (score === null) return { name: 'scoredHidden', words: { competition, no } }
      const gap = scoreText(Math.abs(gain ?? 0))
      return { name: scoredName(gain), words: { competition, no, score: scoreText(score), gap } }
    }
    case 'listBOpened':
      return { name: kind, words: { competition } }
    case 'failed':
      return { name: kind, words: { competition, no: event.facts.no } }
    case 'hostWrote': {
      const { title, text } = event.facts
      return { name: kind, words: { competition, title: inLang(title, lang), text: firstLine(inLang(text, lang)) } }
    }
    case 'endMoved': {
      const { was, end } = event.facts
      const name = Date.parse(end) > Date.parse(was) ? 'endLater' : 'endEarlier'
      return { name, words: { competition, was: beijingTime(was), end: beijingTime(end) } }
    }
    case 'scheduleOpens':
    case 'scheduleCloses': {
      const { list, at } = event.facts
      return { name: kind, words: { competition, list, at: beijingTime(at) } }
    }
  }
}

/** Plain title and line of a notice in one language. */
function linesIn(texts: NoticeTexts, lang: Lang, event: NoticeEvent, actor: string): { title: string; intro: string } {
  if (event.kind === 'announced') {
    return { title: inLang(event.facts.title, lang), intro: inLang(event.facts.intro, lang) }
  }
  const { name, words } = wordsOf(event, lang)
  const text = texts[lang][name]
  const all = { ...words, actor: (isClosedName(actor) && texts[lang].closedActor?.title) || actor }
  return { title: fill(text?.title ?? '', all), intro: fill(text?.intro ?? '', all) }
}

/** Title and line of a notice in both languages: plain text. */
export function noticeLines(
  texts: NoticeTexts,
  event: NoticeEvent,
  actor: string,
): { title: Bilingual; intro: Bilingual } {
  const [cn, en] = [linesIn(texts, 'zh-CN', event, actor), linesIn(texts, 'en-US', event, actor)]
  return { title: { cn: cn.title, en: en.title }, intro: { cn: cn.intro, en: en.intro } }
}
