import type { DataIn, QueryOut } from '@shulei/contract/call.ts'
import type { gradeHolders } from '@shulei/contract/publish/content/evaluation.ts'
import { type CertifiedRank, gradeOf, grades } from '@shulei/domain/publish/content/grade.ts'
import type { Platform } from '../../../platform/platform.ts'
import { staleWhileRevalidate } from '../../../platform/stale-while-revalidate.ts'
import { findCertifiedRanks } from './grade.repo.ts'
import { numberedSubjects, subjectsOf } from './subjects.service.ts'
import { contentOf } from './versions.service.ts'

type Series = QueryOut<typeof gradeHolders>['series']

/** People on the list of a grade page. */
const LISTED = 60
/** Greatest age of the list, milliseconds. */
const CACHE_MS = 60_000

/** Whether a competition is one of the tracks of the series. */
async function isTrack(platform: Platform): Promise<(competitionId: number) => boolean> {
  const [{ content }, subjects] = await Promise.all([contentOf(platform), subjectsOf(platform)])
  const tracks = numberedSubjects(content.pages.get('dcic')?.competitions ?? [], subjects)
  return (competitionId) => tracks.some(({ id }) => id === competitionId)
}

async function read(platform: Platform, series: Series): Promise<DataIn<typeof gradeHolders>> {
  const counts = series === 'dcic' ? await isTrack(platform) : () => true
  const rows = (await findCertifiedRanks(platform.db)).filter(({ competitionId }) => counts(competitionId))
  const byPerson = Map.groupBy(rows, ({ personId }) => personId)
  const people = [...byPerson.values()].flatMap((own) => {
    const grade = gradeOf(own as readonly CertifiedRank[])
    const [best] = own.toSorted((a, b) => a.rank / a.total - b.rank / b.total)
    return grade && best ? [{ grade, best }] : []
  })
  const heightOf = (grade: (typeof grades)[number]) => grades.indexOf(grade)
  people.sort(
    (a, b) =>
      heightOf(a.grade) - heightOf(b.grade) ||
      a.best.rank / a.best.total - b.best.rank / b.best.total ||
      a.best.personId - b.best.personId,
  )
  return {
    counts: Object.fromEntries(
      grades.map((grade) => [grade, people.filter((one) => one.grade === grade).length]),
    ) as DataIn<typeof gradeHolders>['counts'],
    ranks: rows.length,
    list: people.slice(0, LISTED).map(({ grade, best }) => ({
      person: { id: best.personId, name: best.name, avatar: best.avatar },
      grade,
      rank: best.rank,
      total: best.total,
      competition: { id: best.competitionId, title: best.title },
    })),
  }
}

const cached = {
  all: staleWhileRevalidate(
    (platform) => read(platform, 'all'),
    () => CACHE_MS,
  ),
  dcic: staleWhileRevalidate(
    (platform) => read(platform, 'dcic'),
    () => CACHE_MS,
  ),
}

/** Grades of contestants, from all competitions or those of a series; one statement for all readers together. */
export const gradesOf = (platform: Platform, series: Series) => cached[series](platform)
