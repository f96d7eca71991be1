import { setTimeout } from 'node:timers/promises'
import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { submissions } from '../../../src/modules/compete/submission/tables.ts'
import { lockTeamOf, lockTeam as lockUpload } from '../../../src/modules/compete/submission/team-lock.repo.ts'
import { findBefore } from '../../../src/modules/compete/submission/upload/accept.repo.ts'
import { lockInvite, setInviteState } from '../../../src/modules/compete/team/invite.repo.ts'
import { lockRequest } from '../../../src/modules/compete/team/request.repo.ts'
import { teamInvites, teamRequests } from '../../../src/modules/compete/team/tables.ts'
import { findTeamIdOf, lockTeams } from '../../../src/modules/compete/team/team.repo.ts'
import type { Tx } from '../../../src/platform/db/database.ts'
import { engines } from '../../engines.ts'
import type { TestPerson } from '../../harness.ts'
import { ROUNDS_TO_FAIL, roundsOn } from '../../rounds.ts'
import type { TestCompetition } from '../submission/submission-harness.ts'
import { openTeamHarness, refusal, type TeamHarness } from './team-harness.ts'

vi.mock('../../../src/modules/compete/submission/team-lock.repo.ts', { spy: true })
vi.mock('../../../src/modules/compete/submission/upload/accept.repo.ts', { spy: true })
vi.mock('../../../src/modules/compete/team/team.repo.ts', { spy: true })
vi.mock('../../../src/modules/compete/team/request.repo.ts', { spy: true })
vi.mock('../../../src/modules/compete/team/invite.repo.ts', { spy: true })

/** The people of a race, and what holds after it in every order of its calls. */
type Race = (harness: TeamHarness, competition: TestCompetition) => Promise<boolean>

const all = (calls: readonly Promise<unknown>[]) => Promise.all(calls.map(refusal))
const count = (answers: readonly unknown[], wanted: unknown) => answers.filter((answer) => answer === wanted).length

const mergeIntoOneAnother: Race = async (harness, competition) => {
  const [a, b] = [await harness.team(competition, 2), await harness.team(competition, 2)]
  const [atB, atA] = [await harness.ask(a, b, competition), await harness.ask(b, a, competition)]
  const answers = await all([harness.answer(b, atB, 'accept'), harness.answer(a, atA, 'accept')])
  const sizes = [(await harness.members(a.teamId)).length, (await harness.members(b.teamId)).length]
  // the other captain's team is gone
  const isOnce = count(answers, 'accepted') === 1 && count(answers, 'notFound') === 1
  return isOnce && Math.max(...sizes) === 4 && Math.min(...sizes) === 0
}

const onePlaceForMany: Race = async (harness, competition) => {
  const host = await harness.team(competition, 4)
  const guests = await Promise.all(Array.from({ length: 20 }, () => harness.team(competition)))
  const invites: number[] = []
  for (const { person } of guests) invites.push(await harness.invite(host, person, competition))
  const answers = await all(
    guests.map(({ person }, index) => harness.agree(person, invites[index] as number, host, competition)),
  )
  return count(answers, 1) === 1 && count(answers, -2) === 19 && (await harness.members(host.teamId)).length === 5
}

const acceptAgainstWithdraw: Race = async (harness, competition) => {
  const [host, guest] = [await harness.team(competition), await harness.team(competition)]
  const requestId = await harness.ask(guest, host, competition)
  const params = { id: host.teamId }
  const [accepted, withdrawn] = await all([
    harness.answer(host, requestId, 'accept'),
    harness.api
      .as(guest.person)
      .send(refs.withdrawJoinRequest, { params, query: { requestId } })
      .then(({ state }) => state),
  ])
  const isIn = (await harness.members(host.teamId)).length === 2
  return isIn
    ? accepted === 'accepted' && withdrawn !== 'withdrawn'
    : accepted === 'joinRequestFailed' && withdrawn === 'withdrawn'
}

const agreeAgainstWithdraw: Race = async (harness, competition) => {
  const [host, guest] = [await harness.team(competition), await harness.team(competition)]
  const inviteId = await harness.invite(host, guest.person, competition)
  const [result, withdrawn] = await all([
    harness.agree(guest.person, inviteId, host, competition),
    harness.api
      .as(host.person)
      .send(refs.removeInvite, { query: { userId: guest.person.id, teamId: host.teamId } })
      .then(({ state }) => state),
  ])
  const isIn = (await harness.members(host.teamId)).length === 2
  return isIn ? result === 1 && withdrawn === 'notFound' : result === 0 && withdrawn === 'removed'
}

/** The invited person accepts in a tab and refuses in another; the refusal takes the lock of the invitation alone. */
const agreeAgainstRefuse: Race = async (harness, competition) => {
  const [host, guest] = [await harness.team(competition), await harness.team(competition)]
  const inviteId = await harness.invite(host, guest.person, competition)
  const [agreed, refused] = await all([
    harness.agree(guest.person, inviteId, host, competition),
    harness.api
      .as(guest.person)
      .send(refs.refuseTeamInvite, { body: { inviteId, team_id: host.teamId } })
      .then(({ result }) => result),
  ])
  const isIn = (await harness.members(host.teamId)).length === 2
  return isIn ? agreed === 1 && refused === 0 : agreed === 0 && refused === 1
}

/** A person withdraws with their team of one and founds another, while an invitation is accepted for them in another tab. */
const agreeWhileFounding: Race = async (harness, competition) => {
  const [host, guest] = [await harness.team(competition), await harness.team(competition)]
  const { person } = guest
  const inviteId = await harness.invite(host, person, competition)
  const params = { id: competition.id }
  const by = harness.api.as(person)
  const found = async () => {
    await refusal(by.send(refs.disbandTeam, { params: { id: guest.teamId } }))
    await refusal(by.send(refs.signUp, { params, body: {} }))
    const body = { teamName: `自立 ${person.id}`, organization: '海边', iden: 1 as const }
    return (await by.send(refs.saveEntryForm, { params, body })).signupState
  }
  const [result, saved] = await all([harness.agree(person, inviteId, host, competition), found()])
  const { team } = await by.send(refs.competitionTeams, { query: { cmptId: competition.id } })
  const isIn = (await harness.members(host.teamId)).includes(person.id)
  // an invitation is not accepted between the withdrawal and the founding
  const isAnswered = (result === 1 || result === 0) && isIn === (result === 1)
  return isAnswered && (saved === 3 || saved === 4) && team !== null && (team.id === host.teamId) === isIn
}

const transferAgainstRemove: Race = async (harness, competition) => {
  const own = await harness.team(competition, 2)
  const [captain, member] = own.all as [TestPerson, TestPerson]
  const by = harness.api.as(captain)
  await all([
    by.send(refs.transferCaptain, { params: { id: own.teamId }, body: { captainId: member.id } }),
    by.send(refs.removeMember, { params: { id: own.teamId, memberId: member.id }, query: {} }),
  ])
  const { team } = await by.send(refs.competitionTeams, { query: { cmptId: competition.id } })
  const isMember = team?.members.some(({ id }) => id === member.id)
  // the captain is a member in every order
  return (isMember ? member : captain).id === team?.members.find(({ role }) => role === 'captain')?.id
}

const requestAcceptedTwice: Race = async (harness, competition) => {
  const [host, guest] = [await harness.team(competition), await harness.team(competition, 2)]
  const requestId = await harness.ask(guest, host, competition)
  const accept = () => harness.answer(host, requestId, 'accept')
  const answers = await all([accept(), accept(), accept()])
  return count(answers, 'accepted') === 1 && count(answers, 'joinRequestFailed') === 2
}

const agreeWhileJoiningElsewhere: Race = async (harness, competition) => {
  const [a, b, guest] = [
    await harness.team(competition),
    await harness.team(competition),
    await harness.team(competition),
  ]
  const inviteId = await harness.invite(a, guest.person, competition)
  const requestId = await harness.ask(guest, b, competition)
  const [result, state] = await all([
    harness.agree(guest.person, inviteId, a, competition),
    harness.answer(b, requestId, 'accept'),
  ])
  const sizes = [(await harness.members(a.teamId)).length, (await harness.members(b.teamId)).length]
  const isOne = (result === 1 && state === 'teamAlreadyJoined') || (result === -1 && state === 'accepted')
  return isOne && sizes[0] === (result === 1 ? 2 : 1) && sizes[1] === (result === 1 ? 1 : 2)
}

const disbandAgainstSubmit: Race = async (harness, competition) => {
  const own = await harness.team(competition)
  const [sent, disbanded] = await Promise.all([
    harness.send(competition, own.person, { key: `race-${own.teamId}` }).then((answer) => answer.status),
    refusal(harness.api.as(own.person).send(refs.disbandTeam, { params: { id: own.teamId } })),
  ])
  const rows = await harness.api.platform.db.select().from(submissions).where(eq(submissions.teamId, own.teamId))
  const isThere = (await harness.members(own.teamId)).length === 1
  return isThere
    ? sent === 200 && rows.length === 1 && disbanded === 'teamHasSubmissions'
    : sent === 409 && rows.length === 0
}

/** Tries of people and of a team on the day of the test, from the ledger. */
async function mostTries(harness: TeamHarness, competition: TestCompetition, people: readonly TestPerson[]) {
  const used = await Promise.all(
    people.map(async (person) => {
      const query = { part: 'submits' as const }
      const { quota } = await harness.api
        .as(person)
        .send(refs.competitionSubmits, { params: { id: competition.id }, query })
      return Math.max(quota.teamUsed, quota.selfUsed)
    }),
  )
  return Math.max(...used)
}

const LIMIT = 3

/** A member is removed while they submit for the team, and then for themselves. */
const removeAgainstSubmit: Race = async (harness, competition) => {
  const own = await harness.team(competition, 2)
  const [captain, member] = own.all as [TestPerson, TestPerson]
  const send = (key: string) => harness.send(competition, member, { key: `${key}-${own.teamId}` })
  await send('first')
  const params = { id: own.teamId, memberId: member.id }
  await Promise.all([
    ...['a', 'b', 'c'].map(send),
    refusal(harness.api.as(captain).send(refs.removeMember, { params, query: {} })),
    ...['d', 'e', 'f'].map(send),
  ])
  return (await mostTries(harness, competition, own.all)) === LIMIT
}

/** A person accepts an invitation in a tab and submits in another. A submission that waits to be scored holds their team apart. */
const agreeAgainstSubmit: Race = async (harness, competition) => {
  const [host, guest] = [await harness.team(competition), await harness.team(competition)]
  const { person, teamId } = guest
  const inviteId = await harness.invite(host, person, competition)
  const [sent, result] = await Promise.all([
    harness.send(competition, person, { key: `agree-${teamId}` }).then((answer) => answer.status),
    refusal(harness.agree(person, inviteId, host, competition)),
  ])
  const rows = await harness.api.platform.db.select().from(submissions).where(eq(submissions.userId, person.id))
  const isIn = (await harness.members(host.teamId)).includes(person.id)
  // the submission is there, and it is that of the team in which its person is now
  const isTheirs = rows.length === 1 && rows[0]?.teamId === (isIn ? host.teamId : teamId)
  return sent === 200 && isTheirs && isIn === (result === 1)
}

const races: readonly [name: string, race: Race][] = [
  ['two captains who merge into one another', mergeIntoOneAnother],
  ['twenty acceptances of one place', onePlaceForMany],
  ['an acceptance and a withdrawal of one request', acceptAgainstWithdraw],
  ['an acceptance and a withdrawal of one invitation', agreeAgainstWithdraw],
  ['an acceptance and a refusal of one invitation', agreeAgainstRefuse],
  ['an acceptance of an invitation and the founding of another own team', agreeWhileFounding],
  ['a transfer and a removal of one member', transferAgainstRemove],
  ['three acceptances of one request', requestAcceptedTwice],
  ['an invitation and a request of one person, accepted by two teams', agreeWhileJoiningElsewhere],
  ['a withdrawal from the competition and a submission', disbandAgainstSubmit],
  ['a removal and submissions of the member', removeAgainstSubmit],
  ['an acceptance of an invitation and a submission', agreeAgainstSubmit],
]

describe.each(engines)('at the same moment on $name', (engine) => {
  let harness: TeamHarness
  let competition: TestCompetition
  beforeAll(async () => {
    harness = await openTeamHarness(engine)
    competition = await harness.competition()
  })
  afterAll(() => harness.close())

  test.each(races)('%s leave one whole state', async (_, race) => {
    for (let round = 0; round < roundsOn(engine); round++) expect(await race(harness, competition)).toBe(true)
  })

  /** Takes all locks of teams, requests and invitations away; reads stay. */
  function withoutLocks() {
    vi.mocked(lockTeams).mockImplementation(async (_tx: Tx, ids) => [...ids])
    vi.mocked(lockUpload).mockImplementation(async () => {})
    vi.mocked(lockTeamOf).mockImplementation(async (tx, competitionId, userId) => {
      const id = await findTeamIdOf(tx, competitionId, userId)
      return id === null ? null : { id }
    })
    vi.mocked(lockRequest).mockImplementation(async (tx, id) => unlocked.request(tx, id))
    vi.mocked(lockInvite).mockImplementation(async (tx, id) => unlocked.invite(tx, id))
    vi.mocked(findBefore).mockImplementation(unlocked.before)
  }
  const withLocks = () => {
    for (const one of [lockTeams, lockUpload, lockTeamOf, lockRequest, lockInvite, setInviteState, findBefore])
      vi.mocked(one).mockReset()
  }

  /** Takes the locks of teams away, and lets an acceptance wait before it moves the person, until they have left their team. */
  function withoutTeamLocks() {
    vi.mocked(lockTeams).mockImplementation(async (_tx: Tx, ids) => [...ids])
    vi.mocked(setInviteState).mockImplementation(async (tx, id, state, decidedAt) => {
      const [row] = await tx.update(teamInvites).set({ state, decidedAt }).where(eq(teamInvites.id, id)).returning()
      const teamId = () => findTeamIdOf(tx, competition.id, row?.userId ?? 0)
      const found = await teamId()
      for (let tries = 100; tries > 0 && (await teamId()) === found; tries--) await setTimeout(10)
    })
  }

  // The embedded database runs one transaction after another and hides the race: only PostgreSQL can show it. A withdrawal and a
  // submission are held apart by the foreign key as well, so that race holds without its locks.
  const breakable = races.filter(([, race]) => race !== disbandAgainstSubmit)
  test.runIf(engine.name === 'postgres').each(breakable)('%s break it without locks', async (_, race) => {
    if (race === agreeWhileFounding) withoutTeamLocks()
    else withoutLocks()
    let isBroken = false
    try {
      for (let round = 0; round < ROUNDS_TO_FAIL && !isBroken; round++) {
        isBroken = !(await race(harness, competition).catch(() => false))
      }
    } finally {
      withLocks()
    }
    expect(isBroken).toBe(true)
  })
})

/** Time between a read without a lock and the write after it, milliseconds: the other call of a race reads in it. */
const GAP = 30

/** The rows of the locks, read without them. */
const unlocked = {
  async request(tx: Tx, id: number) {
    const [row] = await tx.select().from(teamRequests).where(eq(teamRequests.id, id))
    await setTimeout(GAP)
    return row ?? null
  },
  async invite(tx: Tx, id: number) {
    const [row] = await tx.select().from(teamInvites).where(eq(teamInvites.id, id))
    await setTimeout(GAP)
    return row ?? null
  },
  /** An upload has read its person's team before; an acceptance reads its invitation and moves the person in this time. */
  async before(...words: Parameters<typeof findBefore>) {
    const actual = await vi.importActual<{ findBefore: typeof findBefore }>(
      '../../../src/modules/compete/submission/upload/accept.repo.ts',
    )
    await setTimeout(2 * GAP)
    return actual.findBefore(...words)
  },
}
