import type { BodyOut, Data, DataIn } from '@shulei/contract/call.ts'
import type { changeDeskValues, deskValues } from '@shulei/contract/host/desk/calls.ts'
import { lineOf } from '@shulei/domain/base/text/line.ts'
import {
  changedFields,
  type DeskValues,
  deskFaults,
  type StoredTimes,
  sectionKeys,
} from '@shulei/domain/host/desk/values.ts'
import { bilingualOf } from '../../../../competition-folder/localized.ts'
import { type FolderLanguage, languages, textFile } from '../../../../competition-folder/open-folder.ts'
import { findStored, type StoredCompetition } from '../../../../competition-folder/stored-competition.ts'
import { readParts, type TextParts, writeParts } from '../../../../competition-folder/texts.ts'
import { writeValues } from '../../../../competition-folder/write-values.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { mustBeBase } from '../../../platform/base.ts'
import type { Executor } from '../../../platform/db/database.ts'
import { loadTexts } from '../../../platform/messages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notify } from '../../talk/notice/notice.service.ts'
import { writeActs } from './acts.repo.ts'
import { findAudience, findConcerned } from './desk.repo.ts'
import { roleFor, type Seat } from './seat.service.ts'

/** Headings that a text begins with in a language that it did not have. */
const firstTexts = loadTexts('hosted-text') as unknown as Record<FolderLanguage, Record<string, string>>

/** A competition whose texts and one schedule its hosts can change. */
interface Changeable {
  stored: StoredCompetition
  schedule: StoredCompetition['schedules'][number]
  texts: Record<FolderLanguage, TextParts | null>
}

/** Reads what can be changed. Throws `notFound` for a competition without a folder, or with other lists than one A and one B. */
async function changeable(on: Executor, { competitionId }: Seat, options?: { lock: boolean }): Promise<Changeable> {
  const stored = await findStored(on, String(competitionId), options)
  const [schedule, ...others] = stored?.schedules ?? []
  const kept = stored?.kept
  if (!stored || !kept || !schedule || others.length > 0 || !schedule.listAStartTime || !schedule.listBStartTime)
    throw new ApiError('notFound')
  const partsOf = (language: FolderLanguage) => {
    const text = kept.texts[textFile(language)]
    return text === undefined ? null : readParts(text)
  }
  return { stored, schedule, texts: { 'zh-CN': partsOf('zh-CN'), 'en-US': partsOf('en-US') } }
}

/** Texts in both languages from one place of each; a text that is in English alone stands for both. */
function valuesOf({ stored: { row }, schedule, texts }: Changeable): DeskValues {
  const at = (pick: (parts: TextParts) => string | undefined) =>
    bilingualOf(Object.fromEntries(languages.flatMap((one) => (texts[one] ? [[one, pick(texts[one]) ?? '']] : []))))
  const some = texts['zh-CN'] ?? texts['en-US']
  return {
    title: at(({ title }) => title),
    summary: at(({ summary }) => summary),
    sections: (some?.sections ?? []).map((_, place) => at(({ sections }) => sections[place]?.text)),
    faq: (some?.faq ?? []).map((_, place) => ({
      question: at(({ faq }) => faq[place]?.question),
      answer: at(({ faq }) => faq[place]?.answer),
    })),
    gate: row.gate,
    teamMax: row.teamMax,
    dailySubmissions: schedule.maxSubmitCount,
    turn: schedule.listBStartTime?.toISOString() ?? '',
    end: row.endTime.toISOString(),
  }
}

/** Headings of the sections, and of the questions behind them. */
const headingsOf = ({ texts }: Changeable) => {
  const english = texts['en-US'] ?? null
  const own = (parts: TextParts | null) => parts && [...parts.sections.map(({ heading }) => heading), parts.faqHeading]
  const [cn, en] = [own(texts['zh-CN'] ?? english), own(texts['zh-CN'] ? english : null)]
  return (cn ?? []).map((heading, place) => ({ cn: heading, en: en?.[place] ?? '' }))
}

/** The values of a competition at a desk. Throws `notFound`. */
export async function readValues({ db }: Platform, seat: Seat): Promise<DataIn<typeof deskValues>> {
  await roleFor(db, seat, 'see')
  const found = await changeable(db, seat)
  return {
    values: valuesOf(found),
    headings: headingsOf(found).slice(0, -1),
    startTime: found.stored.row.startTime.toISOString(),
    ...(await findConcerned(db, seat.competitionId)),
  }
}

/** Texts as they are stored: white space in order, line ends alike. Instants keep their milliseconds. */
function tidy({ title, summary, sections, faq, gate, teamMax, dailySubmissions, turn, end }: DeskValues): DeskValues {
  const both = ({ cn, en }: { cn: string; en: string }, of: (text: string) => string) => ({ cn: of(cn), en: of(en) })
  const block = (text: string) => text.replace(/\r\n?/g, '\n').trim()
  return {
    title: both(title, lineOf),
    summary: both(summary, lineOf),
    sections: sections.map((section) => both(section, block)),
    faq: faq.map(({ question, answer }) => ({ question: both(question, lineOf), answer: both(answer, block) })),
    ...{ gate, teamMax, dailySubmissions },
    turn: new Date(turn).toISOString(),
    end: new Date(end).toISOString(),
  }
}

const timesOf = ({ stored: { row }, schedule }: Changeable): StoredTimes => ({
  start: row.startTime.getTime(),
  turn: schedule.listBStartTime?.getTime() ?? 0,
  end: row.endTime.getTime(),
})

function mustFit(values: DeskValues, found: Changeable, now: number): void {
  const faults = deskFaults(values, timesOf(found), now)
  if (faults.length > 0) throw new ApiError('deskUnfit', { data: { faults } })
  const isLonger = Date.parse(values.end) > found.stored.row.endTime.getTime()
  if (isLonger && found.stored.solutionPublishedAt) throw new ApiError('solutionPublic')
}

/** The texts of a folder by file name; without English ones there is no English file. */
function filesOf(values: DeskValues, found: Changeable): Record<string, string> {
  const { title, summary, sections, faq } = values
  const headings = headingsOf(found)
  const files = languages.flatMap((language) => {
    const name = language === 'zh-CN' ? 'cn' : 'en'
    if (title[name] === '') return []
    const first = firstTexts[language]
    const known = found.texts[language] ?? null
    const heading = (place: number, key: string) => headings[place]?.[name] || first[key] || key
    const parts: TextParts = {
      title: title[name],
      summary: summary[name],
      // a new language has the tags of the other one
      tags: (known ?? found.texts['zh-CN'] ?? found.texts['en-US'])?.tags ?? [],
      sections: sections.map((section, place) => ({
        heading: heading(place, sectionKeys[place] ?? ''),
        text: section[name],
      })),
      faqHeading: heading(sectionKeys.length, 'faq'),
      faq: faq.map(({ question, answer }) => ({ question: question[name], answer: answer[name] })),
    }
    return [[textFile(language), writeParts(parts)] as const]
  })
  return Object.fromEntries(files)
}

/** The texts of the page with their Markdown as HTML, made in a child process. Throws as `Texts.read`. */
async function pageTexts({ texts }: Platform, userId: number, { sections, faq }: DeskValues) {
  const written = [...sections, ...faq.map(({ answer }) => answer)].flatMap(({ cn, en }) => [cn, en])
  const html = await texts.read(userId, 'markdown', written)
  const shown = (place: number) => ({ cn: html[2 * place] ?? '', en: html[2 * place + 1] ?? '' })
  return {
    sections: sections.map((_, place) => shown(place)),
    faq: faq.map(({ question }, place) => ({ question, answer: shown(sections.length + place) })),
  }
}

/**
 * Changes the values of a competition, and tells those who have signed up of a new end. The competition is locked, so that nobody
 * enters or submits between the comparison and the change. Throws `notFound`, `forbidden`, `deskUnfit`, `solutionPublic`,
 * `valuesStale`, and as `Texts.read`.
 */
export async function changeValues(
  platform: Platform,
  seat: Seat,
  body: BodyOut<typeof changeDeskValues>,
): Promise<Data<typeof changeDeskValues>> {
  const { db, clock } = platform
  const { competitionId, userId } = seat
  await roleFor(db, seat, 'change')
  const values = tidy(body)
  mustFit(values, await changeable(db, seat), clock())
  const page = await pageTexts(platform, userId, values)
  return db.transaction(async (tx) => {
    const role = await roleFor(tx, seat, 'change', { lock: true })
    const found = await changeable(tx, seat, { lock: true })
    const before = valuesOf(found)
    mustBeBase(body.base, before, values)
    const now = clock()
    mustFit(values, found, now)
    const changed = changedFields(before, values)
    if (changed.length === 0) return { values, changed }
    const at = new Date(now)
    const { stored, schedule } = found
    await writeValues(tx, stored, {
      values,
      schedule,
      headings: headingsOf(found),
      page,
      files: filesOf(values, found),
      at,
    })
    const facts = changed.map((field) => ({ field, before: before[field], after: values[field] }))
    await writeActs(
      tx,
      facts.map((one) => ({ competitionId, actorId: userId, role, act: 'changed', facts: one, createdAt: at })),
    )
    if (changed.includes('end')) {
      const people = await findAudience(tx, competitionId, 'all')
      const told = { competitionId, competition: values.title, was: before.end, end: values.end }
      const subject = `end:${before.end}:${values.end}:${now}`
      await notify(
        tx,
        people.map((recipientId) => ({
          recipientId,
          kind: 'endMoved',
          actorId: userId,
          subject,
          facts: told,
          at: now,
        })),
      )
    }
    return { values, changed }
  })
}
