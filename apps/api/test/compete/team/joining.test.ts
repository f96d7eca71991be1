import { refs } from '@shulei/contract/refs.ts'
import { MAX_OPEN_INVITES, MAX_OPEN_REQUESTS } from '@shulei/domain/compete/team/limits.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { competitions } from '../../../src/modules/compete/competition/tables.ts'
import { bestScores, submissions } from '../../../src/modules/compete/submission/tables.ts'
import { engines, type TestPerson } from '../../harness.ts'
import { type Entrant, fileOff, type TestCompetition } from '../submission/submission-harness.ts'
import { openTeamHarness, refusal, type TeamHarness } from './team-harness.ts'

describe.each(engines)('joining teams on $name', (engine) => {
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
      expect([
        await harness.stateOf(host.person, competition),
        await harness.stateOf(guest.person, competition),
      ]).toEqual([4, 4])
      expect(await harness.noticesOf(host.person)).toEqual(['inviteAgreed'])
      expect(await harness.noticesOf(guest.person)).toEqual(['invited'])
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
      expect(await harness.noticesOf(host.person)).toEqual(['inviteRefused'])
      const second = await harness.invite(host, guest.person, competition)
      const pair = { userId: guest.person.id, teamId: host.teamId }
      expect(await as(host.person).send(refs.removeInvite, { query: pair })).toEqual({
        inviteId: second,
        state: 'removed',
      })
      expect(await refusal(as(host.person).send(refs.removeInvite, { query: {}, body: pair }))).toBe('notFound')
      expect(await refusal(as(host.person).send(refs.removeInvite, { query: {} }))).toBe('invalid')
      expect(await answer('agree', second)).toEqual({ result: 0, reason: 'withdrawn' })
      expect(await answer('refuse', second)).toEqual({ result: 0, reason: 'withdrawn' })
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
      await harness.set(host.teamId, { cheatStatus: 2 })
      expect(await agree()).toBe(-3)
      await harness.set(host.teamId, { cheatStatus: 0 })
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

    test('tells a person who has not signed up the limit that refuses it, as the preview does', async () => {
      const past = new Date(harness.api.clock.now() - 1)
      const setting = (values: Partial<typeof competitions.$inferInsert>) => (race: TestCompetition) =>
        harness.api.platform.db.update(competitions).set(values).where(eq(competitions.id, race.id))
      const limits: [reason: string, result: number, apply: (race: TestCompetition, host: Entrant) => unknown][] = [
        ['ended', 0, setting({ endTime: past, teamFreezeAt: past })],
        ['frozen', 0, setting({ teamFreezeAt: past })],
        ['full', -2, setting({ teamMax: 1 })],
        ['risky', -3, (_, { teamId }) => harness.set(teamId, { cheatStatus: 1 })],
      ]
      for (const [reason, result, apply] of limits) {
        const race = await harness.competition()
        const [host, person] = [await harness.team(race), await harness.api.person()]
        const inviteId = await harness.invite(host, person, race)
        await apply(race, host)
        const params = { id: host.teamId }
        expect((await as(person).send(refs.teamPreview, { params, query: { inviteId } })).reason).toBe(reason)
        const body = { inviteId, team_id: host.teamId, cmpt_id: race.id }
        expect(await as(person).send(refs.agreeTeamInvite, { body })).toEqual({ result, reason })
        expect(await as(person).send(refs.teamInvite, { query: { inviteId } })).toMatchObject({ state: 'invited' })
      }
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
      expect(await previewOf(blocker.person)).toMatchObject({ allowed: false, reason: 'teamBlocked' })
      expect(await harness.noticesOf(blocker.person)).toEqual([])
      const flagged = await harness.team(competition)
      await harness.set(flagged.teamId, { cheatStatus: 1 })
      expect(await invite(host, flagged.person)).toBe('teamRisky')
      expect(await previewOf(flagged.person)).toMatchObject({ allowed: false, reason: 'risky' })
      for (let open = 1; open < MAX_OPEN_INVITES; open++) await invite(host, await harness.api.person())
      expect(await invite(host, await harness.api.person())).toBe('tooManyInvites')
      await harness.set(pair.teamId, { cheatStatus: 1 })
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
      expect(await harness.noticesOf(host.person)).toEqual(['teamAsked', 'teamAsked'])
      expect([await harness.noticesOf(first.person), await harness.noticesOf(second.person)]).toEqual([
        ['teamAccepted'],
        ['teamDenied'],
      ])
      const { list } = await as(second.person).send(refs.noticeList, { query: {} })
      expect(list[0]?.href).toBe(`/competitions/${competition.id}/teams#find`)
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
      const eager = await harness.team(competition)
      for (let open = 0; open < MAX_OPEN_REQUESTS; open++) await ask(eager, await harness.team(competition))
      expect(await ask(eager, await harness.team(competition))).toBe('applicationFailed')
      await harness.set(host.teamId, { cheatStatus: 1 })
      expect(await ask(await harness.team(competition), host)).toBe('teamRisky')
      const [schedule] = competition.schedules
      await harness.set(host.teamId, { cheatStatus: 0, scheduleId: schedule ?? null })
      expect(await ask(await harness.team(competition), host)).toBe('roundsDiffer')
    })

    test('is refused where one side blocks the other, as its preview says; an acceptance is not', async () => {
      const [host, guest, stranger] = [
        await harness.team(competition),
        await harness.team(competition),
        await harness.api.person(),
      ]
      const previewOf = async (person: TestPerson, query = {}) =>
        (await as(person).send(refs.teamPreview, { params: { id: host.teamId }, query })).reason
      const inviteId = await harness.invite(host, guest.person, competition)
      for (const blocked of [guest.person, stranger])
        await as(host.person).send(refs.blockPerson, { params: { id: blocked.id } })
      expect(await previewOf(guest.person)).toBe('teamBlocked')
      expect(await refusal(harness.ask(guest, host, competition))).toBe('teamBlocked')
      expect(await previewOf(stranger)).toBe('notSignedUp')
      expect(await refusal(harness.ask({ ...guest, person: stranger }, host, competition))).toBe('notSignedUp')
      expect(await previewOf(guest.person, { inviteId })).toBeNull()
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
      const previewAtB = (requestId: number) =>
        as(b.person).send(refs.teamPreview, { params: { id: b.teamId }, query: { requestId } })
      await harness.answer(a, atA, 'accept')
      expect(await refusal(previewAtB(atB))).toBe('teamAlreadyJoined')
      expect(await refusal(harness.answer(b, atB, 'accept'))).toBe('teamAlreadyJoined')

      const leaver = await harness.team(competition)
      const left = await harness.ask(leaver, b, competition)
      await as(leaver.person).send(refs.disbandTeam, { params: { id: leaver.teamId } })
      expect(await refusal(previewAtB(left))).toBe('teamStatusUnknown')
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
      const solo = await harness.team(race)
      await harness.ask(solo, host, race)
      const requestId = await harness.ask(guest, host, race)
      const { list: told } = await as(host.person).send(refs.noticeList, { query: {} })
      const [merge, join] = told.map(({ title }) => title.en)
      expect(merge).toMatch(/asks to merge “.+” into your team/)
      expect(join).toMatch(/asks to join your team/)
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
      // one notice for each, also for the captain who asked
      for (const person of guest.all) expect(await harness.noticesOf(person)).toEqual(['teamMerged'])
    })
  })
})
