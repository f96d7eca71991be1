import { refs } from '@shulei/contract/refs.ts'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { competitionModule } from '../../../src/modules/compete/competition/competition.routes.ts'
import { signups } from '../../../src/modules/compete/competition/tables.ts'
import { teamMembers, teams } from '../../../src/modules/compete/team/tables.ts'
import { describeConcurrent, engines, openApi, type TestApi } from '../../harness.ts'
import { ROUNDS_TO_FAIL, roundsOn } from '../../rounds.ts'
import { addCompetition } from './add-competition.ts'

const PARALLEL = 50

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

/**
 * One person sends every step of a sign-up many times at the same moment. Answers the resulting rows and the results of the calls.
 */
async function sameSignUp(api: TestApi) {
  const { db } = api.platform
  const competitionId = await addCompetition(api)
  const person = await api.person()
  const visitor = api.as(person)
  const params = { id: competitionId }
  const ended = async (call: Promise<unknown>) => {
    try {
      return await call
    } catch (error) {
      return { failed: (error as { http: number }).http }
    }
  }
  const joined = await times(PARALLEL, () => ended(visitor.send(refs.signUp, { params, body: {} })))
  const saved = await times(PARALLEL, (index) =>
    ended(
      visitor.send(refs.saveEntryForm, {
        params,
        body: { teamName: `队伍 ${index % 5}`, organization: '海边', iden: 1 },
      }),
    ),
  )
  const [rows, made, members] = await Promise.all([
    db.select().from(signups).where(eq(signups.competitionId, competitionId)),
    db.select().from(teams).where(eq(teams.competitionId, competitionId)),
    db.select().from(teamMembers).where(eq(teamMembers.competitionId, competitionId)),
  ])
  return { joined, saved, signups: rows.length, teams: made.length, members: members.length, teamId: made[0]?.id }
}

/** Many people choose one team name at the same moment. */
async function sameName(api: TestApi) {
  const { db } = api.platform
  const competitionId = await addCompetition(api)
  const params = { id: competitionId }
  const people = await times(10, () => api.person())
  await Promise.all(people.map((person) => api.as(person).send(refs.signUp, { params, body: {} })))
  const ends = await Promise.all(
    people.map((person, index) =>
      api
        .as(person)
        .send(refs.saveEntryForm, {
          params,
          body: { teamName: index % 2 ? 'Wave Let' : ' WAVE  let', organization: '海边', iden: 1 },
        })
        .then(
          () => 200,
          (error: { http: number; errno: string }) => error.errno,
        ),
    ),
  )
  const made = await db.select().from(teams).where(eq(teams.competitionId, competitionId))
  return { ends: ends.toSorted(), teams: made.length }
}

describe.each(engines)('signing up at the same moment on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { modules: [competitionModule] })
  })
  afterAll(() => api.close())

  test(`makes one sign-up and one team of ${PARALLEL} equal sign-ups, all with the same answer`, async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      const { joined, saved, teamId, ...left } = await sameSignUp(api)
      expect(left).toEqual({ signups: 1, teams: 1, members: 1 })
      expect(joined).toEqual(joined.map(() => ({ signupState: 2 })))
      expect(saved).toEqual(saved.map(() => ({ signupState: 3, teamId })))
    }
  })

  test('gives a name to one of ten people who choose it', async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      expect(await sameName(api)).toEqual({ ends: [200, ...Array(9).fill('e41005')], teams: 1 })
    }
  })
})

/** on PostgreSQL only: the embedded database runs transactions one after another and hides the race */
describeConcurrent('without locks and unique indexes', (engine) => {
  let api: TestApi
  const { query } = pg.Client.prototype
  const withoutLock = (text: string) => text.replace(/ for update$/i, '').replace(/ on conflict .* do nothing$/i, '')

  beforeAll(async () => {
    api = await openApi(engine, { modules: [competitionModule] })
    await api.platform.db.execute(sql`alter table signups drop constraint signups_person`)
    await api.platform.db.execute(sql`alter table team_members drop constraint team_members_person`)
    await api.platform.db.execute(sql`alter table teams drop constraint teams_name`)
    pg.Client.prototype.query = function (this: pg.Client, config: unknown, ...rest: unknown[]) {
      const changed =
        typeof config === 'object' && config !== null && 'text' in config
          ? Object.assign(config, { text: withoutLock(String(config.text)) })
          : config
      return (query as (...args: unknown[]) => unknown).call(this, changed, ...rest)
    } as typeof query
  })
  afterAll(async () => {
    pg.Client.prototype.query = query
    await api.close()
  })

  test('breaks the tests above without locks and unique columns', async () => {
    const most = { signups: 0, teams: 0, ofOneName: 0 }
    const isWrong = () => Object.values(most).every((count) => count > 1)
    for (let round = 0; round < ROUNDS_TO_FAIL && !isWrong(); round++) {
      const { signups: entries, teams: made } = await sameSignUp(api)
      const { teams: ofOneName } = await sameName(api)
      most.signups = Math.max(most.signups, entries)
      most.teams = Math.max(most.teams, made)
      most.ofOneName = Math.max(most.ofOneName, ofOneName)
    }
    expect(isWrong(), JSON.stringify(most)).toBe(true)
  })
})
