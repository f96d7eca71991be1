import { type DeskValues, sectionKeys } from '@shulei/domain/host/desk/values.ts'
import { eq } from 'drizzle-orm'
import {
  type Bilingual,
  competitionFolders,
  competitions,
  schedules,
} from '../src/modules/compete/competition/tables.ts'
import { datasets } from '../src/modules/data/dataset/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'
import { searchText } from '../src/platform/search-text.ts'
import { textFile } from './open-folder.ts'
import { datasetTexts } from './store-competition.ts'
import type { StoredCompetition } from './stored-competition.ts'
import { readParts, tagsOf } from './texts.ts'

interface NewValues {
  values: DeskValues
  /** The one schedule of the competition, with one list A and one list B. */
  schedule: StoredCompetition['schedules'][number]
  headings: readonly Bilingual[]
  /** Texts of the page as HTML that is safe to show. */
  page: { sections: readonly Bilingual[]; faq: { question: Bilingual; answer: Bilingual }[] }
  /** Texts of the folder by file name. */
  files: Record<string, string>
  at: Date
}

/** List A is closed for the last second before list B opens. */
const SECOND = 1000

/** Writes the values of a competition that is locked, and the texts of its folder. */
export async function writeValues(
  tx: Tx,
  { row, dataset, kept }: StoredCompetition,
  { values, schedule, headings, page, files, at }: NewValues,
): Promise<void> {
  const { title, summary, gate, teamMax, dailySubmissions } = values
  const [turn, end] = [new Date(values.turn), new Date(values.end)]
  const lastOfA = new Date(turn.getTime() - SECOND)
  const sections = sectionKeys.map((key, place) => ({
    key,
    title: headings[place] ?? { cn: '', en: '' },
    html: page.sections[place] ?? { cn: '', en: '' },
  }))
  const [chinese, english] = [files[textFile('zh-CN')], files[textFile('en-US')]]
  const tags =
    chinese === undefined ? [] : tagsOf(readParts(chinese), english === undefined ? null : readParts(english))
  const names = [title, ...tags.map(({ name }) => name)].flatMap(({ cn, en }) => [cn, en])
  await tx
    .update(competitions)
    .set({
      ...{ title, summary, sections, faq: page.faq, gate, teamMax },
      searchText: searchText({ names, texts: [summary.cn, summary.en] }),
      ...{ endTime: end, signupEndTime: end, teamFreezeAt: turn, updatedAt: at },
    })
    .where(eq(competitions.id, row.id))
  await tx
    .update(schedules)
    .set({
      ...{ endTime: end, listAEndTime: lastOfA, listBStartTime: turn, listBEndTime: end },
      ...(schedule.choiceCount > 0 ? { choiceUntil: lastOfA } : {}),
      ...{ maxSubmitCount: dailySubmissions },
    })
    .where(eq(schedules.id, schedule.id))
  if (dataset) {
    const texts = datasetTexts({ text: { title, summary, sections, faq: page.faq, tags } }, dataset, dataset.tags)
    await tx
      .update(datasets)
      .set({ ...texts, updatedAt: at })
      .where(eq(datasets.id, dataset.id))
  }
  const others = Object.entries(kept?.texts ?? {}).filter(([name]) => !name.startsWith('text.'))
  await tx
    .update(competitionFolders)
    .set({ texts: { ...Object.fromEntries(others), ...files } })
    .where(eq(competitionFolders.competitionId, row.id))
}
