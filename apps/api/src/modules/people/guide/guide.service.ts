import type { DataIn } from '@shulei/contract/call.ts'
import type { guideInfo, hideGuide } from '@shulei/contract/people/guide/calls.ts'
import { gapOf, missingItems } from '@shulei/domain/base/completion/completion.ts'
import { byLatest } from '@shulei/domain/people/profile/latest.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { realEmail } from '../../base/session/user.service.ts'
import { competitionsOf } from '../../compete/competition/competition.service.ts'
import { findGuide, type GuideRow, saveBinding } from './guide.repo.ts'

export type Guide = DataIn<typeof guideInfo>

function latestJob({ careers }: GuideRow): Guide['jobInfo'] {
  const [row] = careers.toSorted(byLatest)
  if (!row) return null
  const { id, from, to, company, job } = row
  return { userWorkId: id, companyName: company, jobName: job, workStartTime: from, workEndTime: to }
}

/** The education that the guide shows: the latest one with a major, which the gate accepts of a student, else the latest. */
function latestStudy({ educations }: GuideRow): Guide['stuInfo'] {
  const sorted = educations.toSorted(byLatest)
  const row = sorted.find(({ major }) => major !== '') ?? sorted[0]
  if (!row) return null
  const { id, from, to, school, major, degree } = row
  const studies = { userEduId: id, schoolName: school, majorName: major, degreeName: degree }
  return { ...studies, eduStartTime: from, eduEndTime: to }
}

function guideOf(row: GuideRow): Guide {
  const { introduction, birthday, province, city, industry, skills, realName } = row
  const iden = row.iden ?? row.formIden
  const email = realEmail(row.email) ?? ''
  const missing = missingItems({ ...row, iden, email, skills: skills.map(({ skillName }) => skillName) })
  const job = latestJob(row)
  return {
    bindingInfo: {
      ...{ iden, email, introduction, birthday, province, city },
      industry: industry.map(({ code }) => code),
    },
    jobInfo: iden === 4 ? null : job,
    stuInfo: latestStudy(row),
    teaInfo: iden === 4 ? job : null,
    proInfo: { skills: skills.map(({ skillName }) => skillName), industry },
    userAuth: {
      authType: realName?.authType ?? 0,
      idCardStatus: realName?.idCardStatus ?? 0,
      overseaAuthStatus: realName?.overseaAuthStatus ?? 0,
    },
    userTags: skills,
    missing,
    gap: gapOf(missing),
    guideHidden: row.isHidden,
  }
}

/** The information that the reader has filled in, and the missing items (C101); one statement. */
export async function readGuide(
  { db }: Pick<Platform, 'db'>,
  user: SessionUser,
  competitionId: number | null = null,
): Promise<Guide> {
  const row = await findGuide(db, user.id, competitionId)
  if (!row) throw new Error(`there is no person ${user.id}`)
  return guideOf(row)
}

/** The same for a competition that the reader may open (C061). Throws `notFound`. */
export async function readCompetitionGuide(
  platform: Platform,
  user: SessionUser,
  competitionId: number,
): Promise<Guide> {
  const [guide, found] = await Promise.all([
    readGuide(platform, user, competitionId),
    competitionsOf(platform, [competitionId], user.id),
  ])
  if (found.length === 0) throw new ApiError('notFound')
  return guide
}

/** Closes the guide, or lets it open by itself again (Q029). */
export async function setGuideHidden(
  { db, clock }: Platform,
  user: SessionUser,
  isHidden: boolean,
): Promise<DataIn<typeof hideGuide>> {
  await db.transaction((tx) => saveBinding(tx, user.id, { guideHidden: isHidden }, new Date(clock())))
  return { guideHidden: isHidden }
}
