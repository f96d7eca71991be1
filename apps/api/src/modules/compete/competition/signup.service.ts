import type { BodyOut, Data } from '@shulei/contract/call.ts'
import type { acceptAgreement, saveEntryForm, signUp } from '@shulei/contract/compete/competition/calls.ts'
import {
  type AgreementVersions,
  agreementMissing,
  emptySignupForm,
  hasAgreement,
  presentSignupState,
  type SignupState,
} from '@shulei/domain/compete/competition/signup.ts'
import { canSignUp } from '@shulei/domain/compete/competition/state.ts'
import { namedInviter } from '@shulei/domain/publish/invitation/ranking.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { mustBeBase } from '../../../platform/base.ts'
import type { SessionUser } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { foundTeam, lockOwnTeam, ownTeamId, renameTeam } from '../team/team.service.ts'
import { findSignupTerms } from './competition.repo.ts'
import {
  existingUser,
  findSignup,
  insertSignup,
  isOrganizer,
  lockAndCount,
  lockSignup,
  type SignupRow,
  updateSignup,
} from './signup.repo.ts'
import { competitionTimes } from './times.ts'

/** The states of a sign-up (Q027). */
export const signupStates = { none: 0, agreed: 1, formPending: 2, alone: 3, inTeam: 4 } as const

type SignupTerms = NonNullable<Awaited<ReturnType<typeof findSignupTerms>>>

async function termsOf(on: Executor, competitionId: number, now: Date): Promise<SignupTerms> {
  const terms = await findSignupTerms(on, competitionId, now)
  if (!terms) throw new ApiError('notFound')
  return terms
}

function mustNotBeOver(terms: SignupTerms, now: Date) {
  if (now > terms.endTime) throw new ApiError('competitionExpired')
}

/** The gate that every change of an incomplete sign-up passes (`B§4`). */
function mustBeOpen(terms: SignupTerms, now: Date) {
  mustNotBeOver(terms, now)
  const { startTime, signupStartTime, isOpenSignup } = terms
  const notYet = now <= startTime || (signupStartTime !== null && now < signupStartTime)
  if (isOpenSignup && notYet) throw new ApiError('signupNotStarted')
  // schedules do not matter for this rule
  if (!canSignUp(competitionTimes(terms, [], now.getTime()), now.getTime())) throw new ApiError('signupClosed')
}

/** People who run a competition know its answers and decide about its teams, so that they do not compete in it. */
async function mustNotRun(on: Executor, competitionId: number, userId: number, now: Date) {
  if (await isOrganizer(on, competitionId, userId, now)) throw new ApiError('organizersDoNotCompete')
}

const versionsOf = (
  terms: Pick<SignupTerms, 'agreement' | 'agreementVersion'>,
  { agreementVersion: signed }: Pick<SignupRow, 'agreementVersion'>,
): AgreementVersions => ({ signed, inForce: hasAgreement(terms.agreement) ? terms.agreementVersion : null })

/** State of a sign-up at present; 0 also when the agreement has changed since the person accepted it. */
export const stateOf = (
  terms: Pick<SignupTerms, 'agreement' | 'agreementVersion'>,
  signup: Pick<SignupRow, 'state' | 'agreementVersion'>,
): SignupState => presentSignupState(signup.state as SignupState, versionsOf(terms, signup))

/** Joins a competition. A repeated call answers the existing sign-up. */
export async function joinCompetition(
  { db, clock }: Platform,
  competitionId: number,
  user: SessionUser,
  body: BodyOut<typeof signUp>,
): Promise<Data<typeof signUp>> {
  const now = new Date(clock())
  const terms = await termsOf(db, competitionId, now)
  const before = await findSignup(db, competitionId, user.id)
  if (before) return { signupState: stateOf(terms, before) }
  mustBeOpen(terms, now)
  await mustNotRun(db, competitionId, user.id, now)
  await db.transaction(async (tx) => {
    const { peopleMax } = terms
    if (peopleMax !== null && (await lockAndCount(tx, competitionId)) >= peopleMax) {
      if (!(await findSignup(tx, competitionId, user.id)))
        throw new ApiError('competitionFull', { facts: { most: peopleMax } })
    }
    await insertSignup(tx, {
      competitionId,
      userId: user.id,
      // without an agreement its step is skipped (Q141)
      state: hasAgreement(terms.agreement) ? signupStates.none : signupStates.formPending,
      isRedance: body.isRedance,
      targetId: body.targetId == null ? null : String(body.targetId),
      inviterId: existingUser(namedInviter(body.targetId, user.id)),
      source: body.from,
      createdAt: now,
      updatedAt: now,
    })
  })
  const signup = await findSignup(db, competitionId, user.id)
  if (!signup) throw new ApiError('signupFailed')
  return { signupState: stateOf(terms, signup) }
}

/** Accepts the current agreement and chooses to take part alone (Q034). */
export async function agree(
  { db, clock }: Platform,
  competitionId: number,
  user: SessionUser,
  { agreement, version }: BodyOut<typeof acceptAgreement>,
): Promise<Data<typeof acceptAgreement>> {
  const now = new Date(clock())
  return db.transaction(async (tx) => {
    const terms = await termsOf(tx, competitionId, now)
    const signup = await lockSignup(tx, competitionId, user.id)
    if (!signup) throw new ApiError('signUpFirst')
    if (signup.state >= signupStates.alone) mustNotBeOver(terms, now)
    else mustBeOpen(terms, now)
    if (!agreement || version !== terms.agreementVersion) throw new ApiError('agreementRequired')
    const state = Math.max(signup.state, signupStates.formPending)
    await updateSignup(tx, signup.id, { state, agreementVersion: version, updatedAt: now })
    return { signupState: state }
  })
}

type Saved = Data<typeof saveEntryForm>

/** Saves the sign-up form. The first save makes the solo team and completes the sign-up; later saves change both. Throws `valuesStale`. */
export async function saveForm(
  platform: Platform,
  competitionId: number,
  user: SessionUser,
  body: BodyOut<typeof saveEntryForm>,
): Promise<Saved> {
  for (;;) {
    const saved = await saveOnce(platform, competitionId, user, body)
    if (saved) return saved
  }
}

/**
 * Locks the team before the sign-up, as all code does, since two orders of locks can deadlock. When a team appears while the lock
 * of the sign-up is awaited, nothing is written and the answer is null: the caller starts again with the team.
 */
async function saveOnce(
  { db, clock, config }: Platform,
  competitionId: number,
  user: SessionUser,
  body: BodyOut<typeof saveEntryForm>,
): Promise<Saved | null> {
  const now = new Date(clock())
  const texts = { name: body.teamName, manifesto: body.manifesto, site: config.site.names }
  const form = { organization: body.organization.trim(), iden: body.iden, reason: body.reason.trim() }
  return db.transaction(async (tx) => {
    const terms = await termsOf(tx, competitionId, now)
    const team = await lockOwnTeam(tx, competitionId, user.id)
    const signup = await lockSignup(tx, competitionId, user.id)
    if (!signup) throw new ApiError('signUpFirst')
    if (signup.state >= signupStates.alone) mustNotBeOver(terms, now)
    else mustBeOpen(terms, now)
    if (agreementMissing(versionsOf(terms, signup))) throw new ApiError('agreementRequired')
    if (signup.state < signupStates.alone) await mustNotRun(tx, competitionId, user.id, now)

    const { name: teamName, manifesto } = team ?? {}
    const saved = signup.completedAt ? { teamName, manifesto, ...signup.form } : emptySignupForm
    mustBeBase(body.base, saved, body)
    if (!team && (await ownTeamId(tx, competitionId, user.id)) !== null) return null
    if (team && team.captainId === user.id) await renameTeam(tx, team.id, texts, now)
    const founding = { competitionId, ...texts, members: [user], demo: false, at: now }
    const teamId = team?.id ?? (await foundTeam(tx, founding))
    const state = Math.max(signup.state, signupStates.alone)
    await updateSignup(tx, signup.id, { state, form, completedAt: signup.completedAt ?? now, updatedAt: now })
    return { signupState: state, teamId }
  })
}
