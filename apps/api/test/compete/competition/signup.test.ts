import type { CallError } from '@shulei/client/call-error.ts'
import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { competitionModule } from '../../../src/modules/compete/competition/competition.routes.ts'
import { competitions, signups } from '../../../src/modules/compete/competition/tables.ts'
import { teamMembers, teams } from '../../../src/modules/compete/team/tables.ts'
import { foundTeam } from '../../../src/modules/compete/team/team.service.ts'
import { oneEngine, openApi, startOfTests, type TestApi, type TestPerson, type Visitor } from '../../harness.ts'
import { addCompetition } from './add-competition.ts'

const form = { teamName: '近岸观察组', organization: '近岸海洋观测站', iden: 2 as const }
const agreement = { cn: '<p>协议</p>', en: '<p>Agreement</p>' }

/** The errno and status of a refused call. */
const refusal = async (call: Promise<unknown>) => {
  const error = (await call.then(
    () => null,
    (reason: unknown) => reason,
  )) as CallError | null
  return error && { http: error.http, errno: error.errno }
}

describe.each(oneEngine)('signing up on $name', (engine) => {
  let api: TestApi
  let person: TestPerson
  let visitor: Visitor

  beforeAll(async () => {
    api = await openApi(engine, { modules: [competitionModule] })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    api.clock.set(startOfTests)
    person = await api.person()
    visitor = api.as(person)
  })

  const join = (id: number) => visitor.send(refs.signUp, { params: { id }, body: {} })
  const agree = (id: number, version = 1, accepted = true) =>
    visitor.send(refs.acceptAgreement, { params: { id }, body: { agreement: accepted, version } })
  const save = (id: number, change: Partial<typeof form> & { manifesto?: string } = {}, by = visitor) =>
    by.send(refs.saveEntryForm, { params: { id }, body: { ...form, ...change } })
  const page = (id: number) => visitor.send(refs.competitionProfile, { params: { id }, query: {} })

  test('with an agreement runs through agreement and form to a team of one', async () => {
    const id = await addCompetition(api, { agreement, agreementVersion: 3 })
    expect((await page(id)).signupState).toBe(0)
    expect(await join(id)).toEqual({ signupState: 0 })
    expect(await refusal(save(id))).toEqual({ http: 409, errno: 'e41004' })
    expect(await refusal(agree(id, 3, false))).toEqual({ http: 409, errno: 'e41004' })
    expect(await refusal(agree(id, 2))).toEqual({ http: 409, errno: 'e41004' })
    expect(await agree(id, 3)).toEqual({ signupState: 2 })
    const saved = await save(id, { manifesto: '看得慢一点' })
    expect(saved.signupState).toBe(3)
    const shown = await page(id)
    expect(shown).toMatchObject({ signupState: 3, teamCount: 1, signedUpAt: new Date(startOfTests).toISOString() })
    expect(shown.profile.team).toEqual({
      id: saved.teamId,
      name: '近岸观察组',
      manifesto: '看得慢一点',
      avatar: null,
      cheatStatus: 0,
      caseStatus: 0,
      scheduleId: null,
      captainId: person.id,
      members: [{ userId: person.ssoId, id: person.id, name: person.name, avatar: null }],
    })
  })

  test('without an agreement skips its step', async () => {
    const id = await addCompetition(api)
    expect(await join(id)).toEqual({ signupState: 2 })
    expect((await save(id)).signupState).toBe(3)
  })

  test('refuses a step before the first one', async () => {
    const id = await addCompetition(api, { agreement })
    expect(await refusal(agree(id))).toEqual({ http: 403, errno: 'e43005' })
    expect(await refusal(save(id))).toEqual({ http: 403, errno: 'e43005' })
  })

  test('answers repeats with the existing sign-up and changes nothing', async () => {
    const id = await addCompetition(api, { agreement })
    await join(id)
    await agree(id)
    const first = await save(id)
    expect(await join(id)).toEqual({ signupState: 3 })
    expect(await agree(id)).toEqual({ signupState: 3 })
    expect(await save(id)).toEqual(first)
    const rows = await api.platform.db.select().from(teams).where(eq(teams.competitionId, id))
    expect(rows).toHaveLength(1)
  })

  test('renames the team with a later save, and asks for a new agreement first', async () => {
    const id = await addCompetition(api, { agreement })
    await join(id)
    await agree(id)
    const { teamId } = await save(id)
    expect(await save(id, { teamName: '远洋观察组' })).toEqual({ signupState: 3, teamId })
    expect((await page(id)).profile.team?.name).toBe('远洋观察组')
    await api.platform.db.update(competitions).set({ agreementVersion: 2 }).where(eq(competitions.id, id))
    expect(await refusal(save(id))).toEqual({ http: 409, errno: 'e41004' })
    // the state goes back to the first step and the team stays, until the person accepts the new agreement
    expect(await page(id)).toMatchObject({ signupState: 0, profile: { team: { name: '远洋观察组' } } })
    expect(await join(id)).toEqual({ signupState: 0 })
    expect(await agree(id, 2)).toEqual({ signupState: 3 })
    expect((await page(id)).signupState).toBe(3)
    expect((await save(id)).signupState).toBe(3)
  })

  test('changes the form, but not the team, for a member who is not the captain', async () => {
    const id = await addCompetition(api)
    const captain = await api.person()
    const at = new Date(startOfTests)
    const teamId = await api.platform.db.transaction((tx) =>
      foundTeam(tx, {
        competitionId: id,
        name: '格点拾贝',
        manifesto: '',
        members: [captain, person],
        demo: false,
        at,
      }),
    )
    await api.platform.db.insert(signups).values({ competitionId: id, userId: person.id, state: 4 })
    expect(await save(id, { teamName: '换个名字' })).toEqual({ signupState: 4, teamId })
    const { profile, signupState } = await page(id)
    expect([signupState, profile.team?.name, profile.team?.captainId]).toEqual([4, '格点拾贝', captain.id])
    expect(profile.team?.members.map((member) => member.id)).toEqual([captain.id, person.id])
    const [row] = await api.platform.db.select().from(signups).where(eq(signups.competitionId, id))
    expect(row?.form).toEqual({ organization: form.organization, iden: 2, reason: '' })
  })

  test('refuses look-alike team names in one competition, and accepts them in two', async () => {
    const id = await addCompetition(api)
    const elsewhere = await addCompetition(api)
    await join(id)
    await save(id, { teamName: 'Tidal Lock' })
    await join(elsewhere)
    expect((await save(elsewhere, { teamName: 'Tidal Lock' })).signupState).toBe(3)
    const rival = api.as(await api.person())
    await rival.send(refs.signUp, { params: { id }, body: {} })
    for (const teamName of [
      'Tidal Lock',
      '  tidal   lock ',
      'ＴＩＤＡＬ lock',
      'Tidal\u200bLock'.replace('\u200b', ' \u200b'),
    ]) {
      expect(await refusal(save(id, { teamName }, rival))).toEqual({ http: 409, errno: 'e41005' })
    }
    const left = await rival.send(refs.competitionProfile, { params: { id }, query: {} })
    expect(left).toMatchObject({ signupState: 2, profile: { team: null } })
    expect((await save(id, { teamName: 'Tidal Lock 2' }, rival)).signupState).toBe(3)
    expect(await refusal(save(id, { teamName: 'TIDAL LOCK' }, rival))).toEqual({ http: 409, errno: 'e41005' })
  })

  test('opens and closes with the windows of sign-up and competition, to the millisecond', async () => {
    const opens = startOfTests
    const id = await addCompetition(api, {
      startTime: new Date(opens),
      signupStartTime: new Date(opens + 1000),
      signupEndTime: new Date(opens + DAY),
      endTime: new Date(opens + 2 * DAY),
    })
    const notStarted = { http: 409, errno: 'e41007' }
    const closed = { http: 409, errno: 'e41002' }
    const expired = { http: 409, errno: 'e41001' }
    expect(await refusal(join(id))).toEqual(notStarted)
    api.clock.set(opens + 999)
    expect(await refusal(join(id))).toEqual(notStarted)
    api.clock.set(opens + DAY + 1)
    expect(await refusal(join(id))).toEqual(closed)
    api.clock.set(opens + 2 * DAY)
    expect(await refusal(join(id))).toEqual(closed)
    api.clock.set(opens + 2 * DAY + 1)
    expect(await refusal(join(id))).toEqual(expired)
    api.clock.set(opens + DAY)
    expect(await join(id)).toEqual({ signupState: 2 })
    api.clock.set(opens + DAY + 1)
    expect(await refusal(save(id))).toEqual(closed)
    api.clock.set(opens + DAY)
    await save(id)
    api.clock.set(opens + 2 * DAY)
    expect((await save(id, { teamName: '改名' })).signupState).toBe(3)
    api.clock.set(opens + 2 * DAY + 1)
    expect(await refusal(save(id))).toEqual(expired)
    expect(await join(id)).toEqual({ signupState: 3 })
  })

  test('refuses everybody while the competition is switched off', async () => {
    const id = await addCompetition(api, { isOpenSignup: false })
    expect(await refusal(join(id))).toEqual({ http: 409, errno: 'e41002' })
  })

  test('asks a visitor to sign in', async () => {
    const id = await addCompetition(api)
    const call = api.send(refs.signUp, { params: { id }, body: {} })
    expect(await refusal(call)).toEqual({ http: 401, errno: 'e40100' })
    expect((await api.send(refs.competitionProfile, { params: { id }, query: {} })).signupState).toBe(0)
  })

  test('changes the caller’s own sign-up only, whatever the body says', async () => {
    const id = await addCompetition(api)
    const other = await api.person()
    const body = { userId: other.id, ssoId: other.ssoId, teamId: 1, competitionId: 1, state: 4, targetId: other.id }
    await visitor.send(refs.signUp, { params: { id }, body: body as never })
    const rows = await api.platform.db.select().from(signups).where(eq(signups.competitionId, id))
    expect(rows.map((row) => [row.userId, row.state, row.targetId])).toEqual([[person.id, 2, String(other.id)]])
  })

  test.each([
    ['', 'e40001'],
    ['   ', 'e40001'],
    ['\u200b', 'e40001'],
    ['a\u0000b', 'e40001'],
    ['\ud800', 'e40001'],
    ['\u202eevil', 'e40001'],
    ['一'.repeat(31), 'e40001'],
    ['系统通知', 'e41006'],
    ['ＳＨＵＬＥＩ', 'e41006'],
  ])('refuses the team name %j', async (teamName, errno) => {
    const id = await addCompetition(api)
    await join(id)
    expect(await refusal(save(id, { teamName }))).toEqual({ http: 400, errno })
    const members = await api.platform.db
      .select()
      .from(teamMembers)
      .where(and(eq(teamMembers.competitionId, id), eq(teamMembers.userId, person.id)))
    expect(members).toEqual([])
    expect((await page(id)).signupState).toBe(2)
  })

  test.each([
    ['an organisation that is empty', { organization: '  ' }],
    ['a lone surrogate in the organisation', { organization: 'a\udc00' }],
    ['NUL in the manifesto', { manifesto: '\u0000' }],
    ['a manifesto of 201 characters', { manifesto: '😀'.repeat(201) }],
    ['an identity that does not exist', { iden: 3 as never }],
    ['an object for a name', { teamName: {} as never }],
  ])('refuses %s', async (_, change) => {
    const id = await addCompetition(api)
    await join(id)
    expect(await refusal(save(id, change))).toEqual({ http: 400, errno: 'e40001' })
  })

  test.each(['0', '-1', '99999999999999999999', '1.5', 'NaN', '0x10', '%00', 'abc', '9007199254740991'])(
    'answers competition %s as not found',
    async (id) => {
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['POST', '/users', '{}'],
        ['PUT', '/users', '{"agreement":true,"version":1}'],
        ['PUT', '/users-v2', JSON.stringify(form)],
      ] as const) {
        const headers = { 'content-type': 'application/json' }
        const answer = await visitor.request(`/api/competitions/${id}${path}`, { method, body, headers } as RequestInit)
        expect([method, path, answer.status]).toEqual([method, path, 404])
      }
    },
  )
})
