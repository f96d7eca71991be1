import type { AnyCall } from '@shulei/contract/call.ts'
import * as teamCalls from '@shulei/contract/compete/team/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oneEngine, type TestPerson } from '../../harness.ts'
import type { TestCompetition } from '../submission/submission-harness.ts'
import { openTeamHarness, refusal, type TeamHarness } from './team-harness.ts'

const calls: Readonly<Record<string, AnyCall>> = teamCalls

/** Ids around a team: one of its members, a request to it, and an invitation of it with the person who is invited. */
interface Ids {
  cmptId: number
  teamId: number
  memberId: number
  requestId: number
  inviteId: number
  inviteeId: number
}

interface Given {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

const looking = { skills: ['时间序列'], time: '周末' }
const texts = { name: '夺来的队名', manifesto: '', tutor: null }
const accept = { action: 'accept' }

/** Every call of teams with ids of others, alone and mixed with those of the caller's own team. */
const rows: Readonly<Record<string, (own: Ids, other: Ids) => Given[]>> = {
  // reads by competition alone; a test of its own looks at the answer
  competitionTeams: () => [],
  updateTeam: (_own, { teamId }) => [{ params: { id: teamId }, body: texts }],
  saveTeamInfo: (_own, { teamId }) => [{ body: { teamId, ...texts } }],
  lookForPeople: (_own, { teamId }) => [{ params: { id: teamId }, body: { looking } }],
  removeMember: (own, { teamId, memberId }) => [
    { params: { id: teamId, memberId } },
    { params: { id: own.teamId, memberId } },
  ],
  removeUser: (own, { teamId, memberId }) => [
    { query: { teamId, userId: memberId } },
    { query: { teamId: own.teamId, userId: memberId } },
    { body: { teamId, userId: memberId } },
  ],
  transferCaptain: (own, { teamId, memberId }) => [
    { params: { id: teamId }, body: { captainId: own.memberId } },
    { params: { id: teamId }, body: { captainId: memberId } },
    { params: { id: own.teamId }, body: { captainId: memberId } },
  ],
  disbandTeam: (_own, { teamId }) => [{ params: { id: teamId } }],
  // any team of the same competition may be asked
  askToJoin: (own, { cmptId, teamId }) =>
    own.cmptId === cmptId ? [] : [{ params: { id: teamId }, body: { message: '一起', cmptId: own.cmptId } }],
  joinRequests: (own, { cmptId, teamId }) => [
    { params: { id: teamId }, query: { cmptId } },
    { params: { id: teamId }, query: { cmptId: own.cmptId } },
  ],
  answerJoinRequest: (own, { teamId, requestId }) => [
    { params: { id: teamId }, body: { requestId, ...accept } },
    { params: { id: own.teamId }, body: { requestId, ...accept } },
    { params: { id: teamId }, body: { requestId: own.requestId, ...accept } },
  ],
  withdrawJoinRequest: (own, { teamId, requestId }) => [
    { params: { id: teamId }, query: { requestId } },
    { params: { id: own.teamId }, query: { requestId } },
    { params: { id: teamId }, body: { requestId } },
  ],
  inviteUser: (own, { cmptId, teamId }) => [
    { body: { userId: own.inviteeId, teamId, cmptId } },
    { body: { userId: own.inviteeId, teamId, cmptId: own.cmptId } },
  ],
  removeInvite: (own, { teamId, inviteeId }) => [
    { query: { userId: inviteeId, teamId } },
    { query: { userId: inviteeId, teamId: own.teamId } },
    { body: { userId: inviteeId, teamId } },
  ],
  teamInvite: (_own, { inviteId }) => [{ query: { inviteId } }],
  agreeTeamInvite: (own, { cmptId, teamId, inviteId }) => [
    { body: { inviteId, cmpt_id: cmptId, team_id: teamId } },
    { body: { inviteId, cmpt_id: own.cmptId, team_id: own.teamId } },
    { body: { inviteId: own.inviteId, cmpt_id: cmptId, team_id: teamId } },
  ],
  refuseTeamInvite: (own, { teamId, inviteId }) => [
    { body: { inviteId, team_id: teamId } },
    { body: { inviteId: own.inviteId, team_id: teamId } },
  ],
  teamPreview: (own, { teamId, requestId, inviteId }) => [
    { params: { id: teamId }, query: { requestId } },
    { params: { id: teamId }, query: { inviteId } },
    { params: { id: teamId }, query: { userId: own.inviteeId } },
    { params: { id: own.teamId }, query: { requestId } },
    { params: { id: own.teamId }, query: { inviteId } },
  ],
}

const missing: Omit<Ids, 'cmptId'> = {
  ...{ teamId: 999_999_001, memberId: 999_999_002, requestId: 999_999_003 },
  ...{ inviteId: 999_999_004, inviteeId: 999_999_005 },
}

const secret = '只给队长看的理由'

function requestOf({ method, path }: AnyCall, { params = {}, query = {}, body }: Given): [string, RequestInit] {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const json = { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }
  return [`${filled}${search.size > 0 ? `?${search}` : ''}`, { method, ...(method === 'GET' ? {} : json) }]
}

test('every call of teams has a row, and every row a call', () => {
  expect(Object.keys(rows).sort()).toEqual(Object.keys(calls).sort())
})

describe.each(oneEngine)('ids of other teams in every call on $name', (engine) => {
  let harness: TeamHarness
  let own: Ids & { person: TestPerson }
  const others: Record<string, Ids> = {}

  /** A team of two with a request to it and an invitation of it. */
  async function around(competition: TestCompetition): Promise<Ids & { person: TestPerson }> {
    const host = await harness.team(competition, 2)
    const guest = await harness.team(competition)
    const params = { id: host.teamId }
    const body = { message: secret, cmptId: competition.id }
    const { requestId } = await harness.api.as(guest.person).send(refs.askToJoin, { params, body })
    const invitee = await harness.api.person()
    const inviteId = await harness.invite(host, invitee, competition)
    const ids = { cmptId: competition.id, teamId: host.teamId, memberId: host.all[1]?.id ?? 0 }
    return { ...ids, requestId, inviteId, inviteeId: invitee.id, person: host.person }
  }

  beforeAll(async () => {
    harness = await openTeamHarness(engine)
    const competition = await harness.competition()
    own = await around(competition)
    others['the same competition'] = await around(competition)
    const elsewhere = await harness.competition()
    await harness.team(elsewhere)
    others['another competition'] = await around(elsewhere)
  })
  afterAll(() => harness.close())

  const ask = async (person: TestPerson, call: AnyCall, given: Given) => {
    const [path, init] = requestOf(call, given)
    const answer = await harness.api.as(person).request(path, init)
    const { errno, message, data } = (await answer.json()) as Record<string, unknown>
    const what = `${call.method} ${path} ${init.body ?? ''}`
    return { what, refusal: { http: answer.status, errno, message, data } }
  }
  const state = async () => {
    const { rows: all } = await harness.api.platform.db.execute(sql`
      select 't' as kind, to_jsonb(t) as row from teams t union all select 'm', to_jsonb(m) from team_members m
      union all select 'i', to_jsonb(i) from team_invites i union all select 'r', to_jsonb(r) from team_requests r
      union all select 'c', to_jsonb(c) from team_changes c union all select 's', to_jsonb(s) from signups s
      union all select 'n', to_jsonb(n) from notices n order by 1, 2`)
    return JSON.stringify(all)
  }

  test.each([['the same competition'], ['another competition']])(
    'are refused exactly like missing ones, and change nothing, in %s',
    async (where) => {
      const other = others[where] as Ids
      const before = await state()
      for (const [name, call] of Object.entries(calls)) {
        const [foreign, nowhere] = [rows[name]?.(own, other), rows[name]?.(own, { ...other, ...missing })]
        for (const [index, given] of (foreign ?? []).entries()) {
          const seen = await ask(own.person, call, given)
          const control = await ask(own.person, call, nowhere?.[index] ?? {})
          expect(seen.refusal.http, seen.what).toBeGreaterThanOrEqual(400)
          expect(seen.refusal.http, seen.what).toBeLessThan(500)
          expect(seen.refusal, seen.what).toEqual(control.refusal)
          expect(JSON.stringify(seen.refusal), seen.what).not.toContain(secret)
        }
      }
      expect(await state()).toBe(before)
    },
  )

  test('are refused alike to everybody without a session', async () => {
    const visitor = harness.api
    for (const [name, call] of Object.entries(calls)) {
      const [given] = rows[name]?.(own, others['the same competition'] as Ids) ?? []
      const [path, init] = requestOf(call, given ?? { params: { id: own.teamId }, query: { cmptId: own.cmptId } })
      expect((await visitor.request(path, init)).status, `${call.method} ${path}`).toBe(401)
    }
  })

  test("show a captain nothing of another team's requests and invitations", async () => {
    const other = others['the same competition'] as Ids
    const seen = await harness.api.as(own.person).send(refs.competitionTeams, { query: { cmptId: other.cmptId } })
    expect(seen.team?.id).toBe(own.teamId)
    expect(seen.invites.map(({ inviteId }) => inviteId)).toEqual([own.inviteId])
    expect([seen.received, seen.sent]).toEqual([[], []])
    const elsewhere = others['another competition'] as Ids
    const query = { cmptId: elsewhere.cmptId }
    expect(await harness.api.as(own.person).send(refs.competitionTeams, { query })).toMatchObject({
      ...{ team: null, role: null, teamJoinUndisposedCount: 0, invites: [], received: [], sent: [] },
    })
  })

  describe('texts of a team', () => {
    const save = (change: object) => {
      const body = { teamId: own.teamId, ...texts, ...change }
      return refusal(harness.api.as(own.person).send(refs.saveTeamInfo, { body }))
    }
    const look = (given: { skills: string[]; time: string }) => {
      const params = { id: own.teamId }
      return refusal(harness.api.as(own.person).send(refs.lookForPeople, { params, body: { looking: given } }))
    }

    test('may be of emoji, whose parts are not split, but no longer than other names', async () => {
      const family = '👩‍👩‍👧‍👦'
      expect(await save({ name: `${family}🌊` })).toMatchObject({ name: `${family}🌊` })
      expect(await save({ name: '🌊'.repeat(200) })).toBe('teamNameInvalid')
    })

    test('may be of a script from right to left, without marks that turn the text around', async () => {
      expect(await save({ name: 'موجة البحر' })).toMatchObject({ name: 'موجة البحر' })
      for (const mark of ['\u202e', '\u2066', '\u202b'])
        expect(await save({ name: `队${mark}伍` })).toBe('teamNameInvalid')
    })

    test('keep markup as text, and refuse NUL and halves of characters', async () => {
      const manifesto = '<img src=x onerror=alert(1)>'
      expect(await save({ manifesto })).toMatchObject({ manifesto })
      expect([await save({ manifesto: 'a\0' }), await save({ manifesto: '\ud83d' })]).toEqual([
        'manifestoInvalid',
        'manifestoInvalid',
      ])
      expect(await look({ skills: ['<b>图</b>'], time: '' })).toEqual({
        looking: { skills: ['<b>图</b>'], time: '' },
      })
      for (const bad of ['a\0', '\ud83d', '长'.repeat(10_000)]) {
        expect([await look({ skills: [bad], time: '' }), await look({ skills: [], time: bad })]).toEqual([
          'lookingInvalid',
          'lookingInvalid',
        ])
      }
    })
  })
})
