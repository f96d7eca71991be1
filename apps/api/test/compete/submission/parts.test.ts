import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Envelope } from '@shulei/contract/call.ts'
import { UPLOAD_LIFE } from '@shulei/domain/base/upload/resumable.ts'
import { MAX_OPEN_RESULTS } from '@shulei/domain/compete/submission/gate.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeUploads, sweepUploads } from '../../../src/modules/base/resumable/resumable.service.ts'
import { finishedUploads, uploadParts, uploads } from '../../../src/modules/base/resumable/tables.ts'
import type { Submit } from '../../../src/modules/compete/submission/submits/submit-wire.ts'
import { quotaLines } from '../../../src/modules/compete/submission/tables.ts'
import { type Ask, askOffset, cutAfter, digestOf, sendPart } from '../../data/dataset/tus.ts'
import { engines, startOfTests, type TestPerson } from '../../harness.ts'
import { roundsOn } from '../../rounds.ts'
import {
  fileOff,
  filesUnder,
  openSubmissionHarness,
  type SubmissionHarness,
  type TestCompetition,
} from './submission-harness.ts'

const whole = Buffer.from(fileOff(2))
const [head, tail] = [whole.subarray(0, 15), whole.subarray(15)]
const tus = { 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

interface Announced {
  name?: string
  length?: number
  modified?: number
}

describe.each(engines)('result files in parts on $name', (engine) => {
  let harness: SubmissionHarness
  let competition: TestCompetition
  let person: TestPerson
  let ask: Ask
  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
  })
  afterAll(() => harness.close())
  afterEach(async () => {
    const open = await harness.api.platform.db.select({ id: uploads.id }).from(uploads)
    await removeUploads(
      harness.api.platform,
      open.map(({ id }) => id),
    )
  })
  beforeEach(async () => {
    harness.api.clock.set(startOfTests)
    competition = await harness.competition({}, undefined, 2)
    person = (await harness.team(competition)).person
    ask = as(person)
  })
  const as =
    (one: TestPerson): Ask =>
    (path, init) =>
      harness.api.as(one).request(path, init)

  const start = (
    who: Ask,
    { name = 'result.csv', length = whole.length, modified = 1_700_000_000_000 }: Announced = {},
  ) =>
    who(`/api/competitions/${competition.id}/uploads/parts`, {
      method: 'POST',
      headers: {
        ...tus,
        'upload-length': String(length),
        'upload-metadata': `filename ${base64(name)},modified ${base64(String(modified))}`,
      },
    })
  const begin = async (announced?: Announced) => {
    const answer = await start(ask, announced)
    expect(answer.status).toBe(201)
    return answer.headers.get('location') as string
  }
  const idOf = (address: string) => address.split('/').at(-1) as string
  const store = async (announced?: Announced) => {
    const address = await begin(announced)
    expect((await sendPart(ask, address, { offset: 0, body: whole })).status).toBe(204)
    return idOf(address)
  }
  const handIn = (upload: string, key?: string, one = person) =>
    harness.send(competition, one, { file: null, fields: { upload, description: '第一版' }, ...(key ? { key } : {}) })
  const made = async (answer: Response) => {
    const envelope = (await answer.json()) as Envelope<Submit>
    if (envelope.status !== 'e200') throw new Error(JSON.stringify(envelope))
    return envelope.data
  }
  const errnoOf = async (answer: Response) => [answer.status, ((await answer.json()) as { errno: string }).errno]
  const offsetOf = async (address: string) => (await askOffset(ask, address)).headers.get('upload-offset')
  const used = async () => {
    const lines = await harness.api.platform.db.select().from(quotaLines)
    return lines.filter(({ scheduleId }) => competition.schedules.includes(scheduleId)).map(({ kind }) => kind)
  }
  const partsLeft = () => filesUnder(join(harness.api.platform.config.dataDir, 'files', 'uploads'))
  const nothingLeft = async () => {
    const { db } = harness.api.platform
    expect([await db.$count(uploads), await db.$count(uploadParts), partsLeft()]).toEqual([0, 0, []])
    const { rows, files, filesOfRows, stubs, scratch } = await harness.traces()
    expect([files, filesOfRows, stubs, scratch]).toEqual([rows, rows, 0, 0])
  }

  test('go on after a cut, count once when the whole is handed in, and are scored as a file that came at once', async () => {
    const address = await begin()
    await sendPart(ask, address, { offset: 0, body: cutAfter(head) })
    expect(await offsetOf(address)).toBe('15')
    expect(await errnoOf(await handIn(idOf(address)))).toEqual([409, 'e48137'])
    const digest = { 'upload-checksum': `sha256 ${digestOf('sha256', tail)}` }
    expect((await sendPart(ask, address, { offset: 15, body: tail }, digest)).status).toBe(204)
    expect([await harness.rows(competition), await used()]).toEqual([[], []])
    const submit = await made(await handIn(idOf(address)))
    const direct = await harness.submit(competition, person, whole)
    expect(submit).toMatchObject({ description: '第一版', resultFile: { name: 'result.csv', bytes: whole.length } })
    expect(submit.resultFile.sha256).toBe(direct.resultFile.sha256)
    await harness.settle()
    const rows = await harness.rows(competition)
    expect(rows.map(({ status, scoreA }) => [status, scoreA])).toEqual([
      ['scored', 2],
      ['scored', 2],
    ])
    expect(await used()).toEqual(['use', 'use'])
    await nothingLeft()
  })

  test('are found again by their name, size and time of change, and are others without', async () => {
    const address = await begin()
    await sendPart(ask, address, { offset: 0, body: head })
    const again = await start(ask)
    expect([again.headers.get('location'), again.headers.get('upload-offset')]).toEqual([address, '15'])
    expect(await begin({ modified: 1_700_000_000_001 })).not.toBe(address)
    expect(await begin({ name: 'other.csv' })).not.toBe(address)
    expect(await begin({ modified: 0 })).not.toBe(await begin({ modified: 0 }))
  })

  test('are few of a person: one more gives up that which has waited longest', async () => {
    const addresses: string[] = []
    for (let no = 0; no <= MAX_OPEN_RESULTS; no++) {
      harness.api.clock.advance(1000)
      const address = await begin({ name: `${no}.csv` })
      await sendPart(ask, address, { offset: 0, body: head })
      addresses.push(address)
    }
    const [first = '', ...others] = addresses
    expect((await askOffset(ask, first)).status).toBe(404)
    for (const address of others) expect(await offsetOf(address)).toBe('15')
    expect(existsSync(join(harness.api.platform.config.dataDir, 'files', 'uploads', idOf(first)))).toBe(false)
    for (const address of others) await ask(address, { method: 'DELETE', headers: tus })
    await nothingLeft()
  })

  test('of another person are answered as not found, as are those of another competition', async () => {
    const address = await begin()
    await sendPart(ask, address, { offset: 0, body: head })
    const mate = (await harness.team(competition)).person
    const other = as(mate)
    expect((await askOffset(other, address)).status).toBe(404)
    expect((await sendPart(other, address, { offset: 15, body: tail })).status).toBe(404)
    expect((await other(address, { method: 'DELETE', headers: tus })).status).toBe(404)
    await sendPart(ask, address, { offset: 15, body: tail })
    expect(await errnoOf(await handIn(idOf(address), undefined, mate))).toEqual([410, 'e48136'])
    const elsewhere = await harness.competition()
    expect((await askOffset(ask, address.replace(`/${competition.id}/`, `/${elsewhere.id}/`))).status).toBe(404)
    expect(await errnoOf(await handIn('00000000-0000-4000-8000-000000000000'))).toEqual([410, 'e48136'])
    expect((await harness.api.request(address, { method: 'PATCH', headers: tus })).status).toBe(401)
    await made(await handIn(idOf(address)))
    expect((await harness.rows(competition)).map(({ userId }) => userId)).toEqual([person.id])
  })

  test('have the limits of a file that comes at once, told before a byte is sent', async () => {
    expect(await errnoOf(await start(ask, { length: 100_001 }))).toEqual([413, 'e41300'])
    expect(await errnoOf(await start(ask, { name: 'result.xlsx' }))).toEqual([415, 'e41501'])
    const direct = async (one: TestPerson) => errnoOf(await harness.send(competition, one, {}))
    const stranger = await harness.api.person()
    expect(await errnoOf(await start(as(stranger)))).toEqual(await direct(stranger))
    const banned = (await harness.team(competition, 1, { cheatStatus: 2 })).person
    expect(await errnoOf(await start(as(banned)))).toEqual(await direct(banned))
    await harness.submit(competition, person)
    await harness.submit(competition, person, fileOff(3))
    expect(await errnoOf(await start(ask))).toEqual([409, 'e42003'])
    expect(await direct(person)).toEqual([409, 'e42003'])
    expect(await harness.api.platform.db.$count(uploads)).toBe(0)
  })

  test('wait for another day when the tries of this one are used up', async () => {
    const upload = await store()
    await harness.submit(competition, person)
    await harness.submit(competition, person, fileOff(3))
    expect((await handIn(upload)).status).toBe(409)
    expect(await used()).toEqual(['use', 'use'])
    harness.api.clock.advance(24 * 3_600_000)
    await made(await handIn(upload))
    await nothingLeft()
  })

  test('count at the moment at which they are handed in: after the end of the list, parts in time help nothing', async () => {
    const upload = await store()
    harness.api.clock.advance(60 * 24 * 3_600_000)
    const { status } = await handIn(upload)
    expect(status).toBe((await harness.send(competition, person, {})).status)
    expect(await harness.rows(competition)).toEqual([])
  })

  test('are handed in with the new session when the old one ended among their parts', async () => {
    const address = await begin()
    await sendPart(ask, address, { offset: 0, body: head })
    expect((await harness.api.request(address, { method: 'PATCH', headers: tus })).status).toBe(401)
    expect(await offsetOf(address)).toBe('15')
    await sendPart(ask, address, { offset: 15, body: tail })
    const form = new FormData()
    form.set('upload', idOf(address))
    const path = `/api/competitions/${competition.id}/uploads`
    expect((await harness.api.request(path, { method: 'POST', body: form })).status).toBe(401)
    await made(await handIn(idOf(address)))
    await nothingLeft()
  })

  test('handed in twice are one submission, with one key or with two', async () => {
    const upload = await store()
    const first = await made(await handIn(upload, 'one'))
    expect((await made(await handIn(upload, 'one'))).id).toBe(first.id)
    expect((await made(await handIn(upload, 'two'))).id).toBe(first.id)
    // a key that has made a submission of the same bytes answers it, and its parts go
    const again = await store({ modified: 1_700_000_000_002 })
    expect((await made(await handIn(again, 'one'))).id).toBe(first.id)
    expect(await used()).toEqual(['use'])
    await nothingLeft()
  })

  test('handed in several times at once are one submission', async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      competition = await harness.competition({}, undefined, 5)
      person = (await harness.team(competition)).person
      ask = as(person)
      const upload = await store()
      const answers = await Promise.all([1, 2, 3, 4].map((no) => handIn(upload, `${round}-${no % 3}`)))
      const ids = new Set<number>()
      for (const answer of answers) {
        if (answer.ok) ids.add((await made(answer)).id)
        else expect(await errnoOf(answer)).toEqual([409, 'e40906'])
      }
      expect(ids.size).toBe(1)
      expect([(await harness.rows(competition)).length, await used()]).toEqual([1, ['use']])
    }
    await nothingLeft()
  })

  test('that are given up while they are handed in are a submission or none, and leave nothing', async () => {
    const address = await begin()
    await sendPart(ask, address, { offset: 0, body: whole })
    const [handed, ended] = await Promise.all([handIn(idOf(address)), ask(address, { method: 'DELETE', headers: tus })])
    expect([204, 404]).toContain(ended.status)
    expect([200, 410]).toContain(handed.status)
    expect((await harness.rows(competition)).length).toBe(handed.ok ? 1 : 0)
    await nothingLeft()
  })

  test('that are whole and are not handed in are removed after seven days', async () => {
    const upload = await store()
    harness.api.clock.advance(UPLOAD_LIFE + 1)
    await sweepUploads(harness.api.platform)
    expect(await errnoOf(await handIn(upload))).toEqual([410, 'e48136'])
    await nothingLeft()
    expect(await harness.api.platform.db.$count(finishedUploads)).toBe(0)
  })

  test('come with a process file, and never beside a result file', async () => {
    const upload = await store()
    const process = { body: 'print(1)', name: 'train.py' }
    expect((await harness.send(competition, person, { fields: { upload } })).status).toBe(400)
    const submit = await made(await harness.send(competition, person, { file: null, process, fields: { upload } }))
    expect(submit.processFile?.name).toBe('train.py')
  })
})
