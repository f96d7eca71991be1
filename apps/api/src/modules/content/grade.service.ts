import type { DataIn } from '@shulei/contract/call.ts'
import type { gradeHolders } from '@shulei/contract/content/evaluation.ts'
import { type CertifiedRank, gradeOf, grades } from '@shulei/domain/content/grade.ts'
import type { Platform } from '../../platform/platform.ts'
import { staleWhileRevalidate } from '../../platform/stale-while-revalidate.ts'
import { findCertifiedRanks } from './grade.repo.ts'

/** People on the list of a grade page. */
const LISTED = 60
/** Greatest age of the list, milliseconds. */
const CACHE_MS = 60_000

async function read({ db }: Platform): Promise<DataIn<typeof gradeHolders>> {
  const rows = await findCertifiedRanks(db)
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

/** Grades of all contestants; one statement for all readers together. */
export const gradesOf = staleWhileRevalidate(read, () => CACHE_MS)
