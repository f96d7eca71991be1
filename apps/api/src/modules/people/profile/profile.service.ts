import type { DataIn } from '@shulei/contract/call.ts'
import type { userProfile } from '@shulei/contract/people/profile/calls.ts'
import { byLatest } from '@shulei/domain/people/profile/latest.ts'
import {
  hiddenFrom,
  type PrivacyBlock,
  type PrivacySettings,
  type ProfileReader,
  privacyFlags,
} from '@shulei/domain/people/profile/privacy.ts'
import { alone, type Once } from '../../../platform/page-reads.ts'
import type { Platform } from '../../../platform/platform.ts'
import { territoryOf } from '../../base/session/territory.service.ts'
import { reachableEmail } from '../../base/session/user.service.ts'
import type { PersonRef } from './access.repo.ts'
import { accessOnce, refText, userMissing } from './access.service.ts'
import { type AccomplishmentRow, findProfile, type ProfileRow } from './profile.repo.ts'

export type Profile = DataIn<typeof userProfile>

/** Articles, projects, prizes and others; only the owner sees one without a name (B§3). */
function accomplishmentsOf(rows: readonly AccomplishmentRow[], isOwner: boolean): Profile['accomplishments'] {
  const of = <T>(kind: AccomplishmentRow['kind'], make: (row: AccomplishmentRow) => T) =>
    rows
      .filter((row) => row.kind === kind && (isOwner || row.name !== null))
      .map((row) => {
        const { id, organization, description } = row
        return { shipDeleteId: id, organization, description, ...make(row) }
      })
  return {
    article: of('article', ({ name, gotAt }) => ({ articleName: name, getTime: gotAt })),
    project: of('project', ({ name }) => ({ projectName: name })),
    prize: of('prize', ({ name, gotAt }) => ({ prizeName: name, getTime: gotAt })),
    others: of('others', ({ name }) => ({ othersName: name })),
  }
}

/** Work experience, newest first. */
const careersOf = (row: ProfileRow): Profile['careers'] =>
  row.careers.toSorted(byLatest).map(({ id, from, to, company, job }) => ({
    userWorkId: id,
    workStartTime: from,
    workEndTime: to,
    jobName: job,
    companyName: company,
  }))

/** Education, newest first. */
const educationsOf = (row: ProfileRow): Profile['educations'] =>
  row.educations.toSorted(byLatest).map(({ id, from, to, school, major, degree }) => ({
    userEduId: id,
    eduStartTime: from,
    eduEndTime: to,
    majorName: major,
    schoolName: school,
    degreeName: degree,
  }))

async function profileFor(row: ProfileRow, reader: ProfileReader): Promise<Profile> {
  const isShown = (block: PrivacyBlock) => hiddenFrom(row.settings, block, reader) === null
  const own = (count: number) => (isShown('myDynamics') ? count : null)
  return {
    id: row.id,
    userId: row.ssoId,
    userName: row.name,
    avatar: row.image,
    userBanner: row.banner,
    introduction: row.introduction,
    location: { province: row.province, city: row.city },
    territory: await territoryOf(row.address || null),
    iden: row.iden,
    industry: row.industry,
    email: isShown('email') ? reachableEmail(row.email) : null,
    skills: row.skills,
    careers: isShown('work') ? careersOf(row) : [],
    educations: isShown('education') ? educationsOf(row) : [],
    accomplishments: accomplishmentsOf(row.accomplishments, reader.isOwner),
    private: privacyFlags(row.settings, reader),
    followingCount: row.following,
    followerCount: row.followers,
    counts: {
      competitions: isShown('competition') ? row.competitions : null,
      publishes: own(row.publishes),
      collections: isShown('othersDynamics') ? row.collections : null,
      articles: own(row.articles),
      datasets: own(row.datasets),
      notebook: own(row.notebook),
      practice: isShown('competition') ? own(row.practice) : null,
    },
    demo: row.demo,
    joinedAt: new Date(row.joinedAt).toISOString(),
  }
}

/** A profile as its reader may see it, and fields for the owner alone. */
export interface ReadProfile {
  profile: Profile
  /** Null unless the reader is the owner. */
  own: { sex: number; birthday: string | null; phone: string | null; settings: PrivacySettings } | null
}

/** A person's profile without the parts that its reader may not see (C046, C047); one statement. Throws `userNotExist`. */
export async function readProfile(
  { db, clock }: Platform,
  ref: PersonRef,
  readerId: number,
  once: Once = alone,
): Promise<ReadProfile> {
  const found = findProfile(db, ref, { readerId, now: new Date(clock()) })
  // the other calls of a page take the access from here
  const [row, { reader }] = await Promise.all([found, accessOnce(db, ref, readerId, once, found)])
  if (!row) throw userMissing(refText(ref))
  const { sex, birthday, phone, settings } = row
  return { profile: await profileFor(row, reader), own: reader.isOwner ? { sex, birthday, phone, settings } : null }
}
