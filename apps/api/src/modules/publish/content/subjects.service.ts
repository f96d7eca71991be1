import type { Platform } from '../../../platform/platform.ts'
import { staleWhileRevalidate } from '../../../platform/stale-while-revalidate.ts'
import { listCompetitions } from '../../compete/competition/competition.service.ts'

/** Most competitions that texts can be about. */
const MOST = 100
/** Greatest age of the counts and pictures that texts show, milliseconds. */
const CACHE_MS = 30_000

/** The competitions that everybody may see, by slug: texts are about them, and take their pictures. */
export const subjectsOf = staleWhileRevalidate(
  async (platform: Platform) => {
    const { cmpt } = await listCompetitions(platform, {
      ...{ search: '', type: '', tagCode: '', indCode: '', page: 1, per_page: MOST },
      ...{ sort: 'default', raceId: 0, cmptStatus: -1 },
    })
    return new Map(cmpt.list.map((competition) => [competition.slug, competition]))
  },
  () => CACHE_MS,
)

export type Subject = Awaited<ReturnType<typeof subjectsOf>> extends ReadonlyMap<string, infer T> ? T : never

/** The competitions that a page names by slug and visitors see, with their numbers on it from 1, which addresses have (R026). */
export function numberedSubjects(slugs: readonly string[], subjects: ReadonlyMap<string, Subject>) {
  return slugs.flatMap((slug, index) => {
    const subject = subjects.get(slug)
    return subject ? [{ no: index + 1, id: subject.id }] : []
  })
}
