import type { Gate } from '../../base/completion/gate.ts'
import { HOUR, type Instant, MINUTE } from '../../base/time/instant.ts'

/** Sections of a competition's text, in their order. */
export const sectionKeys = ['background', 'task', 'evaluation', 'data', 'rules'] as const
export type SectionKey = (typeof sectionKeys)[number]

interface Bilingual {
  cn: string
  en: string
}

/** Everything that a host changes at the desk. Texts are Markdown where `MOST` says so; instants are ISO 8601. */
export interface DeskValues {
  title: Bilingual
  summary: Bilingual
  /** Markdown below the headings of the page, one for each of `sectionKeys`. */
  sections: Bilingual[]
  /** Questions on one line, answers in Markdown. */
  faq: { question: Bilingual; answer: Bilingual }[]
  gate: Gate
  /** Most members of a team. */
  teamMax: number
  /** Submissions of a team a day. */
  dailySubmissions: number
  /** The instant at which list A closes and list B opens. */
  turn: string
  end: string
}

/** Most code points of each text, and most questions. */
export const deskTexts = {
  title: 60,
  summary: 200,
  section: 20_000,
  question: 200,
  answer: 5000,
  questions: 30,
} as const
export const deskNumbers = { teamMax: 20, dailySubmissions: 100 } as const

/** Shortest time between two instants of a schedule. */
const SHORTEST = 10 * MINUTE
/** Longest time from now to an end. */
const LONGEST = 366 * 24 * HOUR

/** What is wrong with a value. `english`: one language has a part that the other lacks. */
export type DeskFaultCode =
  | 'empty'
  | 'english'
  | 'heading'
  | 'picture'
  | 'html'
  | 'turnPassed'
  | 'endPassed'
  | 'endFar'
  | 'turnLate'
  | 'turnEarly'

/** A fault of a value; `path` leads to it. */
export interface DeskFault {
  code: DeskFaultCode
  path: (string | number)[]
}

const fence = /^ {0,3}(`{3,}|~{3,})/

/** Faults of Markdown that a page would show otherwise than it was written. `headings`: levels that the page has itself. */
function markdownFault(text: string, headings: RegExp): DeskFaultCode | null {
  let open: string | null = null
  for (const line of text.split('\n')) {
    const mark = fence.exec(line)?.[1]
    if (mark && (open === null || mark.startsWith(open))) open = open === null ? mark : null
    if (open !== null) continue
    if (headings.test(line)) return 'heading'
    const words = line.replace(/`[^`]*`/g, '')
    if (/!\[[^\]]*\]\(/.test(words)) return 'picture'
    if (/<\/?(script|style|iframe|img|form|svg|object|embed)\b/i.test(words)) return 'html'
  }
  return null
}

const isBlank = (text: string) => text.trim() === ''

/** Whether any text is there in English; without one, pages show the Chinese text to all. */
const hasEnglish = ({ title, summary, sections, faq }: DeskValues) =>
  [title, summary, ...sections, ...faq.flatMap(({ question, answer }) => [question, answer])].some(
    ({ en }) => !isBlank(en),
  )

function textFaults(values: DeskValues): DeskFault[] {
  const isBoth = hasEnglish(values)
  const faults: DeskFault[] = []
  const look = (path: DeskFault['path'], text: Bilingual, headings?: RegExp) => {
    for (const lang of ['cn', 'en'] as const) {
      const at = [...path, lang]
      if (isBlank(text[lang])) {
        if (lang === 'cn') faults.push({ code: 'empty', path: at })
        else if (isBoth) faults.push({ code: 'english', path: at })
        continue
      }
      const code = headings ? markdownFault(text[lang], headings) : null
      if (code) faults.push({ code, path: at })
    }
  }
  look(['title'], values.title)
  look(['summary'], values.summary)
  for (const [at, section] of values.sections.entries()) look(['sections', at], section, /^## /)
  for (const [at, { question, answer }] of values.faq.entries()) {
    look(['faq', at, 'question'], question)
    look(['faq', at, 'answer'], answer, /^###? /)
  }
  return faults
}

/** The times of a competition as they are stored. */
export interface StoredTimes {
  start: Instant
  turn: Instant
  end: Instant
}

/** Faults of the times. A list that everybody has read stays open, and an end cannot be put into the past. */
function timeFaults({ turn, end }: Pick<DeskValues, 'turn' | 'end'>, stored: StoredTimes, now: Instant): DeskFault[] {
  const [turnAt, endAt] = [Date.parse(turn), Date.parse(end)]
  const faults: DeskFault[] = []
  const isTurned = turnAt !== stored.turn
  const isEnded = endAt !== stored.end
  if (isTurned && stored.turn <= now) faults.push({ code: 'turnPassed', path: ['turn'] })
  else if (isTurned && turnAt < stored.start + SHORTEST) faults.push({ code: 'turnEarly', path: ['turn'] })
  else if (isTurned && turnAt < now) faults.push({ code: 'turnEarly', path: ['turn'] })
  if (isEnded && endAt < now) faults.push({ code: 'endPassed', path: ['end'] })
  else if (isEnded && endAt > now + LONGEST) faults.push({ code: 'endFar', path: ['end'] })
  else if ((isEnded || isTurned) && turnAt > endAt - SHORTEST) faults.push({ code: 'turnLate', path: ['turn'] })
  return faults
}

/** Everything that is wrong with the values of a desk. */
export const deskFaults = (values: DeskValues, stored: StoredTimes, now: Instant): DeskFault[] => [
  ...textFaults(values),
  ...timeFaults(values, stored, now),
]

/** Values that changes are told of one by one; the others are texts. */
export const deskFields = [
  'title',
  'summary',
  'sections',
  'faq',
  'gate',
  'teamMax',
  'dailySubmissions',
  'turn',
  'end',
] as const
export type DeskField = (typeof deskFields)[number]

/** Names of the values that differ. */
export const changedFields = (before: DeskValues, after: DeskValues): DeskField[] =>
  deskFields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
