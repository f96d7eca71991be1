import { refs } from '@shulei/contract/refs.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../../engines.ts'
import type { TestPerson } from '../../harness.ts'
import { fileOff, type TestCompetition } from '../submission/submission-harness.ts'
import { openTeamHarness, refusal, type TeamHarness } from './team-harness.ts'

type Team = Awaited<ReturnType<TeamHarness['team']>>

/** The pages of people in the last second of a competition. */
interface Pages {
  competition: TestCompetition
  host: Team
  guest: Team
  newcomer: TestPerson
  inviteId: number
  requestId: number
}

type Click = (harness: TeamHarness, pages: Pages) => Promise<unknown>

/** A click of each kind on such a page, and the reason with which it is refused. */
const clicks: readonly [name: string, click: Click, reason: string | number][] = [
  [
    'sign up',
    ({ api }, { competition: { id }, newcomer }) => api.as(newcomer).send(refs.signUp, { params: { id }, body: {} }),
    'competitionExpired',
  ],
  [
    'save the sign-up form',
    ({ api }, { competition: { id }, guest }) =>
      api.as(guest.person).send(refs.saveEntryForm, {
        params: { id },
        body: { teamName: '最后一刻', organization: '海边', iden: 1 },
      }),
    'competitionExpired',
  ],
  [
    'submit a file',
    async (harness, { competition, host }) => {
      const answer = await harness.send(competition, host.person, { file: fileOff(1) })
      return ((await answer.json()) as { message: string }).message
    },
    '阶段已结束或尚未开放。',
  ],
  [
    'invite',
    (harness, { competition, host, newcomer }) => harness.invite(host, newcomer, competition),
    'competitionExpired',
  ],
  [
    'accept an invitation',
    (harness, { competition, host, guest, inviteId }) => harness.agree(guest.person, inviteId, host, competition),
    0,
  ],
  [
    'ask to join',
    (harness, { competition, host, guest }) => harness.ask(host, guest, competition),
    'competitionExpired',
  ],
  [
    'accept a request',
    (harness, { host, requestId }) => harness.answer(host, requestId, 'accept'),
    'competitionExpired',
  ],
  [
    'remove a member',
    ({ api }, { host }) =>
      api.as(host.person).send(refs.removeMember, {
        params: { id: host.teamId, memberId: host.all[1]?.id ?? 0 },
        query: {},
      }),
    'competitionExpired',
  ],
  [
    'hand over the captaincy',
    ({ api }, { host }) =>
      api.as(host.person).send(refs.transferCaptain, {
        params: { id: host.teamId },
        body: { captainId: host.all[1]?.id ?? 0 },
      }),
    'competitionExpired',
  ],
  [
    'disband',
    ({ api }, { guest }) => api.as(guest.person).send(refs.disbandTeam, { params: { id: guest.teamId } }),
    'competitionExpired',
  ],
  [
    'save name and manifesto',
    ({ api }, { host }) =>
      api
        .as(host.person)
        .send(refs.saveTeamInfo, { body: { teamId: host.teamId, name: '最后的名字', manifesto: '', tutor: null } }),
    'competitionExpired',
  ],
  [
    'look for people',
    ({ api }, { host }) =>
      api.as(host.person).send(refs.lookForPeople, {
        params: { id: host.teamId },
        body: { looking: { skills: ['时间序列'], time: '周末' } },
      }),
    'competitionExpired',
  ],
]

describe.each(engines)('a competition that ends between page and click on $name', (engine) => {
  let harness: TeamHarness
  let start: number
  beforeAll(async () => {
    harness = await openTeamHarness(engine)
    start = harness.api.clock.now()
  })
  afterAll(() => harness.close())
  beforeEach(() => harness.api.clock.set(start))

  /** Everything that the clicks would write. */
  async function stored() {
    const { rows } = await harness.api.platform.db.execute<{ all: string }>(sql`
      select json_build_array(
        (select json_agg(t order by t.id) from teams t), (select json_agg(m order by m.id) from team_members m),
        (select json_agg(i order by i.id) from team_invites i), (select json_agg(r order by r.id) from team_requests r),
        (select json_agg(g order by g.competition_id, g.user_id) from signups g),
        (select json_agg(s order by s.id) from submissions s), (select json_agg(q order by q.id) from quota_lines q),
        (select count(*) from notices))::text as all`)
    return rows[0]?.all
  }

  test.each(clicks)('%s: refused with a sentence, and nothing is written', async (_, click, reason) => {
    const end = start + 3_600_000
    const round = { title: '', sort: 0, startTime: new Date(start - 3_600_000), endTime: new Date(end) }
    const competition = await harness.competition({ endTime: round.endTime, teamFreezeAt: round.endTime }, [
      { ...round, listAStartTime: round.startTime, listAEndTime: round.endTime },
    ])
    const [host, guest] = [await harness.team(competition, 2), await harness.team(competition)]
    const newcomer = await harness.api.person()
    const inviteId = await harness.invite(host, guest.person, competition)
    const requestId = await harness.ask(guest, host, competition)
    const before = await stored()
    harness.api.clock.set(end + 1)
    expect(await refusal(click(harness, { competition, host, guest, newcomer, inviteId, requestId }))).toBe(reason)
    expect(await stored()).toBe(before)
    expect((await harness.traces()).stubs).toBe(0)
  })
})
