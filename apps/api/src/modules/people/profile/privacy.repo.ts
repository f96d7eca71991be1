import type { PrivacySettings } from '@shulei/domain/people/profile/privacy.ts'
import type { Executor } from '../../../platform/db/database.ts'
import { profiles } from './tables.ts'

/** Columns of the privacy settings. */
const columns = {
  work: profiles.seeWork,
  email: profiles.seeEmail,
  education: profiles.seeEducation,
  competition: profiles.seeCompetition,
  myDynamics: profiles.seeMyDynamics,
  othersDynamics: profiles.seeOthersDynamics,
  audience: profiles.audience,
} as const satisfies Record<keyof PrivacySettings, unknown>

/** Writes some privacy settings and leaves the others, which another tab may have changed meanwhile. Answers all settings. */
export async function savePrivacy(
  on: Executor,
  userId: number,
  change: Partial<PrivacySettings>,
  at: Date,
): Promise<PrivacySettings> {
  const { work, email, education, competition, myDynamics, othersDynamics, audience } = change
  const set = {
    seeWork: work,
    seeEmail: email,
    seeEducation: education,
    seeCompetition: competition,
    seeMyDynamics: myDynamics,
    seeOthersDynamics: othersDynamics,
    audience,
    updatedAt: at,
  }
  const [row] = await on
    .insert(profiles)
    .values({ userId, createdAt: at, ...set })
    .onConflictDoUpdate({ target: profiles.userId, set })
    .returning(columns)
  if (!row) throw new Error('an upsert answers its row')
  return row
}
