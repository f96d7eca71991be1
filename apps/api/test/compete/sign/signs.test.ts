import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dismissCommand, signsCommand } from '../../../commands/signs.ts'
import { sessions } from '../../../src/modules/base/session/tables.ts'
import { compareFiles } from '../../../src/modules/compete/sign/alike.service.ts'
import { noteSharedDevices } from '../../../src/modules/compete/sign/device.service.ts'
import { listSigns } from '../../../src/modules/compete/sign/sign.service.ts'
import { fileSketches } from '../../../src/modules/compete/sign/tables.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { engines } from '../../engines.ts'
import type { TestPerson } from '../../harness.ts'
import { fileOff, type TestCompetition, testIds } from '../submission/submission-harness.ts'
import { openTeamHarness, type TeamHarness } from '../team/team-harness.ts'

describe.each(engines)('signs for organisers on $name', (engine) => {
  let harness: TeamHarness
  beforeAll(async () => {
    harness = await openTeamHarness(engine)
  })
  afterAll(() => harness.close())

  const signsOf = async ({ id }: TestCompetition, isAll = false) =>
    (await listSigns(harness.api.platform.db, id, { isAll })).list.map(({ kind, evidence }) => ({ kind, ...evidence }))

  /** A file in which the predictions are off by other amounts in each row. */
  const fileWith = (offs: readonly number[], { digits = 6, ids = testIds } = {}) =>
    `id,y\n${ids.map((id) => `${id},${(testIds.indexOf(id) + 1 + (offs[testIds.indexOf(id)] ?? 0)).toFixed(digits)}`).join('\n')}\n`
  const sample = `id,y\n${testIds.map((id) => `${id},3`).join('\n')}\n`
  const one = [0.3, -0.2, 0.5, 0.1, -0.4, 0.25]
  const other = [-0.1, 0.4, -0.3, 0.35, 0.2, -0.5]

  /** Files of different teams, each evaluated and compared. */
  async function compared(files: readonly string[], { sameTeam = false } = {}) {
    const competition = await harness.competition({}, undefined, 20)
    let team = await harness.team(competition)
    for (const file of files) {
      await harness.submit(competition, team.person, file)
      await harness.settle()
      if (!sameTeam) team = await harness.team(competition)
    }
    while ((await compareFiles(harness.api.platform)) > 0);
    return competition
  }

  test('are raised for equal predictions of different teams, in whatever order and format of the file', async () => {
    const competition = await compared([
      fileWith(one),
      fileWith(other),
      fileWith(one, { digits: 9, ids: testIds.toReversed() }).replaceAll('\n', '\r\n'),
    ])
    const [sign, ...more] = await signsOf(competition)
    expect(more).toEqual([])
    expect(sign).toMatchObject({ kind: 'alikeFiles', likeness: 1, teams: 2 })
    const rows = await harness.rows(competition)
    expect(sign && 'files' in sign && sign.files.map(({ submissionId }) => submissionId)).toEqual([
      rows[0]?.id,
      rows[2]?.id,
    ])
  })

  test('are raised for nearly equal predictions, once for two teams', async () => {
    const near = one.map((off, row) => off + row / 10_000)
    const nearer = one.map((off, row) => off + row / 20_000)
    const competition = await compared([fileWith(one), fileWith(near)])
    expect(await signsOf(competition)).toMatchObject([{ kind: 'alikeFiles', teams: 2 }])
    const teams = await harness.teamIds(competition)
    expect(teams.length).toBe(3)
    const [first] = await signsOf(competition)
    expect(first && 'likeness' in first && first.likeness).toBeGreaterThan(0.99)
    expect(await signsOf(await compared([fileWith(one), fileWith(near), fileWith(nearer)]))).toHaveLength(3)
  })

  test.each([
    ['a sample with one value in all rows', [sample, sample]],
    ['two models of one quality', [fileWith(one), fileWith(other)]],
    ['perfect predictions, which are equal by nature', [fileOff(0), fileOff(0)]],
  ])('are not raised for %s', async (_, files) => {
    expect(await signsOf(await compared(files))).toEqual([])
  })

  test('are not raised for the files of one team, nor for those of a baseline, which everybody has', async () => {
    expect(await signsOf(await compared([fileWith(one), fileWith(one)], { sameTeam: true }))).toEqual([])
    const before = await harness.api.platform.db.$count(fileSketches)
    // the scores of the weak baseline of the test's competitions
    expect(await signsOf(await compared([fileOff(3, 3.5), fileOff(3, 3.5)]))).toEqual([])
    expect(await harness.api.platform.db.$count(fileSketches)).toBe(before)
  })

  test('are one for a file that many teams hand in', async () => {
    const competition = await compared(Array.from({ length: 6 }, () => fileWith(one)))
    expect(await signsOf(competition)).toMatchObject([{ likeness: 1, teams: 6 }])
  })

  test('are raised at a number of statements that does not grow with the files of others', async () => {
    const competition = await compared([fileWith(one), fileWith(other)])
    const late = await harness.team(competition)
    await harness.submit(competition, late.person, fileWith(one.map((off) => off * 3)))
    await harness.settle()
    const { count } = await countStatements(() => compareFiles(harness.api.platform))
    expect(count).toBeLessThanOrEqual(3)
  })

  test('are raised where tries of a day move with a team, or stay with one that their person leaves', async () => {
    const competition = await harness.competition()
    const [host, guest, clean] = [
      await harness.team(competition),
      await harness.team(competition),
      await harness.team(competition),
    ]
    await harness.submit(competition, guest.person, fileWith(one))
    await harness.settle()
    for (const { person } of [guest, clean]) {
      expect(await harness.agree(person, await harness.invite(host, person, competition), host, competition)).toBe(1)
    }
    const remove = (member: TestPerson) =>
      harness.api
        .as(host.person)
        .send(refs.removeMember, { params: { id: host.teamId, memberId: member.id }, query: {} })
    await remove(guest.person)
    await remove(clean.person)
    const people = [guest.person.id]
    expect(await signsOf(competition)).toMatchObject([
      { kind: 'movedTries', way: 'joined', tries: 1, people, toTeam: host.teamId },
      { kind: 'movedTries', way: 'left', tries: 1, people, fromTeam: host.teamId },
    ])
    // yesterday's tries are no sign
    harness.api.clock.set(harness.api.clock.now() + DAY)
    await harness.agree(guest.person, await harness.invite(host, guest.person, competition), host, competition)
    expect(await signsOf(competition)).toHaveLength(2)
    harness.api.clock.set(harness.api.clock.now() - DAY)
  })

  describe('of a shared device', () => {
    const browser = { ipAddress: '203.0.113.7', userAgent: 'Browser 1' }

    /** Signs people in on a device, as the sign-on library stores it. */
    async function onDevice(people: readonly TestPerson[], device: { ipAddress: string; userAgent: string }) {
      for (const { id } of people) {
        await harness.api.platform.db.insert(sessions).values({
          userId: id,
          token: crypto.randomUUID(),
          expiresAt: new Date(harness.api.clock.now() + DAY),
          ...device,
        })
      }
    }

    async function twoTeams() {
      const competition = await harness.competition()
      const [a, b] = [await harness.team(competition, 2), await harness.team(competition)]
      return { competition, a, b }
    }

    test('are raised for people of different teams who use tries on the same day', async () => {
      const { competition, a, b } = await twoTeams()
      await onDevice([a.person, b.person], browser)
      await harness.submit(competition, a.person)
      await noteSharedDevices(harness.api.platform)
      // one of them alone has used tries
      expect(await signsOf(competition)).toEqual([])
      await harness.submit(competition, b.person)
      await noteSharedDevices(harness.api.platform)
      await noteSharedDevices(harness.api.platform)
      const found = await signsOf(competition)
      expect(found).toMatchObject([{ kind: 'sharedDevice', people: [{ teamId: a.teamId }, { teamId: b.teamId }] }])
      expect(JSON.stringify(found)).not.toMatch(/203\.0\.113|Browser/)
      await harness.api.platform.db.delete(sessions).where(eq(sessions.ipAddress, browser.ipAddress))
    })

    test('are not raised for a team of one household, for other browsers there, nor for a class', async () => {
      const { competition, a, b } = await twoTeams()
      const flat = { ipAddress: '203.0.113.8', userAgent: 'Browser 2' }
      await onDevice(a.all, flat)
      await onDevice([b.person], { ...flat, userAgent: 'Browser 3' })
      const room = { ipAddress: '203.0.113.9', userAgent: 'Browser 2' }
      const others = [await harness.api.person(), await harness.api.person()]
      await onDevice([a.person, b.person, ...others], room)
      for (const person of [...a.all, b.person]) await harness.submit(competition, person)
      await noteSharedDevices(harness.api.platform)
      expect(await signsOf(competition)).toEqual([])
    })
  })

  test('are listed with their evidence, and marked once as no problem with who and why', async () => {
    const competition = await compared([fileWith(one), fileWith(one)])
    const { db } = harness.api.platform
    const site = { db, clock: () => harness.api.clock.now() }
    const text = await signsCommand(site, competition.id, { isAll: false })
    expect(text).toMatch(/alikeFiles/)
    expect(text).toMatch(/equal predictions, 2 teams\n.*submission \d+ of .+ \(\d+\), team .+ \(\d+\)/)
    const id = Number(/^(\d+) /.exec(text)?.[1])
    const verdict = { by: 'Lin', why: 'a public notebook' }
    expect(await dismissCommand(site, id, verdict)).toContain('no problem')
    await expect(dismissCommand(site, id, verdict)).rejects.toThrow(`There is no open sign ${id}.`)
    expect(await signsCommand(site, competition.id, { isAll: false })).toBe('There are no open signs.')
    expect(await signsCommand(site, competition.id, { isAll: true })).toContain('no problem, says Lin')
    // a third team with the same file renews the evidence; the decision about the file stays
    const third = await harness.team(competition)
    await harness.submit(competition, third.person, fileWith(one))
    await harness.settle()
    while ((await compareFiles(harness.api.platform)) > 0);
    expect(await signsOf(competition)).toEqual([])
    expect(await signsOf(competition, true)).toMatchObject([{ teams: 3 }])
  })
})
