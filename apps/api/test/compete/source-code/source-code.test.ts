import { deflateRawSync } from 'node:zlib'
import type { Data, Envelope } from '@shulei/contract/call.ts'
import type { uploadSource } from '@shulei/contract/compete/source-code/calls.ts'
import { errorByErrno } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { DAY, HOUR } from '@shulei/domain/base/time/instant.ts'
import { MAX_VERSIONS } from '@shulei/domain/compete/source-code/ask.ts'
import {
  MAX_ARCHIVE_FILES,
  MAX_PROGRAM_BYTES,
  MAX_SOURCE_BYTES,
  MAX_UNPACKED_BYTES,
} from '@shulei/domain/compete/source-code/file.ts'
import { zipWith } from '@shulei/domain/compete/submission/zip.fixtures.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sourceCodeCommand } from '../../../commands/source-code.ts'
import { schedules } from '../../../src/modules/compete/competition/tables.ts'
import { sourceVersions } from '../../../src/modules/compete/source-code/tables.ts'
import { insertVersion } from '../../../src/modules/compete/source-code/write.repo.ts'
import { uploadStubs } from '../../../src/modules/compete/submission/tables.ts'
import { lockTeamOf } from '../../../src/modules/compete/submission/team-lock.service.ts'
import { limitTable } from '../../../src/platform/limits/table.ts'
import { oneEngine } from '../../engines.ts'
import type { TestPerson } from '../../harness.ts'
import { paused, untilWaiting } from '../../talk/message/paused.ts'
import { type Entrant, fileOff, filesUnder, type TestCompetition } from '../submission/submission-harness.ts'
import { openTeamHarness, refusal, type TeamHarness } from '../team/team-harness.ts'

type Version = Data<typeof uploadSource>
type Team = Entrant & { all: TestPerson[] }

const zip = zipWith((plain) => deflateRawSync(plain))
const program = () => new File([`print(${Math.random()})\n`], 'train.py')

describe.each(oneEngine)('source code on $name', (engine) => {
  let harness: TeamHarness
  let competition: TestCompetition
  let team: Team
  let scheduleId: number
  beforeAll(async () => {
    harness = await openTeamHarness(engine)
  })
  afterAll(() => harness.close())

  const ask = (change: Partial<typeof schedules.$inferInsert>) =>
    harness.api.platform.db.update(schedules).set(change).where(eq(schedules.id, scheduleId))
  const at = (days: number) => new Date(harness.api.clock.now() + days * DAY)

  beforeEach(async () => {
    competition = await harness.competition()
    scheduleId = competition.schedules[0] as number
    await ask({ sourceStartTime: at(-1), sourceEndTime: at(1) })
    team = await harness.team(competition, 2)
    await harness.submit(competition, team.person, fileOff(1))
    await harness.settle()
  })

  async function send(person: TestPerson, file: File | null, { note = '', key = '', schedule = scheduleId } = {}) {
    const form = new FormData()
    form.set('cmptId', String(competition.id))
    form.set('scheduleId', String(schedule))
    form.set('note', note)
    if (file) form.set('file', file)
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
    const init = { method: 'POST', body: form, headers }
    const answer = await harness.api.as(person).request('/api/competitions/submits/source-code', init)
    const { status, errno, data } = (await answer.json()) as Envelope<Version>
    return status === 'e200' ? data : errorByErrno.get(errno ?? '')
  }
  const hand = async (person: TestPerson, file = program(), options = {}) =>
    (await send(person, file, options)) as Version
  const list = (person: TestPerson, query = {}) =>
    harness.api.as(person).send(refs.sourceCode, { query: { cmptId: competition.id, ...query } })
  const stored = () => filesUnder(`${harness.api.platform.config.dataDir}/files/sources`).length

  test('is kept in versions, each with its checksum, and given back as a download and never as a page', async () => {
    const body = '<script>alert(1)</script>\n'
    const first = await hand(team.person, new File([body], 'page.py'), { note: '基线' })
    const second = await hand(team.all[1] as TestPerson)
    const { list: versions, total, asked } = await list(team.person)
    expect(versions.map(({ no, note, author }) => [no, note, author?.id])).toEqual([
      [2, '', team.all[1]?.id],
      [1, '基线', team.person.id],
    ])
    expect([total, asked?.left, asked?.state, asked?.refusal]).toEqual([2, MAX_VERSIONS - 2, 'open', null])
    expect(await list(team.person, { page: 99 })).toMatchObject({ list: [], total })
    expect(second.no).toBe(2)
    const answer = await harness.api.as(team.person).request(first.file.url)
    expect(await answer.text()).toBe(body)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('repr-digest')).toContain(Buffer.from(first.file.sha256, 'hex').toString('base64'))
  })

  test.runIf(engine.name === 'postgres')('is numbered one after another where two members send at once', async () => {
    const { api } = harness
    const goOn = await paused(api, async (tx, pause) => {
      await lockTeamOf(tx, competition.id, team.person.id)
      await insertVersion(tx, {
        ...{ competitionId: competition.id, scheduleId, teamId: team.teamId, userId: team.person.id },
        ...{ idempotencyKey: 'held', note: '', createdAt: new Date(api.clock.now()) },
        file: { key: 'sources/held', name: 'a.py', bytes: 1, sha256: 'x' },
      })
      await pause()
    })
    const sending = send(team.all[1] as TestPerson, program())
    await untilWaiting(api, 1, sending)
    await Promise.all([goOn(), sending])
    expect(await sending).toMatchObject({ no: 2 })
  })

  test('is read by the own team alone', async () => {
    const { procedureId, file } = await hand(team.person)
    const other = await harness.team(competition)
    const outsider = await harness.api.person()
    for (const person of [other.person, outsider]) {
      const by = harness.api.as(person)
      expect((await list(person)).list).toEqual([])
      expect(await refusal(list(person, { teamId: team.teamId }))).toBe('notFound')
      expect(await refusal(by.send(refs.sourceComments, { query: { procedureId } }))).toBe('notFound')
      expect(await refusal(by.send(refs.addSourceComment, { body: { procedureId, content: 'x' } }))).toBe('notFound')
      expect((await by.request(file.url)).status).toBe(404)
    }
    expect(await send(outsider, program())).toBe('notSignedUp')
    expect((await harness.api.request(file.url)).status).toBe(401)
    const { list: own } = await harness.api.as(team.person).send(refs.sourceCompetitions, {})
    expect(own).toMatchObject([{ id: competition.id, versions: 1, window: { state: 'open' } }])
  })

  test('is refused with its own sentence, and nothing of it stays', async () => {
    const before = stored()
    const tried = async (file: File | null) => send(team.person, file)
    expect(await tried(null)).toBe('sourceMissing')
    expect(await tried(new File(['x'], 'train.exe'))).toBe('sourceTypeWrong')
    expect(await tried(new File([''], 'train.py'))).toBe('sourceEmpty')
    expect(await tried(new File([new Uint8Array([1, 2])], 'train.py'))).toBe('sourceNotText')
    expect(await tried(new File(['{}'], 'eda.ipynb'))).toBe('sourceNotNotebook')
    expect(await tried(new File(['x'], 'code.zip'))).toBe('archiveUnreadable')
    expect(await tried(new File([zip([{ name: '../x.py', body: 'x' }])], 'code.zip'))).toBe('archiveLeadsOut')
    expect(await tried(new File([new Uint8Array(MAX_PROGRAM_BYTES + 1)], 'train.py'))).toBe('sourceTooBig')
    expect(await tried(new File([new Uint8Array(MAX_SOURCE_BYTES + 1)], 'code.zip'))).toBe('sourceTooBig')
    const locked = zip([{ name: 'a.py', body: 'x', flags: 1 }])
    expect(await tried(new File([locked], 'code.zip'))).toBe('archiveHasPassword')
    const many = zip(Array.from({ length: MAX_ARCHIVE_FILES + 1 }, (_, i) => ({ name: `${i}.py`, body: 'x' })))
    expect(await tried(new File([many], 'code.zip'))).toBe('archiveTooMany')
    const bomb = zip([{ name: 'a.txt', body: new Uint8Array(MAX_UNPACKED_BYTES + 1), size: 1, crc: 0 }])
    expect(await tried(new File([bomb], 'code.zip'))).toBe('archiveTooBig')
    expect(stored()).toBe(before)
    expect(await harness.api.platform.db.select().from(uploadStubs)).toEqual([])
  })

  test('is taken only in the window, of teams that are asked, up to the most versions', async () => {
    await ask({ sourceStartTime: at(1), sourceEndTime: at(2) })
    expect(await send(team.person, program())).toBe('sourceNotOpen')
    await ask({ sourceStartTime: at(-2), sourceEndTime: at(-1) })
    expect(await send(team.person, program())).toBe('sourceClosed')
    await ask({ sourceStartTime: null, sourceEndTime: null })
    expect(await send(team.person, program())).toBe('sourceNotAsked')
    expect((await list(team.person)).asked).toBeNull()
    await ask({ sourceStartTime: at(-1), sourceEndTime: at(1), sourcePlaces: 1 })
    const second = await harness.team(competition)
    expect(await send(second.person, program())).toBe('sourceNotScored')
    await harness.submit(competition, second.person, fileOff(2))
    await harness.settle()
    expect(await send(second.person, program())).toBe('sourceRankTooLow')
    await hand(team.person)
    const [version] = await harness.api.platform.db
      .select()
      .from(sourceVersions)
      .where(eq(sourceVersions.teamId, team.teamId))
    const { id: _, ...row } = version as NonNullable<typeof version>
    const more = Array.from({ length: MAX_VERSIONS - 1 }, (_, index) => ({
      ...{ ...row, no: index + 2, idempotencyKey: `more-${team.teamId}-${index}` },
    }))
    await harness.api.platform.db.insert(sourceVersions).values(more)
    expect(await send(team.person, program())).toBe('sourceTooMany')
  })

  test('is stored once for a repeated key, also at the same moment, and numbered without gaps', async () => {
    const file = program()
    const before = stored()
    const same = await Promise.all([1, 2, 3].map(() => hand(team.person, file, { key: 'one-key-for-all' })))
    expect(new Set(same.map(({ procedureId }) => procedureId)).size).toBe(1)
    expect(await send(team.person, program(), { key: 'one-key-for-all' })).toBe('keyReused')
    await Promise.all(team.all.map((person) => hand(person)))
    expect((await list(team.person)).list.map(({ no }) => no)).toEqual([3, 2, 1])
    expect(stored() - before).toBe(3)
  })

  test('has comments in pages of ten, with a notice to the others of the team', async () => {
    const { procedureId } = await hand(team.person)
    const [author, mate] = team.all as [TestPerson, TestPerson]
    const say = (person: TestPerson, content: string) =>
      harness.api.as(person).send(refs.addSourceComment, { body: { procedureId, content } })
    for (let i = 1; i <= 8; i++) await say(i % 2 ? author : mate, `第 ${i} 条`)
    const site = {
      db: harness.api.platform.db,
      clock: harness.api.clock.now,
      openStore: async () => harness.api.platform.files,
    }
    const command = (...words: string[]) => sourceCodeCommand(site, words)
    expect(
      await command('comment', String(procedureId), '请补充环境说明', '--as', 'reviewer', '--name', '评审 3'),
    ).toContain('Done')
    for (let i = 10; i <= 12; i++) await command('comment', String(procedureId), `第 ${i} 条`)
    const read = (page: number) => harness.api.as(mate).send(refs.sourceComments, { query: { procedureId, page } })
    const [one, two] = [await read(1), await read(2)]
    expect([one.total, one.list.length, two.list.length]).toEqual([12, 10, 2])
    expect(await read(99)).toEqual({ list: [], total: 12 })
    expect(
      one.list.slice(2, 5).map(({ by, name, author: by2, content }) => [by, name, by2?.id ?? null, content]),
    ).toEqual([
      ['organizer', '', null, '第 10 条'],
      ['reviewer', '评审 3', null, '请补充环境说明'],
      ['team', '', mate.id, '第 8 条'],
    ])
    const told = await harness.api.as(mate).send(refs.noticeList, { query: { pageSize: 50 } })
    const titles = told.list.map(({ title }) => title.en)
    expect(titles.filter((title) => title === `${author.name} commented on your source code`)).toHaveLength(4)
    expect(titles).toContain('A reviewer commented on your source code')
    expect(await command('list', String(competition.id))).toContain('train.py')
    expect(await command('show', String(procedureId))).toContain('请补充环境说明')
    await expect(command('comment', '999999', 'x')).rejects.toThrow('There is no version 999999.')
    for (const content of ['', ' \n', '\u200b']) expect(await refusal(say(mate, content))).toBe('commentEmpty')
    expect(await refusal(say(mate, '浪'.repeat(2001)))).toBe('commentTooLong')
    expect(await refusal(say(mate, 'a\0'))).toBe('commentForbidden')
    // comments count as posts of discussions do, and four are written
    await harness.api.platform.limits.take('post', mate.id, limitTable.post.points * 1000 - 4)
    expect(await refusal(say(mate, '太多了'))).toBe('tooMany')
  })

  test('follows its team into another one', async () => {
    const guest = await harness.team(competition)
    await harness.submit(competition, guest.person, fileOff(2))
    await harness.settle()
    await hand(team.person)
    await hand(guest.person, program(), { note: '客队' })
    const requestId = await harness.ask(guest, team, competition)
    expect(await harness.answer(team, requestId, 'accept')).toBe('accepted')
    const { list: versions } = await list(team.person)
    expect(versions.map(({ no, note }) => [no, note])).toEqual([
      [2, '客队'],
      [1, ''],
    ])
    harness.api.clock.advance(HOUR)
  })
})
