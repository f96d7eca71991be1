import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashCode } from '../../../src/modules/compete/competition/private/code-hash.ts'
import { signups } from '../../../src/modules/compete/competition/tables.ts'
import { teamMembers } from '../../../src/modules/compete/team/tables.ts'
import { engines } from '../../engines.ts'
import type { TestPerson } from '../../harness.ts'
import { openSubmissionHarness, type SubmissionHarness, type TestCompetition } from './submission-harness.ts'

describe.each(engines)('the competitions of the stand-alone submit page on $name', (engine) => {
  let harness: SubmissionHarness
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
  })
  afterAll(() => harness.close())

  const list = async (person: TestPerson) => (await harness.api.as(person).send(refs.submitCompetitions, {})).list

  /** Lets a person who has a team in one competition take part in another one, too. */
  async function enter(competition: TestCompetition, person: TestPerson) {
    const { teamId } = await harness.team(competition)
    const { db } = harness.api.platform
    await db.insert(teamMembers).values({ teamId, competitionId: competition.id, userId: person.id })
    await db.insert(signups).values({ competitionId: competition.id, userId: person.id, state: 3 })
  }

  test('are the running ones with a team, in the order in which they close', async () => {
    const at = (days: number) => new Date(harness.api.clock.now() + days * DAY)
    const round = { title: '', sort: 0, startTime: at(-5), endTime: at(9) }
    const later = await harness.competition({}, [{ ...round, listAStartTime: at(2), listAEndTime: at(4) }])
    const soon = await harness.competition({}, [{ ...round, listAStartTime: at(-2), listAEndTime: at(1) }])
    const bare = await harness.competition({}, [round])
    const ended = await harness.competition({ endTime: at(-1) })
    await harness.competition()
    const { person, teamId } = await harness.team(later)
    for (const one of [soon, bare, ended]) await enter(one, person)
    const found = await list(person)
    expect(found.map(({ id, edge }) => [id, edge?.kind ?? null, edge?.list ?? null])).toEqual([
      [soon.id, 'ends', 'A'],
      [later.id, 'starts', 'A'],
      [bare.id, null, null],
    ])
    expect(found[1]?.team.id).toBe(teamId)
  })

  test('are none for a person without a team, and no private one that is locked', async () => {
    expect(await list(await harness.api.person())).toEqual([])
    const locked = await harness.competition({ codeHash: await hashCode('tide') })
    const { person } = await harness.team(locked)
    expect(await list(person)).toEqual([])
  })

  test('are refused without a session', async () => {
    const answer = await harness.api.request('/api/competitions/submits/own')
    expect(answer.status).toBe(401)
  })
})
