import { refs } from '@shulei/contract/refs.ts'
import { MAX_OPEN_INVITES } from '@shulei/domain/team/limits.ts'
import { DAY } from '@shulei/domain/time/instant.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { competitions, signups } from '../../src/modules/competition/tables.ts'
import { notices } from '../../src/modules/notice/tables.ts'
import { bestScores, submissions } from '../../src/modules/submission/tables.ts'
import { teamChanges, teams } from '../../src/modules/team/tables.ts'
import { countStatements } from '../../src/platform/db/statements.ts'
import { engines, type TestPerson } from '../harness.ts'
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
  const set = (teamId: number, values: Partial<typeof teams.$inferInsert>) =>
    harness.api.platform.db.update(teams).set(values).where(eq(teams.id, teamId))
  const noticesOf = async ({ id }: { id: number }) =>
    (await harness.api.platform.db.select().from(notices).where(eq(notices.recipientId, id)))
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'scored')
  const stateOf = async ({ id }: { id: number }) =>
    (
      await harness.api.platform.db
        .select({ state: signups.state })
        .from(signups)
        .where(and(eq(signups.userId, id), eq(signups.competitionId, competition.id)))
    )[0]?.state

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
      await set(own.teamId, { cheatStatus: 1 })
      expect(await info(own, {})).toBe('teamUpdateFailed')
      const over = await harness.competition({ endTime: new Date(harness.api.clock.now() - DAY) })
      expect(await info(await harness.team(over), {})).toBe('competitionExpired')
    })
  })

  describe('an invitation', () => {
    test('is shown to both sides, and its acceptance moves the person with a notice to the captain', async () => {
      const host = await harness.team(competition)
      const guest = await harness.team(competition)
      const inviteId = await harness.invite(host, guest.person, competition)
      expect((await page(host.person)).invites).toMatchObject([{ inviteId, state: 'invited' }])
      expect((await page(guest.person)).received).toMatchObject([{ inviteId, team: { id: host.teamId } }])
      expect(await as(guest.person).send(refs.teamInvite, { query: { inviteId } })).toMatchObject({ state: 'invited' })
      expect(await harness.agree(guest.person, inviteId, host, competition)).toBe(1)
      expect(await harness.members(host.teamId)).toEqual([host.person.id, guest.person.id])
      expect(await harness.teamIds(competition)).not.toContain(guest.teamId)
      expect([await stateOf(host.person), await stateOf(guest.person)]).toEqual([4, 4])
      expect(await noticesOf(host.person)).toEqual(['inviteAgreed'])
      expect(await noticesOf(guest.person)).toEqual(['invited'])
      // a repeat in another tab is the same success, and changes nothing
      expect(await harness.agree(guest.person, inviteId, host, competition)).toBe(1)
      expect((await page(host.person)).invites).toMatchObject([{ state: 'agreed' }])
    })

    test('is refused, withdrawn, or answered twice with its reason', async () => {
      const host = await harness.team(competition)
      const guest = await harness.team(competition)
      const answer = (call: 'agree' | 'refuse', inviteId: number) => {
        const body = { inviteId, team_id: host.teamId }
        return call === 'refuse'
          ? as(guest.person).send(refs.refuseTeamInvite, { body })
          : as(guest.person).send(refs.agreeTeamInvite, { body: { ...body, cmpt_id: competition.id } })
      }
      const first = await harness.invite(host, guest.person, competition)
      expect(await answer('refuse', first)).toEqual({ result: 1, reason: null })
      expect(await answer('agree', first)).toEqual({ result: 0, reason: 'answered' })
      expect(await noticesOf(host.person)).toEqual(['inviteRefused'])
      const second = await harness.invite(host, guest.person, competition)
      const pair = { userId: guest.person.id, teamId: host.teamId }
      expect(await as(host.person).send(refs.removeInvite, { query: pair })).toEqual({
        inviteId: second,
        state: 'removed',
      })
      expect(await refusal(as(host.person).send(refs.removeInvite, { query: {}, body: pair }))).toBe('notFound')
      expect(await refusal(as(host.person).send(refs.removeInvite, { query: {} }))).toBe('invalid')
      expect(await answer('agree', second)).toEqual({ result: 0, reason: 'withdrawn' })
      expect(await harness.members(host.teamId)).toEqual([host.person.id])
    })

    test('gives -1 to -4 for a person in a team, a full team, a flagged team and too many tries', async () => {
      const host = await harness.team(competition)
      const guest = await harness.team(competition)
      const inviteId = await harness.invite(host, guest.person, competition)
      const agree = () => harness.agree(guest.person, inviteId, host, competition)
      const db = harness.api.platform.db
      const limits = (values: Partial<typeof competitions.$inferInsert>) =>
        db.update(competitions).set(values).where(eq(competitions.id, competition.id))
      await limits({ teamMax: 1 })
      expect(await agree()).toBe(-2)
      await limits({ teamMax: 5 })
      await set(host.teamId, { cheatStatus: 2 })
      expect(await agree()).toBe(-3)
      await set(host.teamId, { cheatStatus: 0 })
      const tries = (kind: 'add' | 'drop') =>
        kind === 'drop'
          ? db.execute(sql`delete from quota_lines where team_id = ${guest.teamId}`)
          : db.execute(sql`
              with s as (insert into submissions (competition_id, schedule_id, team_id, user_id, no, idempotency_key, list,
                  status, result_file)
                select ${competition.id}, ${competition.schedules[0]}, ${guest.teamId}, ${guest.person.id}, n,
                  'try ' || ${guest.teamId}::text || ' ' || n, 'A', 'failed', '{}'::jsonb
                from generate_series(1, 28) n returning id)
              insert into quota_lines (submission_id, team_id, schedule_id, user_id, day, kind)
              select id, ${guest.teamId}, ${competition.schedules[0]}, ${guest.person.id}, '2026-11-13', 'use' from s`)
      const requestId = await harness.ask(guest, host, competition)
      await tries('add')
      expect(await agree()).toBe(-4)
      expect(await refusal(harness.answer(host, requestId, 'accept'))).toBe('mergedSubmitsExceeded')
      await tries('drop')
      const other = await harness.team(competition)
      const into = await harness.invite(guest, other.person, competition)
      await harness.agree(other.person, into, guest, competition)
      expect(await agree()).toBe(-1)
    })

    test('can be sent before the sign-up, and is accepted after it', async () => {
      const host = await harness.team(competition)
      const person = await harness.api.person()
      const inviteId = await harness.invite(host, person, competition)
      const body = { inviteId, team_id: host.teamId, cmpt_id: competition.id }
      expect(await as(person).send(refs.agreeTeamInvite, { body })).toEqual({ result: 0, reason: 'notSignedUp' })
      expect(
        await as(person).send(refs.teamPreview, { params: { id: host.teamId }, query: { inviteId } }),
      ).toMatchObject({
        allowed: false,
        reason: 'notSignedUp',
      })
    })

    test('is refused with its reason when it is sent', async () => {
      const host = await harness.team(competition, 2)
      const guest = await harness.team(competition)
      const pair = await harness.team(competition, 2)
      const invite = (by: Entrant, to: { id: number }, cmpt = competition) =>
        refusal(harness.invite(by, to as TestPerson, cmpt))
      expect(await invite({ ...host, person: host.all[1] as TestPerson }, guest.person)).toBe('notCaptain')
      expect(await invite({ ...host, person: guest.person }, guest.person)).toBe('notFound')
      expect(await invite(host, { id: 999_999 })).toBe('userNotExist')
      const previewOf = ({ id: userId }: { id: number }) =>
        as(host.person).send(refs.teamPreview, { params: { id: host.teamId }, query: { userId } })
      expect(await invite(host, host.all[1] as TestPerson)).toBe('inviteeInTeam')
      expect(await previewOf(host.all[1] as TestPerson)).toMatchObject({ allowed: false, reason: 'sameTeam' })
      expect(await invite(host, pair.person)).toBe('inviteeNotSolo')
      expect(await invite(host, guest.person, await harness.competition())).toBe('notFound')
      expect(await invite(host, guest.person)).toBeTypeOf('number')
      expect(await invite(host, guest.person)).toBe('alreadyInvited')
      expect(await previewOf(guest.person)).toMatchObject({ allowed: false, reason: 'alreadyInvited' })
      const blocker = await harness.team(competition)
      await as(blocker.person).send(refs.blockPerson, { params: { id: host.person.id } })
      expect(await invite(host, blocker.person)).toBe('teamBlocked')
      expect(await noticesOf(blocker.person)).toEqual([])
      for (let open = 1; open < MAX_OPEN_INVITES; open++) await invite(host, await harness.api.person())
      expect(await invite(host, await harness.api.person())).toBe('tooManyInvites')
      await set(pair.teamId, { cheatStatus: 1 })
      expect(await invite(pair, guest.person)).toBe('teamRisky')
    })

    test('of another person looks like one that does not exist', async () => {
      const host = await harness.team(competition)
      const [guest, thief] = [await harness.team(competition), await harness.team(competition)]
      const inviteId = await harness.invite(host, guest.person, competition)
      const bodies = [
        { inviteId, team_id: host.teamId, cmpt_id: competition.id },
        { inviteId: 999_999, team_id: host.teamId, cmpt_id: competition.id },
      ]
      for (const body of bodies) {
        expect(await refusal(as(thief.person).send(refs.agreeTeamInvite, { body }))).toBe('notFound')
        expect(await refusal(as(thief.person).send(refs.refuseTeamInvite, { body }))).toBe('notFound')
        const query = { inviteId: body.inviteId }
        expect(await refusal(as(thief.person).send(refs.teamInvite, { query }))).toBe('notFound')
        const params = { id: host.teamId }
        expect(await refusal(as(thief.person).send(refs.teamPreview, { params, query }))).toBe('notFound')
      }
      const wrong = { inviteId, team_id: thief.teamId, cmpt_id: competition.id }
      expect(await refusal(as(guest.person).send(refs.agreeTeamInvite, { body: wrong }))).toBe('notFound')
    })
  })

  describe('a join request', () => {
    test('needs a reason', async () => {
      const [host, guest] = [await harness.team(competition), await harness.team(competition)]
      const ask = (message: string) =>
        refusal(
          as(guest.person).send(refs.askToJoin, {
            params: { id: host.teamId },
            body: { message, cmptId: competition.id },
          }),
        )
      expect(await ask('')).toBe('reasonRequired')
      expect(await ask(' \n\u200b')).toBe('reasonRequired')
      expect(await ask('长'.repeat(10_000))).toBe('reasonInvalid')
      expect(await ask('a\0')).toBe('reasonInvalid')
      expect(await ask('<b>我想加入</b>')).toMatchObject({ state: 'pending' })
      const { list, open } = await as(host.person).send(refs.joinRequests, {
        params: { id: host.teamId },
        query: { cmptId: competition.id },
      })
      expect([list[0]?.message, open]).toEqual(['<b>我想加入</b>', 1])
    })

    test('is counted for the captain alone, and accepted or denied once', async () => {
      const host = await harness.team(competition, 2)
      const [first, second] = [await harness.team(competition), await harness.team(competition)]
      const [one, two] = [await harness.ask(first, host, competition), await harness.ask(second, host, competition)]
      const counts = async (person: TestPerson) => {
        const { teamJoinUndisposedCount: onPage } = await page(person)
        const profile = await as(person).send(refs.competitionProfile, { params: { id: competition.id }, query: {} })
        return [onPage, profile.teamJoinUndisposedCount]
      }
      expect(await counts(host.person)).toEqual([2, 2])
      expect(await counts(host.all[1] as TestPerson)).toEqual([0, 0])
      expect(await harness.answer(host, one, 'accept')).toBe('accepted')
      expect(await harness.answer(host, two, 'deny')).toBe('denied')
      for (const id of [one, two]) {
        expect(await refusal(harness.answer(host, id, 'accept'))).toBe('joinRequestFailed')
        expect(await refusal(harness.answer(host, id, 'deny'))).toBe('joinRequestFailed')
      }
      expect(await noticesOf(host.person)).toEqual(['teamAsked', 'teamAsked'])
      expect([await noticesOf(first.person), await noticesOf(second.person)]).toEqual([
        ['teamAccepted'],
        ['teamDenied'],
      ])
      expect(await harness.members(host.teamId)).toHaveLength(3)
      expect((await page(second.person)).sent).toMatchObject([{ requestId: two, state: 'denied' }])
    })

    test('is withdrawn by those who sent it, and never by others', async () => {
      const [host, guest, other] = [
        await harness.team(competition),
        await harness.team(competition),
        await harness.team(competition),
      ]
      const requestId = await harness.ask(guest, host, competition)
      const withdraw = ({ person }: Entrant) =>
        refusal(as(person).send(refs.withdrawJoinRequest, { params: { id: host.teamId }, query: { requestId } }))
      expect([await withdraw(other), await withdraw(host)]).toEqual(['notFound', 'notFound'])
      expect(await withdraw(guest)).toEqual({ requestId, state: 'withdrawn' })
      expect(await withdraw(guest)).toBe('joinRequestFailed')
      expect(await refusal(harness.answer(host, requestId, 'accept'))).toBe('joinRequestFailed')
      // another team's request, and a request through another team
      const second = await harness.ask(guest, host, competition)
      expect(await refusal(harness.answer(other, second, 'accept'))).toBe('notFound')
      expect(await refusal(harness.answer({ ...host, person: other.person }, second, 'accept'))).toBe('notFound')
    })

    test('is refused with its reason', async () => {
      const host = await harness.team(competition, 2)
      const guests = await harness.team(competition, 2)
      const ask = (by: Entrant, to: { teamId: number }, cmpt = competition) => refusal(harness.ask(by, to, cmpt))
      expect(await ask({ ...guests, person: guests.all[1] as TestPerson }, host)).toBe('notCaptain')
      expect(await ask(guests, guests)).toBe('applicationFailed')
      expect(await ask({ ...guests, person: await harness.api.person() }, host)).toBe('notSignedUp')
      const other = await harness.competition()
      expect(await ask(await harness.team(other), host, other)).toBe('notFound')
      expect(await ask(guests, { teamId: 999_999 })).toBe('notFound')
      expect(await ask(guests, await harness.team(competition, 4))).toBe('mergedMembersExceeded')
      expect(await ask(await harness.team(competition), await harness.team(competition, 5))).toBe('teamFull')
      await ask(guests, host)
      expect(await ask(guests, host)).toBe('applicationFailed')
      await set(host.teamId, { cheatStatus: 1 })
      expect(await ask(await harness.team(competition), host)).toBe('teamRisky')
      const [schedule] = competition.schedules
      await set(host.teamId, { cheatStatus: 0, scheduleId: schedule ?? null })
      expect(await ask(await harness.team(competition), host)).toBe('roundsDiffer')
    })

    test('loses its place to others: full, joined elsewhere, disbanded', async () => {
      const host = await harness.team(competition, 4)
      const [first, second] = [await harness.team(competition), await harness.team(competition)]
      const pair = await harness.team(competition)
      const requests = [await harness.ask(first, host, competition), await harness.ask(second, host, competition)]
      await harness.ask(pair, host, competition)
      await harness.answer(host, requests[0] as number, 'accept')
      expect(await refusal(harness.answer(host, requests[1] as number, 'accept'))).toBe('joinRequestFailed')

      const [a, b, mover] = [
        await harness.team(competition),
        await harness.team(competition),
        await harness.team(competition),
      ]
      const [atA, atB] = [await harness.ask(mover, a, competition), await harness.ask(mover, b, competition)]
      await harness.answer(a, atA, 'accept')
      expect(await refusal(harness.answer(b, atB, 'accept'))).toBe('teamAlreadyJoined')

      const leaver = await harness.team(competition)
      const left = await harness.ask(leaver, b, competition)
      await as(leaver.person).send(refs.disbandTeam, { params: { id: leaver.teamId } })
      expect(await refusal(harness.answer(b, left, 'accept'))).toBe('teamStatusUnknown')
    })

    test('of a team merges it with all members, submissions and ranks', async () => {
      const race = await harness.competition()
      const host = await harness.team(race, 2)
      const guest = await harness.team(race, 2)
      const third = await harness.team(race)
      await harness.submit(race, host.person, fileOff(3))
      await harness.submit(race, guest.person, fileOff(1))
      await harness.submit(race, third.person, fileOff(2))
      const requestId = await harness.ask(guest, host, race)
      expect(await refusal(harness.answer(host, requestId, 'accept'))).toBe('teamEvaluating')
      await harness.settle()
      const preview = await as(host.person).send(refs.teamPreview, {
        params: { id: host.teamId },
        query: { requestId },
      })
      expect(preview).toMatchObject({
        allowed: true,
        reason: null,
        team: { rank: 1, tries: { used: 2, leftToday: 1 } },
      })
      expect(await harness.answer(host, requestId, 'accept')).toBe('accepted')
      await harness.settle()
      const after = await page(host.person, race.id)
      expect(after.team?.members.map(({ id }) => id)).toEqual(preview.team.members.map(({ id }) => id))
      expect([after.team?.rank, after.team?.tries]).toEqual([preview.team.rank, preview.team.tries])
      const { db } = harness.api.platform
      const rows = await db
        .select()
        .from(submissions)
        .where(eq(submissions.teamId, host.teamId))
        .orderBy(submissions.no)
      expect(rows.map(({ no, userId }) => [no, userId])).toEqual([
        [1, host.person.id],
        [2, guest.person.id],
      ])
      const [schedule] = race.schedules
      const ranked = await db
        .select({ teamId: bestScores.teamId, rank: bestScores.rank, submits: bestScores.submits })
        .from(bestScores)
        .where(and(eq(bestScores.scheduleId, schedule as number), eq(bestScores.stage, 0)))
        .orderBy(bestScores.rank)
      expect(ranked).toEqual([
        { teamId: host.teamId, rank: 1, submits: 2 },
        { teamId: third.teamId, rank: 2, submits: 1 },
      ])
      expect(await noticesOf(guest.all[1] as TestPerson)).toEqual(['teamMerged'])
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
      expect([await stateOf(captain), await stateOf(member)]).toEqual([3, 3])
      expect(await noticesOf(member)).toEqual(['teamRemoved'])
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
      expect(await noticesOf(member)).toEqual(['teamCaptain'])
      expect(await remove(captain, third)).toBe('notCaptain')
      const stranger = await harness.team(competition)
      expect([await remove(stranger.person, third), await transfer(stranger.person, third)]).toEqual([
        'notFound',
        'notFound',
      ])
      await set(own.teamId, { cheatStatus: 2 })
      expect(await remove(member, third)).toBe('teamRisky')
    })

    test('who is alone withdraws and signs up again, but not after a submission', async () => {
      const race = await harness.competition()
      const own = await harness.team(race)
      const disband = () => refusal(as(own.person).send(refs.disbandTeam, { params: { id: own.teamId } }))
      await harness.submit(race, own.person)
      expect(await disband()).toBe('teamHasSubmissions')
      const other = await harness.team(race)
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

    test('come in pages, newest first, each once', async () => {
      const race = await harness.competition()
      const reader = await harness.team(race)
      for (let made = 0; made < 5; made++) {
        const { teamId } = await harness.team(race)
        await set(teamId, { lookingAt: new Date(harness.api.clock.now() - made * 1000) })
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
    expect(await noticesOf(stranger)).toEqual([])
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
        const seen = await as(host.person).send(refs.teamPreview, { params: { id: host.teamId }, query })
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
    const { teamsPage } = await import('../../src/modules/team/overview.service.ts')
    const { listRequests } = await import('../../src/modules/team/request.service.ts')
    const { preview } = await import('../../src/modules/team/preview.service.ts')
    const { platform } = harness.api
    const guest = await harness.team(race)
    const count = async (work: () => Promise<unknown>) => (await countStatements(work)).count
    const { id } = host.person
    expect(await count(() => teamsPage(platform, { cmptId: race.id, page: 1, perPage: 12 }, id))).toBe(3)
    expect(await count(() => listRequests(platform, { teamId: host.teamId, cmptId: race.id }, id))).toBe(4)
    expect(
      await count(() => preview(platform, { teamId: host.teamId, wanted: { userId: guest.person.id } }, id)),
    ).toBeLessThanOrEqual(5)
  })
})
