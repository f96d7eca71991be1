import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { CallError } from '@shulei/client/call-error.ts'
import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCommand, updateCommand } from '../../commands/competition.ts'
import { competitionFolders, competitions, races, schedules } from '../../src/modules/compete/competition/tables.ts'
import { modules } from '../../src/modules.ts'
import { filesUnder, openSubmissionHarness, type SubmissionHarness } from '../compete/submission/submission-harness.ts'
import { completePerson } from '../complete-person.ts'
import { engines } from '../engines.ts'
import type { Visitor } from '../harness.ts'
import { documentedFiles } from './documented-folder.ts'
import { settingsWith, smallFiles, smallSettings, writeFolder } from './small-folder.ts'

const inListA = Date.parse('2027-03-10T12:00:00+08:00')

describe.each(engines)('a folder is imported on $name', (engine) => {
  let harness: SubmissionHarness
  const made: string[] = []
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine, { modules, now: inListA })
  })
  afterAll(async () => {
    for (const folder of made) rmSync(folder, { recursive: true })
    await harness.close()
  })

  const folderOf = (change: Parameters<typeof writeFolder>[0] = {}) => {
    const folder = writeFolder(change)
    made.push(folder)
    return folder
  }
  const site = () => ({ ...harness.api.platform, publicUrl: 'http://localhost:3000' })
  const rowOf = async (slug: string) =>
    (await harness.api.platform.db.select().from(competitions).where(eq(competitions.slug, slug)))[0]

  test('made by the documentation alone, another account signs up, submits, is scored and ranked', async () => {
    const { api } = harness
    const answer = await importCommand(site(), folderOf({ ...documentedFiles(), 'text.zh-CN.md': null }))
    const id = Number(/competition (\d+): http/.exec(answer)?.[1])
    const params = { id }

    const { all, categories } = await api.send(refs.datasetList, { query: {} })
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(all)

    const person = await api.person()
    await completePerson(api, person)
    const visitor = api.as(person)
    expect(await visitor.send(refs.competitionProfile, { params, query: {} })).toMatchObject({
      title: { cn: 'Weight of penguins', en: '' },
      metric: 'rmse',
      signupState: 0,
    })
    await visitor.send(refs.signUp, { params, body: {} })
    const form = { teamName: '近岸观察组', organization: '近岸海洋观测站', iden: 2 as const }
    await visitor.send(refs.saveEntryForm, { params, body: form })
    const perfect = 'id,weight\np4,3800\np5,4800\np6,5150\np7,5300\n'
    await harness.submit({ id, schedules: [] }, person, perfect)
    await harness.settle()

    const ranking = await visitor.send(refs.competitionRankings, { params, query: { part: 'rankings' } })
    expect(ranking.list).toMatchObject([{ rank: 1, score: 0, team: { name: '近岸观察组' } }])
    expect(ranking.baselines).toMatchObject([{ key: 'weak', label: { cn: '全部填平均值' } }])
    expect(ranking.baselines[0]?.score).toBeCloseTo(Math.sqrt((400 ** 2 + 950 ** 2) / 2), 9)
  })

  test('with everything that its settings say', async () => {
    const { db } = harness.api.platform
    const [round] = smallSettings.schedules
    const change = {
      slug: 'whole',
      format: 'classic',
      reward: { 'zh-CN': '奖金一万元', 'en-US': '10,000 yuan' },
      agreement: true,
      series: { 'zh-CN': '海鸟系列' },
      industries: [{ code: 'seabirds', name: { 'zh-CN': '海鸟', 'en-US': 'Seabirds' } }],
      teamMax: 2,
      teamFreezeAt: '2026-12-15T20:00:00+08:00',
      schedules: [{ ...round, title: { 'zh-CN': '正赛', 'en-US': 'Main' }, dailySubmissions: 7, dailyErrors: 1 }],
    }
    const files = { 'competition.json': settingsWith(change), 'agreement.zh-CN.md': '**愿赌服输**' }
    await importCommand(site(), folderOf(files))
    const row = await rowOf('whole')
    expect(row).toMatchObject({
      format: 1,
      reward: { cn: '奖金一万元', en: '10,000 yuan' },
      agreement: { cn: '<p><strong>愿赌服输</strong></p>', en: '' },
      industries: ['seabirds'],
      tags: ['beginner'],
      teamMax: 2,
      teamFreezeAt: new Date('2026-12-15T20:00:00+08:00'),
      publishedAt: new Date(smallSettings.published),
    })
    expect(
      await db
        .select()
        .from(races)
        .where(eq(races.id, row?.raceId ?? 0)),
    ).toMatchObject([{ name: { cn: '海鸟系列', en: '' } }])
    expect(
      await db
        .select()
        .from(schedules)
        .where(eq(schedules.competitionId, row?.id ?? 0)),
    ).toMatchObject([{ title: '正赛#Main', maxSubmitCount: 7, maxErrorSubmitCount: 1, subRank: 0 }])
    const [kept] = await db
      .select()
      .from(competitionFolders)
      .where(eq(competitionFolders.competitionId, row?.id ?? 0))
    expect(kept?.texts['text.en-US.md']).toBe(smallFiles['text.en-US.md'])
    const stored = join(harness.api.platform.config.dataDir, 'files')
    expect(existsSync(join(stored, kept?.baselines.weak ?? ''))).toBe(true)
  })

  test('with ids by chance, which are those of its public tables and of what is scored', async () => {
    const folder = folderOf({ 'competition.json': settingsWith({ slug: 'by-chance' }) })
    made.push(`${folder}-random-ids`)
    const answer = await importCommand(site(), folder, { hasRandomIds: true })
    expect(answer).toContain(`${folder}-random-ids is the folder with new ids`)
    const row = await rowOf('by-chance')
    const { files } = harness.api.platform
    const solution = await text(await files.read(row?.scoring.solutionKey ?? ''))
    expect(solution).toBe(readFileSync(join(`${folder}-random-ids`, 'solution.csv'), 'utf8'))
    expect(solution).not.toContain('t0')
    // its own copy is in order and changes nothing
    expect(await updateCommand(site(), `${folder}-random-ids`, { isWanted: false })).toMatch(/^Nothing changes/)
  })

  test('once: a slug that is there is refused, and two at once make one', async () => {
    const { dataDir } = harness.api.platform.config
    const folder = folderOf({ 'competition.json': settingsWith({ slug: 'once' }) })
    const tries = await Promise.allSettled([importCommand(site(), folder), importCommand(site(), folder)])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const before = filesUnder(join(dataDir, 'files', 'datasets')).length
    await expect(importCommand(site(), folder)).rejects.toThrow('There is a competition “once” already')
    expect(filesUnder(join(dataDir, 'files', 'datasets'))).toHaveLength(before)
  })

  test('not while it has a mistake', async () => {
    const folder = folderOf({ 'competition.json': settingsWith({ slug: 'red' }), 'test.csv': 'id\n' })
    await expect(importCommand(site(), folder)).rejects.toThrow('test.csv:1: The header lacks “flipper”')
    expect(await rowOf('red')).toBeUndefined()
  })

  test('before its instant nobody sees it', async () => {
    const published = '2027-03-20T08:00:00+08:00'
    const later = documentedFiles()['competition.json']?.replace(/"published": "[^"]*"/, `"published": "${published}"`)
    const settings = JSON.parse(later ?? '')
    const times = { start: published, signup: { start: published, end: settings.signup.end } }
    const moved = { ...settings, ...times, slug: 'later' }
    const [only] = moved.schedules
    moved.schedules = [{ ...only, start: published, listA: { start: published, end: only.listA.end } }]
    const files = { ...documentedFiles(), 'text.zh-CN.md': null, 'competition.json': JSON.stringify(moved) }
    await importCommand(site(), folderOf(files))
    const params = { id: (await rowOf('later'))?.id ?? 0 }
    const { api } = harness
    const person = await api.person()
    await completePerson(api, person)
    const readers = { 'a visitor': api, 'a person': api.as(person) }
    /** Answers to a reader who looks for the competition: its page, its ranking, and its row in the list. */
    const seenBy = async (reader: Visitor) => {
      const page = (part: Promise<unknown>) => part.then(() => true).catch(({ http }: CallError) => http)
      const { cmpt } = await reader.send(refs.competitionList, { query: { per_page: 50 } })
      return [
        await page(reader.send(refs.competitionProfile, { params, query: {} })),
        await page(reader.send(refs.competitionRankings, { params, query: { part: 'rankings' } })),
        cmpt.list.some(({ id }) => id === params.id),
      ]
    }
    for (const [name, reader] of Object.entries(readers)) {
      expect([name, ...(await seenBy(reader))]).toEqual([name, 404, 404, false])
    }
    await expect(api.as(person).send(refs.signUp, { params, body: {} })).rejects.toMatchObject({ http: 404 })
    api.clock.set(published)
    for (const [name, reader] of Object.entries(readers)) {
      expect([name, ...(await seenBy(reader))]).toEqual([name, true, true, true])
    }
    harness.api.clock.set(inListA)
  })
})
