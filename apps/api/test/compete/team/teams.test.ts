import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { teamChanges } from '../../../src/modules/compete/team/tables.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { engines, type TestPerson } from '../../harness.ts'
import { type Entrant, fileOff, type TestCompetition } from '../submission/submission-harness.ts'
import { openTeamHarness, refusal, type TeamHarness } from './team-harness.ts'

describe.each(engines)('teams on $name', (engine) => {
  let harness: TeamHarness
  let competition: TestCompetition
  beforeAll(async () => {
    harness = await openTeamHarness(engine)
    competition = await harness.competition()
  })
  afterAll(() => harness.close())

  const as = (person: { id: number }) => harness.api.as(person)
  const page = (person: { id: number }, cmptId = competition.id) =>
    as(person).send(refs.competitionTeams, { query: { cmptId } })
  const info = (entrant: Entrant, change: object) =>
    refusal(as(entrant.person).send(refs.saveTeamInfo, { body: { teamId: entrant.teamId, name: '新队名', ...change } }))

  describe('name, manifesto and tutor', () => {
    test('are kept as plain text, and the own team shows them', async () => {
      const own = await harness.team(competition, 2)
      const tutor = { name: ' 程远 ', organization: '黄海理工大学' }
      const manifesto = '<script>alert(1)</script>'
      const name = 'E\u0301tudes 👍'
      expect(await info(own, { name, manifesto, tutor })).toMatchObject({ name: 'Études 👍', manifesto })
      const { team, role } = await page(own.person)
      expect([team?.name, team?.manifesto, role]).toEqual(['Études 👍', manifesto, 'captain'])
      expect(team?.tutor).toEqual({ name: '程远', organization: '黄海理工大学' })
      expect(team?.members.map(({ id, role: of }) => [id, of])).toEqual([
        [own.all[0]?.id, 'captain'],
        [own.all[1]?.id, 'member'],
      ])
      const body = { name: '旧接口', manifesto: '' }
      await as(own.person).send(refs.updateTeam, { params: { id: own.teamId }, body })
      expect((await page(own.person)).team?.name).toBe('旧接口')
    })

    test.each([
      ['of 200 characters', '长'.repeat(200), 'teamNameInvalid'],
      ['of 200 emoji', '🌊'.repeat(200), 'teamNameInvalid'],
      ['that is empty', ' \u3000', 'teamNameInvalid'],
      ['of invisible characters', '\u200b\u2060', 'teamNameInvalid'],
      ['with a change of direction', '\u202e队伍', 'teamNameInvalid'],
      ['with half an emoji', '\ud83d', 'teamNameInvalid'],
      ['with NUL', 'a\0', 'teamNameInvalid'],
      ['of the platform', '系统通知', 'nameReserved'],
    ])('refuse a name %s', async (_, name, reason) => {
      expect(await info(await harness.team(competition), { name })).toBe(reason)
    })

    test.each(['🌊🐧👨‍👩‍👧', 'צוות הגלים', 'فريق الموج'])('keep %s as a name', async (name) => {
      expect(await info(await harness.team(competition), { name })).toMatchObject({ name })
    })

    test('refuse a name that equals another in other case, width or by invisible characters, but not elsewhere', async () => {
      const first = await harness.team(competition)
      const second = await harness.team(competition)
      await info(first, { name: 'Wave 浪' })
      for (const name of ['wave 浪', 'ＷＡＶＥ 浪', ' WAVE\u3000浪 ', 'Wa\u200bve 浪']) {
        expect(await info(second, { name })).toBe('teamNameTaken')
      }
      const other = await harness.competition()
      expect(await info(await harness.team(other), { name: 'Wave 浪' })).toMatchObject({ name: 'Wave 浪' })
    })

    test('refuse long texts, members, strangers, flagged teams and an ended competition', async () => {
      const own = await harness.team(competition, 2)
      const stranger = await harness.team(competition)
      expect(await info(own, { manifesto: '长'.repeat(201) })).toBe('manifestoInvalid')
      expect(await info(own, { tutor: { name: '', organization: '大学' } })).toBe('tutorInvalid')
      expect(await info({ ...own, person: own.all[1] as TestPerson }, {})).toBe('notCaptain')
      expect(await info({ ...own, person: stranger.person }, {})).toBe('notFound')
      await harness.set(own.teamId, { cheatStatus: 1 })
      expect(await info(own, {})).toBe('teamUpdateFailed')
      const over = await harness.competition({ endTime: new Date(harness.api.clock.now() - DAY) })
      expect(await info(await harness.team(over), {})).toBe('competitionExpired')
    })
  })

  describe('a member', () => {
    test('is removed by the captain, keeps nothing of the team, and takes part alone', async () => {
      const own = await harness.team(competition, 2)
      const [captain, member] = own.all as [TestPerson, TestPerson]
      const params = { id: own.teamId, memberId: member.id }
      const wrong = refusal(as(captain).send(refs.removeMember, { params, query: { operatorId: member.id } }))
      expect(await wrong).toBe('forbidden')
      expect(await as(captain).send(refs.removeMember, { params, query: { operatorId: captain.id } })).toEqual({
        teamId: own.teamId,
        memberId: member.id,
      })
      expect(await harness.members(own.teamId)).toEqual([captain.id])
      expect((await page(member)).team).toMatchObject({ name: member.name, captain: { id: member.id } })
      expect([await harness.stateOf(captain, competition), await harness.stateOf(member, competition)]).toEqual([3, 3])
      expect(await harness.noticesOf(member)).toEqual(['teamRemoved'])
      expect(await refusal(as(captain).send(refs.removeMember, { params, query: {} }))).toBe('memberRemovalFailed')
      const changes = await harness.api.platform.db.select().from(teamChanges).where(eq(teamChanges.teamId, own.teamId))
      expect(changes).toMatchObject([{ kind: 'removed', operatorId: captain.id, userId: member.id }])
    })

    test('cannot leave, nor can a captain with members; only a captain removes and transfers', async () => {
      const own = await harness.team(competition, 3)
      const [captain, member, third] = own.all as [TestPerson, TestPerson, TestPerson]
      const remove = (by: TestPerson, { id }: { id: number }) =>
        refusal(as(by).send(refs.removeUser, { query: { userId: id, teamId: own.teamId } }))
      const transfer = (by: TestPerson, { id }: { id: number }) =>
        refusal(as(by).send(refs.transferCaptain, { params: { id: own.teamId }, body: { captainId: id } }))
      const disband = (by: TestPerson) => refusal(as(by).send(refs.disbandTeam, { params: { id: own.teamId } }))
      expect([await remove(member, member), await remove(captain, captain)]).toEqual(['exitFailed', 'exitFailed'])
      expect([await disband(member), await disband(captain)]).toEqual(['exitFailed', 'exitFailed'])
      expect(await remove(member, third)).toBe('notCaptain')
      expect(await transfer(member, third)).toBe('notCaptain')
      expect(await transfer(captain, captain)).toBe('captainTransferFailed')
      expect(await transfer(captain, await harness.api.person())).toBe('captainTransferFailed')
      expect(await transfer(captain, member)).toEqual({ teamId: own.teamId, captainId: member.id })
      expect(await harness.noticesOf(member)).toEqual(['teamCaptain'])
      expect(await remove(captain, third)).toBe('notCaptain')
      const stranger = await harness.team(competition)
      expect([await remove(stranger.person, third), await transfer(stranger.person, third)]).toEqual([
        'notFound',
        'notFound',
      ])
      await harness.set(own.teamId, { cheatStatus: 2 })
      expect(await remove(member, third)).toBe('teamRisky')
    })

    test('who is alone withdraws and signs up again, but not after a submission or while flagged', async () => {
      const race = await harness.competition()
      const own = await harness.team(race)
      const disband = ({ person, teamId }: Entrant) =>
        refusal(as(person).send(refs.disbandTeam, { params: { id: teamId } }))
      await harness.submit(race, own.person)
      expect(await disband(own)).toBe('teamHasSubmissions')
      const other = await harness.team(race)
      await harness.set(other.teamId, { cheatStatus: 1 })
      expect(await disband(other)).toBe('teamRisky')
      await harness.set(other.teamId, { cheatStatus: 0 })
      await as(other.person).send(refs.disbandTeam, { params: { id: other.teamId } })
      expect(await page(other.person, race.id)).toMatchObject({ team: null, role: null, signupState: 0 })
      const again = await as(other.person).send(refs.signUp, { params: { id: race.id }, body: {} })
      expect(again).toEqual({ signupState: 2 })
    })
  })

  test('members stay as they are from the freeze on, while name and captain may still change', async () => {
    const now = harness.api.clock.now()
    const late = await harness.competition({ teamFreezeAt: new Date(now) })
    const [host, guest] = [await harness.team(late, 2), await harness.team(late)]
    const [captain, member] = host.all as [TestPerson, TestPerson]
    expect(await refusal(harness.invite(host, guest.person, late))).toBe('teamsFrozen')
    expect(await refusal(harness.ask(guest, host, late))).toBe('teamsFrozen')
    const params = { id: host.teamId, memberId: member.id }
    expect(await refusal(as(captain).send(refs.removeMember, { params, query: {} }))).toBe('teamsFrozen')
    const looking = { skills: [], time: '' }
    const body = { looking }
    expect(await refusal(as(captain).send(refs.lookForPeople, { params: { id: host.teamId }, body }))).toBe(
      'teamsFrozen',
    )
    expect(await info(host, {})).toMatchObject({ name: '新队名' })
    const transfer = as(captain).send(refs.transferCaptain, {
      params: { id: host.teamId },
      body: { captainId: member.id },
    })
    expect(await transfer).toEqual({ teamId: host.teamId, captainId: member.id })
    expect((await page(captain, late.id)).limits).toMatchObject({ frozen: true, freezeAt: new Date(now).toISOString() })
  })

  test('have the rank on list A until list B is open, then that on list B, also in lists and previews', async () => {
    const { clock } = harness.api
    const start = clock.now()
    const race = await harness.competition()
    const [own, host] = [await harness.team(race), await harness.team(race, 1, { lookingAt: new Date(start) })]
    await harness.submit(race, own.person, fileOff(1, 5))
    await harness.submit(race, host.person, fileOff(2, 1))
    await harness.settle()
    const shown = async () => {
      const { team, looking, stage } = await page(own.person, race.id)
      const preview = await as(own.person).send(refs.teamPreview, { params: { id: host.teamId }, query: {} })
      return {
        stage,
        own: team?.rank,
        looking: looking.list[0]?.rank,
        preview: [preview.team.stage, preview.team.rank],
      }
    }
    expect(await shown()).toEqual({ stage: 0, own: 1, looking: 2, preview: [0, 1] })
    clock.set(start + 12.5 * DAY)
    await harness.settle()
    expect(await shown()).toEqual({ stage: 1, own: 2, looking: 1, preview: [1, 1] })
    clock.set(start)
  })

  describe('teams that look for people', () => {
    test('are listed for others with skills and time, without people who hide their competitions', async () => {
      const race = await harness.competition()
      const own = await harness.team(race, 2)
      const reader = await harness.team(race)
      const look = (looking: { skills: string[]; time: string } | null) =>
        refusal(as(own.person).send(refs.lookForPeople, { params: { id: own.teamId }, body: { looking } }))
      await harness.api.platform.db.execute(
        sql`update profiles set see_competition = false where user_id = ${own.all[1]?.id as number}`,
      )
      expect(await look({ skills: ['a', 'b', 'c', 'd', 'e', 'f'], time: '' })).toBe('lookingInvalid')
      const asked = { skills: [' 时间序列', '时间序列'], time: '周末' }
      expect(await look(asked)).toEqual({ looking: { skills: ['时间序列'], time: '周末' } })
      const { looking } = await page(reader.person, race.id)
      expect(looking).toMatchObject({
        total: 1,
        list: [{ id: own.teamId, size: 2, skills: ['时间序列'], time: '周末', full: false, requestId: null }],
      })
      expect(looking.list[0]?.members.map(({ id }) => id)).toEqual([own.person.id])
      expect((await page(own.person, race.id)).looking.total).toBe(0)
      const requestId = await harness.ask(reader, own, race)
      expect((await page(reader.person, race.id)).looking.list[0]?.requestId).toBe(requestId)
      await as(reader.person).send(refs.blockPerson, { params: { id: own.person.id } })
      expect((await page(reader.person, race.id)).looking.total).toBe(0)
      expect(await look(null)).toEqual({ looking: null })
    })

    test('are neither full nor flagged', async () => {
      const [full, flagged] = [await harness.team(competition, 5), await harness.team(competition)]
      const looking = { skills: [], time: '周末' }
      const look = ({ person, teamId }: Entrant) =>
        refusal(as(person).send(refs.lookForPeople, { params: { id: teamId }, body: { looking } }))
      expect(await look(full)).toBe('teamFull')
      await harness.set(flagged.teamId, { cheatStatus: 1 })
      expect(await look(flagged)).toBe('teamRisky')
    })

    test('come in pages, newest first, each once', async () => {
      const race = await harness.competition()
      const reader = await harness.team(race)
      for (let made = 0; made < 5; made++) {
        const { teamId } = await harness.team(race)
        await harness.set(teamId, { lookingAt: new Date(harness.api.clock.now() - made * 1000) })
      }
      const seen: number[] = []
      for (const number of [1, 2, 3]) {
        const query = { cmptId: race.id, page: number, per_page: 2 }
        const { looking } = await as(reader.person).send(refs.competitionTeams, { query })
        expect(looking.total).toBe(5)
        seen.push(...looking.list.map(({ id }) => id))
      }
      expect(new Set(seen).size).toBe(5)
      expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    })
  })

  test('a private competition shows nothing of its teams without its code', async () => {
    const hidden = await harness.competition({ codeHash: 'scrypt$x' })
    const own = await harness.team(hidden)
    const stranger = await harness.api.person()
    expect(await refusal(page(stranger, hidden.id))).toBe('notFound')
    const params = { id: own.teamId }
    expect(await refusal(as(stranger).send(refs.teamPreview, { params, query: {} }))).toBe('notFound')
    await harness.api.platform.db.execute(
      sql`insert into private_unlocks (competition_id, user_id, created_at) values (${hidden.id}, ${own.person.id}, now())`,
    )
    expect(await refusal(harness.invite(own, stranger, hidden))).toBe('inviteeLockedOut')
    expect(await harness.noticesOf(stranger)).toEqual([])
  })

  test('have no quota in a solution contest, which takes no submissions', async () => {
    const contest = await harness.competition({ metric: 'review' })
    const own = await harness.team(contest)
    const { team, limits } = await page(own.person, contest.id)
    expect(limits).toMatchObject({ maxTries: 0, dailyLimit: 0 })
    expect(team?.tries).toMatchObject({ max: 0, dailyLimit: 0 })
  })

  test('previews say what acceptances do, for a sample of pairs', async () => {
    const race = await harness.competition({ teamMax: 3 })
    const entrants = [
      await harness.team(race, 1),
      await harness.team(race, 2),
      await harness.team(race, 3),
      await harness.team(race, 1, { cheatStatus: 1 }),
      await harness.team(race, 1, { scheduleId: race.schedules[0] as number }),
    ]
    for (const host of entrants) {
      for (const make of [() => harness.team(race, 1), () => harness.team(race, 2)]) {
        const guest = await make()
        // the request is stored directly, since asking refuses what the acceptance shall refuse here
        const { rows } = await harness.api.platform.db.execute<{ id: number }>(sql`
          insert into team_requests (competition_id, team_id, applicant_team_id, applicant_id, message, created_at)
          values (${race.id}, ${host.teamId}, ${guest.teamId}, ${guest.person.id}, '一起', now()) returning id::float8 as id`)
        const requestId = rows[0]?.id as number
        const query = { requestId }
        const params = { id: host.teamId }
        const seen = await as(host.person).send(refs.teamPreview, { params, query })
        const { list } = await as(host.person).send(refs.joinRequests, { params, query: { cmptId: race.id } })
        expect(list.find((request) => request.requestId === requestId)?.reason).toBe(seen.reason)
        const done = await refusal(harness.answer(host, requestId, 'accept'))
        expect(done === 'accepted').toBe(seen.allowed)
        if (seen.allowed) {
          expect(await harness.members(host.teamId)).toEqual(seen.team.members.map(({ id }) => id))
        }
      }
    }
  })

  test('stay within their numbers of statements, however many rows there are', async () => {
    const race = await harness.competition()
    const host = await harness.team(race, 2)
    for (let made = 0; made < 4; made++) {
      const guest = await harness.team(race, 2, { lookingAt: new Date(harness.api.clock.now()) })
      await harness.ask(guest, host, race).catch(() => {})
      await harness.invite(host, await harness.api.person(), race)
    }
    const { teamsPage } = await import('../../../src/modules/compete/team/overview.service.ts')
    const { listRequests } = await import('../../../src/modules/compete/team/request.service.ts')
    const { preview } = await import('../../../src/modules/compete/team/preview.service.ts')
    const { platform } = harness.api
    const { agreeInvite } = await import('../../../src/modules/compete/team/invite.service.ts')
    const guest = await harness.team(race)
    const newcomer = await harness.api.person()
    const invitation = {
      inviteId: await harness.invite(host, newcomer, race),
      teamId: host.teamId,
      competitionId: race.id,
    }
    const count = async (work: () => Promise<unknown>) => (await countStatements(work)).count
    const { id } = host.person
    expect(await count(() => teamsPage(platform, { cmptId: race.id, page: 1, perPage: 12 }, id))).toBe(3)
    expect(await count(() => listRequests(platform, { teamId: host.teamId, cmptId: race.id }, id))).toBe(3)
    expect(
      await count(() => preview(platform, { teamId: host.teamId, wanted: { userId: guest.person.id } }, id)),
    ).toBeLessThanOrEqual(5)
    // a person who has not signed up, and why: they might run the competition; PostgreSQL also counts the two of the transaction
    expect(await count(() => agreeInvite(platform, invitation, newcomer.id))).toBeLessThanOrEqual(11)
  })
})
