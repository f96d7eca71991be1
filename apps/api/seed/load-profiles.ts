import { DAY, type Instant } from '@shulei/domain/base/time/instant.ts'
import { people } from '@shulei/mocks/cast/people.ts'
import type { CastAccomplishment, CastProfile } from '@shulei/mocks/cast/profile.ts'
import { profiles as cast } from '@shulei/mocks/cast/profiles.ts'
import { indexPeople } from '../src/modules/people/profile/people-search.service.ts'
import { accomplishments, careers, educations, profiles, skills } from '../src/modules/people/profile/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'

/** Time before the first start at which people filled in their profiles. */
const FILLED_IN = 180 * DAY

const months = ({ from, to }: { from: string | null; to: string | null }) => ({ fromMonth: from, toMonth: to })

function profileRow({ person, introduction, birthday, province, city, industry, privacy }: CastProfile) {
  return {
    userId: person.id,
    introduction,
    birthday,
    province,
    city,
    iden: person.iden,
    industries: [...industry],
    seeWork: privacy.work,
    seeEmail: privacy.email,
    seeEducation: privacy.education,
    seeCompetition: privacy.competition,
    seeMyDynamics: privacy.myDynamics,
    seeOthersDynamics: privacy.othersDynamics,
    audience: privacy.audience,
  }
}

function accomplishmentRows({ person, articles, projects, prizes, others }: CastProfile) {
  const rows = (kind: (typeof accomplishments.$inferInsert)['kind'], list: readonly CastAccomplishment[]) =>
    list.map(({ name, organization, at = null, description }) => ({
      userId: person.id,
      kind,
      name,
      organization,
      gotAt: at,
      description,
    }))
  return [
    ...rows('article', articles),
    ...rows('project', projects),
    ...rows('prize', prizes),
    ...rows('others', others),
  ]
}

/** Loads the profiles of the cast, and the index of the search for people. A person who filled in nothing has no row. */
export async function loadProfiles(tx: Tx, start: Instant): Promise<void> {
  const at = new Date(start - FILLED_IN)
  const stamps = { createdAt: at, updatedAt: at }
  const dated = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, ...stamps }))
  const filled = cast.filter(({ introduction, careers: jobs, educations: schools }) =>
    Boolean(introduction || jobs.length || schools.length),
  )
  await tx.insert(profiles).values(dated(filled.map(profileRow)))
  await tx
    .insert(careers)
    .values(
      dated(
        filled.flatMap(({ person, careers: list }) =>
          list.map(({ company, job, ...period }) => ({ userId: person.id, company, job, ...months(period) })),
        ),
      ),
    )
  await tx.insert(educations).values(
    dated(
      filled.flatMap(({ person, educations: list }) =>
        list.map(({ school, major, degree, ...period }) => ({
          userId: person.id,
          school,
          major,
          degree,
          ...months(period),
        })),
      ),
    ),
  )
  await tx
    .insert(skills)
    .values(dated(filled.flatMap(({ person, skills: list }) => list.map((name) => ({ userId: person.id, name })))))
  await tx.insert(accomplishments).values(dated(filled.flatMap(accomplishmentRows)))
  await indexPeople(tx, people)
}
