import type { Envelope } from '@shulei/contract/call.ts'
import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signups } from '../../../src/modules/compete/competition/tables.ts'
import { realNames } from '../../../src/modules/people/identity/tables.ts'
import { careers, educations, profiles } from '../../../src/modules/people/profile/tables.ts'
import { oneEngine } from '../../engines.ts'
import { fileOff, openSubmissionHarness, type SubmissionHarness, type TestCompetition } from './submission-harness.ts'

interface Refusal {
  reason: string
  checks: { rule: string; ok: boolean; remedy: string | null; facts: Record<string, unknown> }[]
}

describe.each(oneEngine)('the completion gate before submitting on $name', (engine) => {
  let harness: SubmissionHarness
  let competition: TestCompetition
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
    competition = await harness.competition()
  })
  afterAll(() => harness.close())

  const entrant = async () => (await harness.team(competition)).person
  const db = () => harness.api.platform.db

  /** Status, errno and missing facts of a refused upload; also checks that the page says the same. */
  async function refusal(person: { id: number; ssoId: string; name: string }) {
    const answer = await harness.send(competition, person, { file: fileOff(1) })
    const { errno, data } = (await answer.json()) as Envelope<Refusal>
    const check = data.checks.find(({ rule }) => rule === 'completion')
    const page = await harness.api
      .as(person)
      .send(refs.competitionSubmits, { params: { id: competition.id }, query: { part: 'submits' } })
    expect(page.verdict).toMatchObject({ allowed: false, reason: data.reason, nextAt: null })
    expect(page.verdict.checks).toEqual(data.checks)
    return [answer.status, errno, data.reason, check?.facts.missing, check?.remedy]
  }

  test('lets a complete person submit', async () => {
    expect(await harness.submit(competition, await entrant())).toMatchObject({ no: 1 })
  })

  test.each([
    ['introduction', { introduction: '' }],
    ['birthday', { birthday: null }],
    ['city', { city: '' }],
    ['industry', { industries: [] as string[] }],
  ] as const)('step 1: refuses a submission without %s', async (name, change) => {
    const person = await entrant()
    await db().update(profiles).set(change).where(eq(profiles.userId, person.id))
    expect(await refusal(person)).toEqual([409, 'e42010', 'profileIncomplete', name, 'basic'])
  })

  test('step 1 comes first, and names everything that is missing', async () => {
    const person = await entrant()
    await db().delete(profiles).where(eq(profiles.userId, person.id))
    await db().delete(educations).where(eq(educations.userId, person.id))
    await db().delete(realNames).where(eq(realNames.userId, person.id))
    const missing = 'identity introduction birthday industry city education'
    expect(await refusal(person)).toEqual([409, 'e42010', 'profileIncomplete', missing, 'basic'])
  })

  test('step 2: asks for the facts of the occupation, which the sign-up form names where the profile does not', async () => {
    const person = await entrant()
    await db().delete(careers).where(eq(careers.userId, person.id))
    await db().delete(realNames).where(eq(realNames.userId, person.id))
    const refused = (missing: string) => [409, 'e42011', 'occupationIncomplete', missing, 'occupation']
    expect(await refusal(person)).toEqual(refused('career'))
    await db().update(profiles).set({ iden: null }).where(eq(profiles.userId, person.id))
    await db()
      .update(signups)
      .set({ form: { organization: '', iden: 1, reason: '' } })
      .where(eq(signups.userId, person.id))
    await db().update(educations).set({ major: '' }).where(eq(educations.userId, person.id))
    expect(await refusal(person)).toEqual(refused('major'))
  })

  test.each([
    ['never begun', null],
    ['pending', { idCardStatus: 2 }],
    ['refused', { idCardStatus: 3 }],
    ['of the other region', { authType: 2 }],
  ] as const)('step 3: refuses a verification that is %s', async (_, change) => {
    const person = await entrant()
    if (change) await db().update(realNames).set(change).where(eq(realNames.userId, person.id))
    else await db().delete(realNames).where(eq(realNames.userId, person.id))
    expect(await refusal(person)).toEqual([409, 'e42012', 'realNameMissing', 'realName', 'verification'])
  })

  test('accepts an overseas verification that has passed', async () => {
    const person = await entrant()
    const overseas = { authType: 2, idCardStatus: 0, overseaAuthStatus: 1 }
    await db().update(realNames).set(overseas).where(eq(realNames.userId, person.id))
    expect(await harness.submit(competition, person)).toMatchObject({ no: 1 })
  })

  test('lets a person submit right after completing, and a refusal costs no try and leaves no file', async () => {
    const person = await entrant()
    const before = await harness.traces()
    await db().update(profiles).set({ birthday: null }).where(eq(profiles.userId, person.id))
    await refusal(person)
    expect(await harness.traces()).toEqual(before)
    await db().update(profiles).set({ birthday: '1992-05-11' }).where(eq(profiles.userId, person.id))
    expect(await harness.submit(competition, person)).toMatchObject({ no: 1 })
    const page = await harness.api
      .as(person)
      .send(refs.competitionSubmits, { params: { id: competition.id }, query: { part: 'submits' } })
    expect(page.quota.teamUsed).toBe(1)
    expect(page.verdict.allowed).toBe(true)
  })

  test('answers a repeated key with its submission, also when facts were removed since', async () => {
    const person = await entrant()
    const { id } = await harness.submit(competition, person, fileOff(1), { key: `key-${person.id}` })
    await db().delete(realNames).where(eq(realNames.userId, person.id))
    expect(await harness.submit(competition, person, fileOff(1), { key: `key-${person.id}` })).toMatchObject({ id })
  })

  test('tells reasons that keep the team from submitting before asking for facts', async () => {
    const { person } = await harness.team(competition, 1, { cheatStatus: 2 })
    await db().delete(realNames).where(eq(realNames.userId, person.id))
    const answer = await harness.send(competition, person, { file: fileOff(1) })
    expect(await answer.json()).toMatchObject({ errno: 'e42007', data: { reason: 'teamBanned' } })
  })
})
