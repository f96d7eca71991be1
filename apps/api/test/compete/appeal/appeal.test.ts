import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Data, Envelope } from '@shulei/contract/call.ts'
import type { appealCase } from '@shulei/contract/compete/appeal/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { HOUR } from '@shulei/domain/base/time/instant.ts'
import { MAX_APPEAL, MAX_APPEAL_FILE } from '@shulei/domain/compete/appeal/appeal.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appealsCommand } from '../../../commands/appeals.ts'
import { moderateTeam } from '../../../commands/moderate-team.ts'
import { findCase, insertAppeal, lockOwnTeam } from '../../../src/modules/compete/appeal/appeal.repo.ts'
import { appeals } from '../../../src/modules/compete/appeal/tables.ts'
import { uploadStubs } from '../../../src/modules/compete/submission/tables.ts'
import { clearTeam, liftFlag, lockForDecision } from '../../../src/modules/compete/team/ban.service.ts'
import { teamMembers, teams } from '../../../src/modules/compete/team/tables.ts'
import { uploadFolder } from '../../../src/platform/http/form-call.ts'
import { engines, oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { roundsOn } from '../../rounds.ts'
import { paused, untilWaiting } from '../../talk/message/paused.ts'
import { addCompetition } from '../competition/add-competition.ts'
import { filesUnder } from '../submission/submission-harness.ts'

type Case = Data<typeof appealCase>

const scratch = mkdtempSync(join(tmpdir(), 'shulei-appeals-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

let made = 0

/** A team of two in a competition. */
async function addTeam(api: TestApi, competitionId: number): Promise<{ teamId: number; members: TestPerson[] }> {
  made += 1
  const members = [await api.person(), await api.person()]
  const name = `海藻 ${made}`
  const [row] = await api.platform.db
    .insert(teams)
    .values({ competitionId, name, nameKey: name, captainId: members[0]?.id ?? 0 })
    .returning({ id: teams.id })
  const teamId = row?.id ?? 0
  await api.platform.db.insert(teamMembers).values(members.map(({ id: userId }) => ({ teamId, competitionId, userId })))
  return { teamId, members }
}

interface Sent {
  teamId: number
  content?: string
  file?: File
  key?: string
}

async function send(
  api: TestApi,
  person: TestPerson,
  competitionId: number,
  { teamId, content = '理由', file, key }: Sent,
) {
  const form = new FormData()
  form.set('teamId', String(teamId))
  form.set('content', content)
  if (file) form.set('file', file)
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
  const answer = await api
    .as(person)
    .request(`/api/competitions/${competitionId}/cheat/appeal`, { method: 'POST', body: form, headers })
  return { ...((await answer.json()) as Envelope<Case>), status: answer.status }
}

const moderate = (api: TestApi, ...words: string[]) => moderateTeam(api.platform.database, words, api.clock.now)
const operate = (api: TestApi, ...words: string[]) =>
  appealsCommand({ db: api.platform.db, openStore: async () => api.platform.files }, words, api.clock.now)

const pdf = (bytes = 200) => {
  const text = `%PDF-1.7\n${'x'.repeat(Math.max(0, bytes - 15))}\n%%EOF`
  return new File([`${text.slice(0, bytes - 5)}%%EOF`], '实验 记录.pdf')
}

describe.each(engines)('appeals on $name', (engine) => {
  let api: TestApi
  let id = 0
  beforeAll(async () => {
    api = await openApi(engine)
    id = await addCompetition(api, { title: { cn: '近海', en: 'Near shore' } })
  })
  afterAll(() => api.close())

  const read = (person: TestPerson, teamId: number) =>
    api.as(person).send(refs.appealCase, { params: { id }, query: { teamId } })

  it.runIf(engine.name === 'postgres')('are refused when the flag ends while they wait', async () => {
    const { teamId, members } = await addTeam(api, id)
    const [captain] = members as [TestPerson]
    await moderate(api, 'flag', String(teamId), '结果相同')
    const goOn = await paused(api, async (tx, pause) => {
      await lockForDecision(tx, teamId)
      await liftFlag(tx, teamId, new Date(api.clock.now()))
      await pause()
    })
    const sending = send(api, captain, id, { teamId })
    await untilWaiting(api, 1, sending)
    await Promise.all([goOn(), sending])
    expect(await sending).toMatchObject({ errno: 'e42057' })
    expect(await read(captain, teamId)).toMatchObject({ appeal: null })
  })

  it.runIf(engine.name === 'postgres')(
    'keep the flag from being ended by a decision that waited for them',
    async () => {
      const { teamId, members } = await addTeam(api, id)
      const [captain] = members as [TestPerson]
      await moderate(api, 'flag', String(teamId), '结果相同')
      const own = { competitionId: id, teamId, userId: captain.id }
      const goOn = await paused(api, async (tx, pause) => {
        await lockOwnTeam(tx, own)
        const flagId = (await findCase(tx, own))?.flag?.id ?? 0
        await insertAppeal(tx, {
          ...{
            flagId,
            openTeamId: teamId,
            userId: captain.id,
            idempotencyKey: 'waited-for',
            content: '理由',
            file: null,
          },
          createdAt: new Date(api.clock.now()),
        })
        await pause()
      })
      const clearing = clearTeam({ ...api.platform, clock: api.clock.now }, teamId)
      await untilWaiting(api, 1, clearing)
      await Promise.all([goOn(), clearing])
      expect(await clearing).toBe('openAppeal')
      expect(await read(captain, teamId)).toMatchObject({ cheatStatus: 1, flag: { endedAt: null } })
    },
  )

  it('go the whole way: ban with redacted evidence, appeal with a file, answer as a notice and on the case', async () => {
    const other = await addTeam(api, id)
    const { teamId, members } = await addTeam(api, id)
    const [captain, mate] = members as [TestPerson, TestPerson]
    const [rival] = await api.platform.db.select().from(teams).where(eq(teams.id, other.teamId))
    expect(await read(captain, teamId)).toEqual({ teamId, cheatStatus: 0, flag: null, appeal: null, canAppeal: false })

    const evidence = `--evidence=与 ${rival?.name} 的文件相同，来自 203.0.113.9，电话 13800000000`
    expect(await moderate(api, 'ban', String(teamId), '共享结果', '--kind=sharedResults', evidence)).toContain(
      'is banned',
    )
    const banned = await read(mate, teamId)
    expect(banned).toMatchObject({
      cheatStatus: 2,
      flag: { type: 'sharedResults', status: 2, reason: { cn: '共享结果', en: '' }, endedAt: null },
      appeal: null,
      canAppeal: true,
    })
    expect(banned.flag?.evidence.cn).toBe('与 *** 的文件相同，来自 203.***，电话 ***')
    const kinds = await api.as(mate).send(refs.cheatType, { params: { id }, query: { teamId } })
    expect(kinds).toEqual({
      list: [{ type: 'sharedResults', name: { cn: '与其他队伍共享结果', en: 'Results shared with another team' } }],
    })

    api.clock.advance(HOUR)
    const file = pdf()
    const sent = await send(api, mate, id, {
      teamId,
      content: ' 第一行\r\n\r\n\r\n\r\n<script>第二行 ',
      file,
      key: 'once',
    })
    expect(sent.status).toBe(200)
    expect(sent.data).toMatchObject({
      canAppeal: false,
      appeal: {
        content: '第一行\n\n<script>第二行',
        file: { name: '实验 记录.pdf', bytes: file.size },
        sender: { id: mate.id },
        answeredAt: null,
        answer: { cn: '', en: '' },
      },
    })
    const repeated = await send(api, mate, id, { teamId, content: '第一行\n\n<script>第二行', file, key: 'once' })
    expect(repeated.data).toEqual(sent.data)
    expect(await send(api, mate, id, { teamId, content: '别的', key: 'once' })).toMatchObject({ errno: 'e40902' })
    expect(await send(api, captain, id, { teamId })).toMatchObject({ status: 409, errno: 'e42056' })

    const download = await api.as(captain).request(sent.data.appeal?.file?.url ?? '')
    expect(download.status).toBe(200)
    expect(download.headers.get('content-disposition')).toContain('attachment')
    expect(download.headers.get('content-type')).toBe('application/octet-stream')
    expect(download.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await download.arrayBuffer())).toEqual(Buffer.from(await file.arrayBuffer()))

    const appealId = String(sent.data.appeal?.id)
    expect(await operate(api, 'list')).toContain(`${appealId}  `)
    // while the case is open nothing is decided or deleted
    await expect(moderate(api, 'clear', String(teamId))).rejects.toThrow('appeal')
    await expect(api.platform.db.delete(teams).where(eq(teams.id, teamId))).rejects.toThrow()
    const folder = join(scratch, `case-${engine.name}`)
    expect(await operate(api, 'show', appealId, folder)).toContain('and its file')
    expect(readdirSync(folder).sort()).toEqual(['appeal.txt', 'file.pdf'])
    expect(statSync(join(folder, 'file.pdf')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(folder, 'file.pdf'))).toEqual(Buffer.from(await file.arrayBuffer()))
    expect(await operate(api, 'show', appealId)).toContain('<script>第二行')

    api.clock.advance(HOUR)
    expect(await operate(api, 'answer', appealId, 'accept', '核对无误', 'All clear')).toContain('accepted')
    await expect(operate(api, 'answer', appealId, 'reject', '再来')).rejects.toThrow('no appeal')
    for (const member of [captain, mate]) {
      const after = await read(member, teamId)
      expect(after).toMatchObject({
        cheatStatus: 0,
        canAppeal: false,
        appeal: { accepted: true, answer: { cn: '核对无误', en: 'All clear' } },
      })
      expect(after.flag?.endedAt).toBe(after.appeal?.answeredAt)
      const { list } = await api.as(member).send(refs.noticeList, { query: {} })
      expect(list.filter(({ group }) => group === 'appeal')).toMatchObject([
        {
          title: { cn: '你的申诉已通过', en: 'Your appeal was accepted' },
          href: `/competitions/${id}/submits#case`,
          cmptId: id,
        },
      ])
    }
    expect((await api.as(mate).send(refs.cheatType, { params: { id }, query: { teamId } })).list).toEqual([])
    expect(await operate(api, 'list', 'answered')).toContain('accepted')
    // the closed case no longer keeps the team
    await api.platform.db.delete(teams).where(eq(teams.id, teamId))
    expect(await api.platform.db.$count(appeals, eq(appeals.id, Number(appealId)))).toBe(0)
  })

  it('that are rejected leave the flag, which cannot be appealed again; a later flag can', async () => {
    const { teamId, members } = await addTeam(api, id)
    const [person] = members as [TestPerson]
    await moderate(api, 'flag', String(teamId), '疑似一人多号', 'Several accounts?', '--kind=severalAccounts')
    expect(await read(person, teamId)).toMatchObject({ cheatStatus: 1, flag: { type: 'severalAccounts', status: 1 } })
    const { data } = await send(api, person, id, { teamId })
    // an open case keeps the team from being banned, not only from being cleared
    await expect(moderate(api, 'ban', String(teamId), '再次发现')).rejects.toThrow('appeal')
    expect(await read(person, teamId)).toMatchObject({ cheatStatus: 1, flag: { status: 1, endedAt: null } })
    await operate(api, 'answer', String(data.appeal?.id), 'reject', '证据充分')
    expect(await read(person, teamId)).toMatchObject({ cheatStatus: 1, canAppeal: false, appeal: { accepted: false } })
    expect(await send(api, person, id, { teamId })).toMatchObject({ errno: 'e42056' })
    api.clock.advance(HOUR)
    await moderate(api, 'ban', String(teamId), '再次发现', 'Found again')
    expect(await read(person, teamId)).toMatchObject({ cheatStatus: 2, canAppeal: true, appeal: null })
    expect(await send(api, person, id, { teamId })).toMatchObject({ status: 200 })
  })

  it('of both members at the same moment become one, and nothing is left of the other', async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      const { teamId, members } = await addTeam(api, id)
      await moderate(api, 'ban', String(teamId), '原因')
      const ends = await Promise.all(
        Array.from({ length: 6 }, (_, i) =>
          send(api, members[i % 2] as TestPerson, id, { teamId, content: `第 ${i}`, file: pdf() }),
        ),
      )
      expect(ends.map(({ errno = 'sent' }) => errno).sort()).toEqual([...Array(5).fill('e42056'), 'sent'].sort())
    }
    const kept = filesUnder(join(api.platform.config.dataDir, 'files')).filter((path) => path.includes('appeals'))
    const rows = await api.platform.db.select({ file: appeals.file }).from(appeals)
    // the file of the appeal that its team's deletion removed stays in the store
    expect(kept.length).toBe(rows.filter(({ file }) => file !== null).length + 1)
    expect(await api.platform.db.$count(uploadStubs)).toBe(0)
  })
})

describe.each(oneEngine)('refused appeals on $name', (engine) => {
  let api: TestApi
  let id = 0
  let team: Awaited<ReturnType<typeof addTeam>>
  beforeAll(async () => {
    api = await openApi(engine)
    id = await addCompetition(api)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    team = await addTeam(api, id)
    await moderate(api, 'ban', String(team.teamId), '原因')
  })

  const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...Array(60).fill(0)])
  const html = '<!doctype html><title>x</title><script>alert(1)</script>'
  const files = (): [what: string, sent: Partial<Sent>, http: number, errno: string][] => [
    ['without content', { content: '' }, 400, 'e42051'],
    ['of blanks and invisible characters', { content: ' \n\u200b\u00ad ' }, 400, 'e42051'],
    ['longer than allowed', { content: '🌊'.repeat(MAX_APPEAL + 1).slice(0, 4100) }, 400, 'e42052'],
    ['of 10,000 characters', { content: '浪'.repeat(10_000) }, 400, 'e42052'],
    ['of 10,000 characters with a file', { content: '浪'.repeat(10_000), file: pdf(500_000) }, 400, 'e42052'],
    ['with NUL', { content: '请看\0日志' }, 400, 'e42053'],
    ['with a file of 10 MiB and a byte', { file: pdf(MAX_APPEAL_FILE + 1) }, 413, 'e42054'],
    ['with an archive', { file: new File([zip], 'bomb.zip') }, 400, 'e42055'],
    ['with an archive called .pdf', { file: new File([zip], 'bomb.pdf') }, 400, 'e42055'],
    ['with an archive called .txt', { file: new File([zip], 'bomb.txt') }, 400, 'e42055'],
    ['with a page of HTML called .pdf', { file: new File([html], 'proof.pdf') }, 400, 'e42055'],
    ['with a page of HTML called .html', { file: new File([html], 'proof.html') }, 400, 'e42055'],
    ['with an empty file', { file: new File([], 'empty.pdf') }, 400, 'e42055'],
  ]

  it.each(files())('%s leave nothing behind', async (_, sent, http, errno) => {
    const [person] = team.members as [TestPerson]
    const answer = await send(api, person, id, { teamId: team.teamId, ...sent })
    expect([answer.status, answer.errno]).toEqual([http, errno])
    expect(await api.platform.db.$count(appeals)).toBe(0)
    expect(await api.platform.db.$count(uploadStubs)).toBe(0)
    const folders = [join(api.platform.config.dataDir, 'files/appeals'), uploadFolder(api.platform)]
    expect(folders.flatMap((folder) => (existsSync(folder) ? filesUnder(folder) : []))).toEqual([])
  })

  it('accept a file of exactly 10 MiB', async () => {
    const [person] = team.members as [TestPerson]
    const answer = await send(api, person, id, { teamId: team.teamId, file: pdf(MAX_APPEAL_FILE) })
    expect(answer).toMatchObject({ status: 200, data: { appeal: { file: { bytes: MAX_APPEAL_FILE } } } })
    await api.platform.db.execute(sql`truncate appeals`)
    await api.platform.files.disk.deleteAll('appeals')
  })

  it('of a team that is not theirs, in another competition, or of nobody answer as if there were none', async () => {
    const [person] = team.members as [TestPerson]
    const stranger = await api.person()
    const elsewhere = await addCompetition(api)
    const missing = await send(api, stranger, id, { teamId: 999_999 })
    expect([missing.status, missing.errno]).toEqual([404, 'e40400'])
    const { data } = await send(api, person, id, { teamId: team.teamId, file: pdf() })
    const appealId = data.appeal?.id ?? 0
    for (const [who, where] of [
      [stranger, id],
      [person, elsewhere],
    ] as const) {
      expect(await send(api, who, where, { teamId: team.teamId })).toMatchObject({ errno: 'e40400', data: null })
      const reads = [`cheat/appeal?teamId=${team.teamId}`, `cheat/type?teamId=${team.teamId}`]
      for (const path of reads) {
        const answer = await api.as(who).request(`/api/competitions/${where}/${path}`)
        const none = await api.as(who).request(`/api/competitions/${where}/${path.replace(/\d+$/, '999999')}`)
        expect([answer.status, await answer.text()]).toEqual([404, await none.text()])
      }
      const file = await api.as(who).request(`/api/competitions/${where}/cheat/appeal/${appealId}/file`)
      const none = await api.as(who).request(`/api/competitions/${where}/cheat/appeal/999999/file`)
      expect([file.status, await file.text()]).toEqual([404, await none.text()])
    }
    expect((await api.request(data.appeal?.file?.url ?? '')).status).toBe(401)
    await api.platform.db.execute(sql`truncate appeals`)
    const clean = await addTeam(api, id)
    const answer = await send(api, clean.members[0] as TestPerson, id, { teamId: clean.teamId })
    expect([answer.status, answer.errno]).toEqual([409, 'e42057'])
  })

  it.each([
    [['list', 'all']],
    [['show', 'x']],
    [['answer', '1', 'maybe', '好']],
    [['answer', '1', 'accept', ' ']],
    [[]],
  ])('the operator is told how to use the command: %j', async (words) => {
    await expect(operate(api, ...words)).rejects.toThrow('Say what to do')
  })

  it('the operator cannot name an unknown kind of flag', async () => {
    await expect(moderate(api, 'ban', '1', '原因', '--kind=evil')).rejects.toThrow('Say what to do')
    await expect(moderate(api, 'ban', '1', '原因', '--reason=x')).rejects.toThrow('Say what to do')
  })
})
