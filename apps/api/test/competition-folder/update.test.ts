import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportCommand, importCommand, updateCommand } from '../../commands/competition.ts'
import { checkFolder } from '../../competition-folder/check-folder.ts'
import { competitions, schedules, signups } from '../../src/modules/compete/competition/tables.ts'
import { commitSolutions } from '../../src/modules/compete/proof/commitment.service.ts'
import { publishProofs } from '../../src/modules/compete/proof/publish.service.ts'
import { submissions } from '../../src/modules/compete/submission/tables.ts'
import { teams } from '../../src/modules/compete/team/tables.ts'
import { datasetFiles } from '../../src/modules/data/dataset/tables.ts'
import { oneEngine, testConcurrent } from '../engines.ts'
import { openApi, startOfTests, type TestApi } from '../harness.ts'
import { leakyFiles, settingsWith, smallFiles, smallSettings, writeFolder } from './small-folder.ts'

const both = (text: string) => ({ 'zh-CN': text, 'en-US': text })

/** Names and contents of all files of a folder. */
const contentsOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => statSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )

describe.each(oneEngine)('a competition of a folder on $name', (engine) => {
  let api: TestApi
  const made: string[] = []
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(async () => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true })
    await api.close()
  })

  const site = (on = api) => ({ ...on.platform, publicUrl: 'http://localhost:3000' })
  const folderOf = (settings: object, change: Parameters<typeof writeFolder>[0] = {}) => {
    const folder = writeFolder({ 'competition.json': settingsWith(settings), ...change })
    made.push(folder)
    return folder
  }
  const idOf = async (slug: string) =>
    (await api.platform.db.select({ id: competitions.id }).from(competitions).where(eq(competitions.slug, slug)))[0]
      ?.id ?? 0
  const imported = async (
    settings: { slug: string; [setting: string]: unknown },
    change: Parameters<typeof writeFolder>[0] = {},
  ) => {
    await importCommand(site(), folderOf(settings, change))
    return idOf(settings.slug)
  }
  const exported = async (what: string, on = api) => {
    const folder = `${folderOf({})}-out`
    made.push(folder)
    await exportCommand(site(on), what, folder)
    return folder
  }

  /** A person with a team and one submission in the first schedule. */
  async function enter(competitionId: number): Promise<void> {
    const { db } = api.platform
    const person = await api.person()
    const [schedule] = await db.select().from(schedules).where(eq(schedules.competitionId, competitionId))
    const name = `队 ${person.id}`
    const [team] = await db
      .insert(teams)
      .values({ competitionId, name, nameKey: name, captainId: person.id })
      .returning({ id: teams.id })
    await db.insert(signups).values({ competitionId, userId: person.id, state: 3 })
    await db.insert(submissions).values({
      competitionId,
      scheduleId: schedule?.id ?? 0,
      teamId: team?.id ?? 0,
      userId: person.id,
      no: 1,
      idempotencyKey: `key ${person.id}`,
      list: 'A',
      status: 'scored',
      resultFile: { key: `submissions/${person.id}`, name: 'a.csv', bytes: 1, sha256: '' },
    })
  }

  describe('is given back', () => {
    test('as it was written; checked, imported elsewhere and exported again, every byte is the same', async () => {
      const files = { 'README.md': 'not kept', 'agreement.en-US.md': 'Play fair.\r\n' }
      const id = await imported({ slug: 'back', agreement: true }, files)
      const first = await exported(String(id))
      const { 'README.md': _, ...expected } = contentsOf(folderOf({ slug: 'back', agreement: true }, files))
      expect(contentsOf(first)).toEqual(expected)
      expect(statSync(first).mode & 0o777).toBe(0o700)
      expect((await checkFolder(first)).findings).toEqual([])

      const other = await openApi(engine)
      try {
        await importCommand(site(other), first)
        expect(contentsOf(await exported('back', other))).toEqual(expected)
      } finally {
        await other.close()
      }
    })

    test('with the windows and places of now', async () => {
      const [round] = smallSettings.schedules
      const last = { start: '2026-12-22T10:00:00+08:00', end: '2026-12-30T10:00:00+08:00' }
      const id = await imported({ slug: 'moved', schedules: [round, { ...last, listA: last }] })
      const end = new Date('2026-12-21T15:59:59Z')
      await api.platform.db
        .update(schedules)
        .set({ endTime: end, subRank: 8 })
        .where(eq(schedules.endTime, new Date(round?.end ?? '')))
      const folder = await exported(String(id))
      const settings = JSON.parse(readFileSync(join(folder, 'competition.json'), 'utf8'))
      expect(settings.schedules).toEqual([
        { ...round, end: '2026-12-21T23:59:59+08:00', places: 8 },
        { ...last, listA: last },
      ])
    })

    test('not into a folder that is there, and not without having been imported', async () => {
      const id = await imported({ slug: 'there' })
      await expect(exportCommand(site(), String(id), folderOf({}))).rejects.toThrow('is there already')
      await expect(exportCommand(site(), 'nobody', join(folderOf({}), 'nobody'))).rejects.toThrow(
        'There is no competition nobody',
      )
    })
  })

  describe('is updated', () => {
    test('only after it was told what changes, and for whom', async () => {
      const id = await imported({ slug: 'told' })
      await enter(id)
      const [round] = smallSettings.schedules
      const change = {
        slug: 'told',
        agreement: true,
        teamMax: 3,
        teamFreezeAt: '2026-12-15T20:00:00+08:00',
        schedules: [{ ...round, dailySubmissions: 9 }],
        series: both('新系列'),
      }
      const text = smallFiles['text.zh-CN.md']?.replace('企鹅体重', '企鹅有多重') ?? ''
      const folder = folderOf(change, { 'text.zh-CN.md': text })
      const plan = await updateCommand(site(), folder, { isWanted: false })
      expect(plan.split('\n')).toEqual(
        expect.arrayContaining([
          'Most members of a team: “3” instead of “5”.',
          'Members of teams stay as they are from 2026-12-15 20:00:00 instead of 2026-12-26 23:59:59.',
          'The title changes.',
          'The agreement changes: 1 person has signed up and must accept it before the next step.',
          'Schedule 1 takes a day this many submissions: “9” instead of “3”.',
          'Already in: 1 sign-up, 1 team and 1 submission.',
          'Nothing was written. Add --yes to do it.',
        ]),
      )
      const rows = () => api.platform.db.select().from(competitions).where(eq(competitions.id, id))
      expect(await rows()).toMatchObject([{ teamMax: 5, agreementVersion: 1, title: { cn: '企鹅体重' } }])
      await updateCommand(site(), folder, { isWanted: true })
      expect(await rows()).toMatchObject([{ teamMax: 3, agreementVersion: 2, title: { cn: '企鹅有多重' } }])
      expect(await updateCommand(site(), folder, { isWanted: true })).toContain('Nothing changes.')
      const given = contentsOf(await exported('told'))
      expect(given['text.zh-CN.md']).toBe(text)
      expect(JSON.parse(given['competition.json'] ?? '')).toMatchObject({ teamFreezeAt: change.teamFreezeAt })
    })

    test('with the warnings of its check, whether it is written or not', async () => {
      await imported({ slug: 'leaky' })
      const folder = folderOf({}, leakyFiles({ slug: 'leaky' }))
      for (const isWanted of [false, true]) {
        const answer = await updateCommand(site(), folder, { isWanted })
        expect(answer).toMatch(/^Warning, train\.csv: “flipper” alone tells \d\d % of “weight” in the test set\. /)
        expect(answer).toContain(isWanted ? '\nThe competition was updated.' : '\nNothing was written.')
      }
    })

    test('with the sites that may show its ranking in a frame, which the ranking names', async () => {
      const frameHosts = ['https://example.com', 'https://*.example.cn']
      const id = await imported({ slug: 'framed', frameHosts })
      const hosts = async () => {
        const rankings = await api.send(refs.competitionRankings, { params: { id }, query: { part: 'rankings' } })
        return rankings.frameHosts
      }
      expect(await hosts()).toEqual(frameHosts)
      const answer = await updateCommand(site(), folderOf({ slug: 'framed' }), { isWanted: true })
      expect(answer).toContain('The sites that may show the ranking in a frame change.')
      expect(await hosts()).toEqual([])
    })

    test('with other data, whose files keep their rows', async () => {
      const id = await imported({ slug: 'data' })
      const filesOf = () => api.platform.db.select().from(datasetFiles).orderBy(asc(datasetFiles.id))
      const before = await filesOf()
      const train = smallFiles['train.csv']?.replace('3750', '3760') ?? ''
      const answer = await updateCommand(site(), folderOf({ slug: 'data' }, { 'train.csv': train }), { isWanted: true })
      expect(answer).toContain('train.csv changes: 0 people have downloaded data before')
      const after = await filesOf()
      expect(after.map((file) => file.id)).toEqual(before.map((file) => file.id))
      expect(contentsOf(await exported(String(id)))['train.csv']).toBe(train)
    })

    const solution = smallFiles['solution.csv']?.replace('3250', '3251') ?? ''
    const other = { metric: 'mae' }
    test.each<[string, object, Parameters<typeof writeFolder>[0], string]>([
      [
        'solution',
        {},
        { 'solution.csv': solution },
        'The solution changes, but 1 submission came in under the old one.',
      ],
      ['metric', other, {}, 'The metric changes, but 1 submission came in'],
    ])('never to another %s once somebody has submitted, with the remedy', async (name, settings, files, sentence) => {
      const slug = `scored-${name}`
      const id = await imported({ slug })
      await expect(
        updateCommand(site(), folderOf({ slug, ...settings }, files), { isWanted: true }),
      ).resolves.toContain('nothing was submitted yet')
      await updateCommand(site(), folderOf({ slug }), { isWanted: true })
      await enter(id)
      const tried = updateCommand(site(), folderOf({ slug, teamMax: 2, ...settings }, files), { isWanted: true })
      await expect(tried).rejects.toThrow(sentence)
      await expect(tried).rejects.toThrow('“Scoring again”.\nNothing was written.')
      expect(await api.platform.db.select().from(competitions).where(eq(competitions.id, id))).toMatchObject([
        { teamMax: 5, metric: 'rmse' },
      ])
    })

    test('never to a later end, nor to seasons, once its solution is public, with the remedy', async () => {
      const span = { start: '2026-11-02T10:00:00+08:00', end: '2026-11-20T23:59:59+08:00' }
      const over = { slug: 'over', end: span.end, signup: span, schedules: [{ ...span, listA: span }] }
      const later = { ...over, end: '2026-11-21T10:00:00+08:00' }
      const id = await imported(over)
      const updated = (settings: object) => updateCommand(site(), folderOf(settings), { isWanted: true })
      await expect(updated(later)).resolves.toContain('It ends at 2026-11-21 10:00:00 instead of 2026-11-20 23:59:59.')
      await updated(over)
      await commitSolutions(api.platform)
      await publishProofs(api.platform)
      const isPublic = 'but its solution was published at 2026-11-21 12:40:00'
      await expect(updated(later)).rejects.toThrow(`It ends later, at 2026-11-21 10:00:00, ${isPublic}`)
      await expect(updated({ ...over, seasonal: true })).rejects.toThrow(`Monthly seasons follow, ${isPublic}`)
      await expect(updated({ ...over, seasonal: true })).rejects.toThrow('under another slug.\nNothing was written.')
      await updated({ ...over, teamMax: 2 })
      expect(await api.platform.db.select().from(competitions).where(eq(competitions.id, id))).toMatchObject([
        { teamMax: 2, endTime: new Date(span.end), isSeasonal: false },
      ])
    })

    test('by schedules that come and go, but not one with submissions', async () => {
      const [round] = smallSettings.schedules
      const last = { start: '2026-12-22T10:00:00+08:00', end: '2026-12-30T10:00:00+08:00' }
      const two = [round, { ...last, listA: last }]
      const id = await imported({ slug: 'rounds' })
      await updateCommand(site(), folderOf({ slug: 'rounds', schedules: two }), { isWanted: true })
      const ids = async () =>
        (await api.platform.db.select().from(schedules).where(eq(schedules.competitionId, id))).map((one) => one.id)
      const [first] = await ids()
      expect(await ids()).toHaveLength(2)
      await updateCommand(site(), folderOf({ slug: 'rounds' }), { isWanted: true })
      expect(await ids()).toEqual([first])
      await updateCommand(site(), folderOf({ slug: 'rounds', schedules: two }), { isWanted: true })
      const [, second] = await api.platform.db
        .select()
        .from(schedules)
        .where(eq(schedules.competitionId, id))
        .orderBy(asc(schedules.sort))
      await enter(id)
      await api.platform.db
        .update(submissions)
        .set({ scheduleId: second?.id ?? 0 })
        .where(eq(submissions.competitionId, id))
      await expect(updateCommand(site(), folderOf({ slug: 'rounds' }), { isWanted: true })).rejects.toThrow(
        'Schedule 2 is removed, but 1 submission was made in it.',
      )
    })

    test('without shortening what monthly seasons have opened', async () => {
      const id = await imported({ slug: 'seasonal', seasonal: true })
      const endTime = new Date(startOfTests + 200 * DAY)
      await api.platform.db.update(competitions).set({ endTime, signupEndTime: endTime }).where(eq(competitions.id, id))
      const answer = await updateCommand(site(), folderOf({ slug: 'seasonal', seasonal: true, teamMax: 4 }), {
        isWanted: true,
      })
      expect(answer).not.toContain('It ends')
      expect(await api.platform.db.select().from(competitions).where(eq(competitions.id, id))).toMatchObject([
        { endTime, teamMax: 4 },
      ])
    })

    test('not before it was imported', async () => {
      await expect(updateCommand(site(), folderOf({ slug: 'unknown' }), { isWanted: true })).rejects.toThrow(
        'There is no competition “unknown”. Import the folder',
      )
    })
  })
})

testConcurrent('an update on $name waits for a submission that comes in', async (engine) => {
  const api = await openApi(engine)
  const folders = [
    writeFolder(),
    writeFolder({ 'solution.csv': smallFiles['solution.csv']?.replace('3250', '3251') ?? '' }),
  ] as const
  try {
    const on = { ...api.platform, publicUrl: '' }
    await importCommand(on, folders[0])
    const { db } = api.platform
    const [competition] = await db.select().from(competitions)
    const [schedule] = await db.select().from(schedules)
    const [competitionId, scheduleId] = [competition?.id ?? 0, schedule?.id ?? 0]
    const person = await api.person()
    const [team] = await db
      .insert(teams)
      .values({ competitionId, name: '队', nameKey: '队', captainId: person.id })
      .returning({ id: teams.id })
    let update: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      await tx.insert(submissions).values({
        ...{ competitionId, scheduleId, teamId: team?.id ?? 0, userId: person.id, no: 1, idempotencyKey: 'key' },
        ...{
          list: 'A',
          status: 'uploaded',
          resultFile: { key: 'submissions/1', name: 'a.csv', bytes: 1, sha256: '' },
        },
      })
      update = updateCommand(on, folders[1], { isWanted: true }).then(
        () => 'written',
        (error: Error) => error.message,
      )
      // long enough for an update that does not wait to be through
      await new Promise((resolve) => setTimeout(resolve, 1500))
    })
    expect(await update).toContain('The solution changes, but 1 submission came in')
  } finally {
    await api.close()
    for (const folder of folders) rmSync(folder, { recursive: true })
  }
})
