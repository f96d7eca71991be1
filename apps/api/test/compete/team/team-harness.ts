import { CallError } from '@shulei/client/call-error.ts'
import { errorByErrno } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { and, eq } from 'drizzle-orm'
import { signups } from '../../../src/modules/compete/competition/tables.ts'
import { teamMembers, teams } from '../../../src/modules/compete/team/tables.ts'
import { notices } from '../../../src/modules/talk/notice/tables.ts'
import { modules } from '../../../src/modules.ts'
import type { Engine } from '../../engines.ts'
import type { TestPerson } from '../../harness.ts'
import {
  type Entrant,
  openSubmissionHarness,
  type SubmissionHarness,
  type TestCompetition,
} from '../submission/submission-harness.ts'

/** The name of the error with which a call is refused, or its answer. */
export const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (answer) => answer,
    (error) => {
      if (error instanceof CallError && error.errno) return errorByErrno.get(error.errno) ?? error.errno
      throw error
    },
  )

/** The calls of teams as people send them, and what is stored. */
export interface TeamHarness extends SubmissionHarness {
  invite(captain: Entrant, person: TestPerson, competition: TestCompetition): Promise<number>
  agree(person: TestPerson, inviteId: number, team: { teamId: number }, competition: TestCompetition): Promise<number>
  ask(captain: Entrant, host: { teamId: number }, competition: TestCompetition): Promise<number>
  answer(captain: Entrant, requestId: number, action: 'accept' | 'deny'): Promise<string>
  /** Ids of a team's members in the order of joining; empty when it is gone. */
  members(teamId: number): Promise<number[]>
  /** Ids of a competition's teams. */
  teamIds(competition: TestCompetition): Promise<number[]>
  /** Changes the row of a team. */
  set(teamId: number, values: Partial<typeof teams.$inferInsert>): Promise<unknown>
  /** Kinds of a person's notices, without those about scores. */
  noticesOf(person: { id: number }): Promise<string[]>
  /** The stored state of a person's sign-up. */
  stateOf(person: { id: number }, competition: TestCompetition): Promise<number | undefined>
}

/** Opens the whole API with the evaluator of submissions. */
export async function openTeamHarness(engine: Engine): Promise<TeamHarness> {
  const harness = await openSubmissionHarness(engine, { modules })
  const { api } = harness
  const { db } = api.platform
  return {
    ...harness,
    async invite({ person: captain, teamId }, { id: userId }, { id: cmptId }) {
      return (await api.as(captain).send(refs.inviteUser, { body: { userId, teamId, cmptId } })).inviteId
    },
    async agree(person, inviteId, { teamId }, { id }) {
      const body = { inviteId, team_id: teamId, cmpt_id: id }
      return (await api.as(person).send(refs.agreeTeamInvite, { body })).result
    },
    async ask({ person }, { teamId }, { id: cmptId }) {
      const body = { message: '一起把误差拆开来看', cmptId }
      return (await api.as(person).send(refs.askToJoin, { params: { id: teamId }, body })).requestId
    },
    async answer({ person, teamId }, requestId, action) {
      const body = { requestId, action }
      return (await api.as(person).send(refs.answerJoinRequest, { params: { id: teamId }, body })).state
    },
    async members(teamId) {
      const rows = await db
        .select({ id: teamMembers.userId })
        .from(teamMembers)
        .where(eq(teamMembers.teamId, teamId))
        .orderBy(teamMembers.joinedAt, teamMembers.id)
      return rows.map(({ id }) => id)
    },
    async teamIds(competition) {
      const rows = await db
        .select({ id: teams.id })
        .from(teams)
        .where(eq(teams.competitionId, competition.id))
        .orderBy(teams.id)
      return rows.map(({ id }) => id)
    },
    set: (teamId, values) => db.update(teams).set(values).where(eq(teams.id, teamId)),
    async noticesOf({ id }) {
      const rows = await db.select().from(notices).where(eq(notices.recipientId, id))
      return rows.map(({ kind }) => kind).filter((kind) => kind !== 'scored')
    },
    async stateOf({ id }, competition) {
      const [row] = await db
        .select({ state: signups.state })
        .from(signups)
        .where(and(eq(signups.userId, id), eq(signups.competitionId, competition.id)))
      return row?.state
    },
  }
}
