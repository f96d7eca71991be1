import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refs } from '@shulei/contract/refs.ts'
import { competitions as castCompetitions, competitionOf, privateCompetition } from '@shulei/mocks/cast/competitions.ts'
import { people, personOf } from '@shulei/mocks/cast/people.ts'
import { solutionContest } from '@shulei/mocks/cast/projects.ts'
import { notebooks as castNotebooks } from '@shulei/mocks/cast/writings.ts'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportCommand, updateCommand } from '../../commands/competition.ts'
import { slugs } from '../../seed/calendar.ts'
import { levels } from '../../seed/card.ts'
import { loadPeople } from '../../seed/people.ts'
import { seedBuiltIn } from '../../seed/seed.ts'
import { users } from '../../src/modules/base/session/tables.ts'
import { settings } from '../../src/modules/base/site/tables.ts'
import { competitions } from '../../src/modules/compete/competition/tables.ts'
import { collections, notebooks } from '../../src/modules/people/profile/tables.ts'
import { micrositeMembers, runsCompetition } from '../../src/modules/publish/microsite/tables.ts'
import { countStatements } from '../../src/platform/db/statements.ts'
import { engines, oneEngine, openApi, startOfTests, type TestApi } from '../harness.ts'
import { contents, listOf } from './built-in.ts'
import { demonstratedTests } from './demonstrated.ts'
import { expectNoSolution } from './hidden-solutions.ts'
import { shownTests } from './shown.ts'

describe.each(engines)('the built-in content on $name', (engine) => {
  let api: TestApi
  let took: number

  beforeAll(async () => {
    api = await openApi(engine, { env: { DEMO: '1' } })
    const { platform } = api
    // leaves what a killed load would leave
    await platform.db.transaction((tx) => loadPeople(tx, platform.cipher, startOfTests))
    await platform.db.insert(settings).values({ key: 'builtIn', value: { state: 'loading' } })
    await platform.files.disk.put('submissions/ab/left-over', 'x')
    const began = performance.now()
    // processes that share a server may start at the same moment; the embedded database has one process
    const starts = engine.name === 'postgres' ? 2 : 1
    const loads = await Promise.all(Array.from({ length: starts }, () => seedBuiltIn(platform)))
    expect(loads.filter((loaded) => loaded)).toEqual([true])
    took = performance.now() - began
  })
  afterAll(() => api.close())

  /** For what our own code decides, whatever stores the rows. */
  const onOne = test.runIf(engine.name === oneEngine[0]?.name)

  test('is loaded quickly and once, and removes the rest of a killed load', async () => {
    process.stderr.write(`built-in content on ${engine.name}: ${Math.round(took)} ms\n`)
    expect(await api.platform.files.disk.exists('submissions/ab/left-over')).toBe(false)
    expect(await api.platform.db.$count(users)).toBe(people.length)
    const { count } = await countStatements(async () => expect(await seedBuiltIn(api.platform)).toBe(false))
    expect(count).toBeLessThanOrEqual(4)
  })

  onOne('has nobody who competes in a competition that they run', async () => {
    const { rows } = await api.platform.db.execute(sql`
      select u.name, c.slug from (
        select user_id, competition_id from team_members union select user_id, competition_id from signups) p
      join users u on u.id = p.user_id join competitions c on c.id = p.competition_id
      where ${runsCompetition(sql`u.id`, sql`c.id`, new Date(startOfTests))}`)
    expect(rows).toEqual([])
    expect(await api.platform.db.$count(micrositeMembers)).toBe(8)
  })

  onOne('can be exported as folders without mistakes, which change nothing where they are', async () => {
    const site = api.platform
    const scratch = mkdtempSync(join(tmpdir(), 'shulei-export-'))
    try {
      for (const slug of slugs) {
        const folder = join(scratch, slug)
        await exportCommand(site, slug, folder)
        expect(await updateCommand(site, folder, { isWanted: false })).toContain('Nothing changes.')
      }
    } finally {
      rmSync(scratch, { recursive: true })
    }
  })

  test('gives every baseline the scores of its data card, through the real pipeline', async () => {
    const rows = await api.platform.db.select().from(competitions)
    for (const { slug, card } of contents) {
      const scoring = rows.find((row) => row.slug === slug)?.scoring
      for (const level of levels) {
        for (const part of ['A', 'B'] as const) {
          const off = Math.abs((scoring?.baselines[level]?.[part] ?? Number.NaN) - card.baselines[level][part])
          expect([slug, level, part, off < 1e-6]).toEqual([slug, level, part, true])
        }
      }
    }
  })

  onOne('has no data set with more downloads than views', async () => {
    const { rows } = await api.platform.database.raw.query(`select d.id from datasets d
      where (select count(*) from dataset_views v where v.dataset_id = d.id) < (select count(*) from dataset_downloads l
        join dataset_files f on f.id = l.file_id where f.dataset_id = d.id)`)
    expect(rows).toEqual([])
  })

  test('has the ids and titles of the cast', async () => {
    const rows = await api.platform.db.select().from(competitions)
    const found = rows.map(({ id, slug, title, metric }) => ({ id, slug, title, metric }))
    expect(found.toSorted((a, b) => a.id - b.id)).toEqual(
      [
        ...castCompetitions,
        { ...privateCompetition, metric: 'accuracy' },
        { ...solutionContest, metric: 'review' },
      ].toSorted((a, b) => a.id - b.id),
    )
  })

  demonstratedTests(() => api)
  shownTests(() => api)

  test('leaves its ids to no later person or competition', async () => {
    const person = await api.person()
    expect(person.id).toBeGreaterThan(Math.max(...people.map((one) => one.id)))
    await api.platform.db.delete(users).where(eq(users.id, person.id))
  })

  test('lets a new person take every step to the data, which match the card', async () => {
    const xia = api.as(personOf('xia'))
    const { id } = competitionOf('us-births')
    const params = { id }
    await xia.send(refs.signUp, { params, body: {} })
    await xia.send(refs.acceptAgreement, { params, body: { agreement: true, version: 1 } })
    await xia.send(refs.saveEntryForm, { params, body: { teamName: '灞桥一号', organization: '灞桥', iden: 1 } })
    await xia.send(refs.acceptProtocol, { params, body: { accept: true } })
    const page = await xia.send(refs.competitionProfile, { params, query: {} })
    expect(page).toMatchObject({ signupState: 3, downloadBlocks: [], profile: { team: { name: '灞桥一号' } } })
    const { datasets } = await xia.send(refs.competitionData, { params, query: { part: 'data' } })
    const card = contents.find((one) => one.slug === 'us-births')!.card
    for (const [file, name] of [
      ['train.csv', 'train'],
      ['test.csv', 'test'],
      ['sample_submission.csv', 'sample_submission'],
    ] as const) {
      const shown = datasets[0]!.files.find((one) => one.name === file)!
      expect(shown).toMatchObject(card.files[name])
      const { url } = await xia.send(refs.logDownload, {
        params,
        body: { datasetId: datasets[0]!.id, fileId: shown.id },
      })
      const bytes = Buffer.from(await (await xia.request(url)).arrayBuffer())
      expect(bytes.equals(contents.find((one) => one.slug === 'us-births')!.bytes(name))).toBe(true)
    }
    expect((await listOf(api)).cmpt.list.find((one) => one.id === id)?.teamCount).toBe(page.teamCount)
  })

  onOne('answers a solution on no path of the API', () => expectNoSolution(api))

  test('has pages within their number of statements', async () => {
    const statements = async (path: string, visitor: { request: TestApi['request'] }) => {
      await visitor.request(path)
      return (await countStatements(async () => expect((await visitor.request(path)).status).toBe(200))).count
    }
    const gu = api.as(personOf('gu'))
    expect(await statements('/api/competitions', api)).toBeLessThanOrEqual(4)
    expect(await statements('/api/competitions/1002', api)).toBeLessThanOrEqual(5)
    expect(await statements('/api/competitions/1002', gu)).toBeLessThanOrEqual(8)
    expect(await statements('/api/site/home', api)).toBeLessThanOrEqual(8)
  })

  test('has its notebooks again after an older release, and stays without those that were deleted since', async () => {
    const { platform } = api
    const { db } = platform
    const shown = async () => {
      const { list, total } = await api.as(personOf('gu')).send(refs.userNotebooks, {
        params: { id: castNotebooks[0]?.author.id ?? 0 },
        query: { page: 1, pageSize: 50 },
      })
      return {
        total,
        titles: list.map(({ title }) => title),
        saved: await db.$count(collections, isNotNull(collections.notebookId)),
      }
    }
    const before = await shown()
    expect(before.total).toBeGreaterThan(0)
    expect(before.saved).toBeGreaterThan(0)
    // an older release has left this: the rows went with migration 0061, and the marker names no notebooks
    await db.delete(notebooks)
    await db
      .update(settings)
      .set({ value: { state: 'done' } })
      .where(eq(settings.key, 'builtIn'))
    expect(await seedBuiltIn(platform)).toBe(false)
    expect(await shown()).toEqual(before)
    expect(await db.$count(notebooks)).toBe(castNotebooks.length)

    await db.delete(notebooks)
    await seedBuiltIn(platform)
    expect(await db.$count(notebooks)).toBe(0)
  })
})

describe.each(engines)('a database that must not be filled on $name', (engine) => {
  test('stays as it is without DEMO, or with people in it', async () => {
    const quiet = await openApi(engine, { env: { DEMO: '0' } })
    expect(await seedBuiltIn(quiet.platform)).toBe(false)
    expect(await quiet.platform.db.$count(competitions)).toBe(0)
    await quiet.close()

    const used = await openApi(engine, { env: { DEMO: '1' } })
    await used.person()
    expect(await seedBuiltIn(used.platform)).toBe(false)
    expect(await used.platform.db.$count(users)).toBe(1)
    await used.close()
  })
})
