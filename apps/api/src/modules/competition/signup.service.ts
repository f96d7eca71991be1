import type { BodyOut, Data } from '@shulei/contract/call.ts'
import type { acceptAgreement, saveEntryForm, signUp } from '@shulei/contract/competition/calls.ts'
import {
  type AgreementVersions,
  agreementMissing,
  hasAgreement,
  presentSignupState,
  type SignupState,
} from '@shulei/domain/competition/signup.ts'
import { canSignUp } from '@shulei/domain/competition/state.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { SessionUser } from '../../platform/context.ts'
import type { Executor } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { foundTeam, lockOwnTeam, ownTeamId, renameTeam } from '../team/team.service.ts'
import { findEntry } from './competition.repo.ts'
import { findSignup, insertSignup, lockSignup, type SignupRow, updateSignup } from './signup.repo.ts'
import { competitionTimes } from './times.ts'

/** The states of a sign-up (Q027). */
export const signupStates = { none: 0, agreed: 1, formPending: 2, alone: 3, inTeam: 4 } as const

type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>

async function entryOf(on: Executor, competitionId: number, now: Date): Promise<Entry> {
  const entry = await findEntry(on, competitionId, now)
  if (!entry) throw new ApiError('notFound')
  return entry
}

function mustNotBeOver(entry: Entry, now: Date) {
  if (now > entry.endTime) throw new ApiError('competitionExpired')
}

/** The one gate of a sign-up that is not complete (`B§4`). */
function mustBeOpen(entry: Entry, now: Date) {
  mustNotBeOver(entry, now)
  const { startTime, signupStartTime, isOpenSignup } = entry
  const notYet = now <= startTime || (signupStartTime !== null && now < signupStartTime)
  if (isOpenSignup && notYet) throw new ApiError('signupNotStarted')
  // the rounds have no say in this rule
  if (!canSignUp(competitionTimes(entry, [], now.getTime()), now.getTime())) throw new ApiError('signupClosed')
}

const versionsOf = (
  entry: Pick<Entry, 'agreement' | 'agreementVersion'>,
  { agreementVersion: signed }: SignupRow,
): AgreementVersions => ({ signed, inForce: hasAgreement(entry.agreement) ? entry.agreementVersion : null })

/** How far a sign-up is at present; 0 also when the agreement has changed since it was accepted. */
export const stateOf = (entry: Pick<Entry, 'agreement' | 'agreementVersion'>, signup: SignupRow): SignupState =>
  presentSignupState(signup.state as SignupState, versionsOf(entry, signup))

/** Joins a competition. A repeat answers the sign-up that is there. */
export async function joinCompetition(
  { db, clock }: Platform,
  competitionId: number,
  user: SessionUser,
  body: BodyOut<typeof signUp>,
): Promise<Data<typeof signUp>> {
  const now = new Date(clock())
  const entry = await entryOf(db, competitionId, now)
  const before = await findSignup(db, competitionId, user.id)
  if (before) return { signupState: stateOf(entry, before) }
  mustBeOpen(entry, now)
  await insertSignup(db, {
    competitionId,
    userId: user.id,
    // without an agreement its step is skipped (Q141)
    state: hasAgreement(entry.agreement) ? signupStates.none : signupStates.formPending,
    isRedance: body.isRedance,
    targetId: body.targetId == null ? null : String(body.targetId),
    source: body.from,
    createdAt: now,
    updatedAt: now,
  })
  const signup = await findSignup(db, competitionId, user.id)
  if (!signup) throw new ApiError('signupFailed')
  return { signupState: stateOf(entry, signup) }
}

/** Accepts the agreement in force and chooses to enter alone (Q034). */
export async function agree(
  { db, clock }: Platform,
  competitionId: number,
  user: SessionUser,
  { agreement, version }: BodyOut<typeof acceptAgreement>,
): Promise<Data<typeof acceptAgreement>> {
  const now = new Date(clock())
  return db.transaction(async (tx) => {
    const entry = await entryOf(tx, competitionId, now)
    const signup = await lockSignup(tx, competitionId, user.id)
    if (!signup) throw new ApiError('signUpFirst')
    if (signup.state >= signupStates.alone) mustNotBeOver(entry, now)
    else mustBeOpen(entry, now)
    if (!agreement || version !== entry.agreementVersion) throw new ApiError('agreementRequired')
    const state = Math.max(signup.state, signupStates.formPending)
    await updateSignup(tx, signup.id, { state, agreementVersion: version, updatedAt: now })
    return { signupState: state }
  })
}

type Saved = Data<typeof saveEntryForm>

/** Saves the entry form. The first save makes the solo team and completes the sign-up; later ones change both. */
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
 * Locks the team before the sign-up, as everywhere: two orders of locks wait for each other. So when a team comes into being
 * while the sign-up's lock is waited for, nothing is written and the answer is null: begin again, with the team.
 */
async function saveOnce(
  { db, clock }: Platform,
  competitionId: number,
  user: SessionUser,
  body: BodyOut<typeof saveEntryForm>,
): Promise<Saved | null> {
  const now = new Date(clock())
  const texts = { name: body.teamName, manifesto: body.manifesto }
  const form = { organization: body.organization.trim(), iden: body.iden, reason: body.reason.trim() }
  return db.transaction(async (tx) => {
    const entry = await entryOf(tx, competitionId, now)
    const team = await lockOwnTeam(tx, competitionId, user.id)
    const signup = await lockSignup(tx, competitionId, user.id)
    if (!signup) throw new ApiError('signUpFirst')
    if (signup.state >= signupStates.alone) mustNotBeOver(entry, now)
    else mustBeOpen(entry, now)
    if (agreementMissing(versionsOf(entry, signup))) throw new ApiError('agreementRequired')

    if (!team && (await ownTeamId(tx, competitionId, user.id)) !== null) return null
    if (team && team.captainId === user.id) await renameTeam(tx, team.id, texts, now)
    const founding = { competitionId, ...texts, members: [user], demo: false, at: now }
    const teamId = team?.id ?? (await foundTeam(tx, founding))
    const state = Math.max(signup.state, signupStates.alone)
    await updateSignup(tx, signup.id, { state, form, completedAt: signup.completedAt ?? now, updatedAt: now })
    return { signupState: state, teamId }
  })
}
