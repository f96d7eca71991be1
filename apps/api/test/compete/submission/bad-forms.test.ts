import { randomBytes } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { submitForSeed } from '../../../seed/submissions.ts'
import { sessionsOf } from '../../../src/modules/base/session/session.service.ts'
import { sessions } from '../../../src/modules/base/session/tables.ts'
import { uploadFolder } from '../../../src/platform/http/form-call.ts'
import { engines } from '../../engines.ts'
import {
  type Entrant,
  fileOff,
  formOf,
  openSubmissionHarness,
  type SubmissionHarness,
  type TestCompetition,
} from './submission-harness.ts'

const embedded = engines.filter(({ name }) => name === 'embedded')
const MB = 1024 * 1024

interface Refusal {
  status: string
  errno: string
  message: string
}

// one engine: these forms end before statements that differ between engines
describe.each(embedded)('a form that cannot become a submission', (engine) => {
  let harness: SubmissionHarness
  let competition: TestCompetition
  let entrant: Entrant
  let http: Server
  let origin: string
  let cookie: string

  beforeAll(async () => {
    harness = await openSubmissionHarness(engine)
    competition = await harness.competition()
    entrant = await harness.team(competition)
    http = createServer(getRequestListener(harness.api.app.fetch))
    await new Promise<void>((up) => http.listen(0, '127.0.0.1', up))
    origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
    cookie = (await harness.api.signIn(entrant.person)).cookie
  })
  afterAll(async () => {
    http.closeAllConnections()
    await new Promise((down) => http.close(down))
    await harness.close()
  })

  const path = () => `/api/competitions/${competition.id}/uploads`
  const headersWith = (more: Record<string, string> = {}) => ({ cookie, 'sec-fetch-site': 'same-origin', ...more })
  const nothing = { rows: 0, uses: 0, files: 0, filesOfRows: 0, stubs: 0, scratch: 0 }

  async function post(body: BodyInit, more: Record<string, string> = {}) {
    const answer = await fetch(origin + path(), {
      method: 'POST',
      body,
      headers: headersWith(more),
      ...({ duplex: 'half' } as object),
    })
    return { http: answer.status, ...((await answer.json()) as Refusal) }
  }

  const withTwo = () => {
    const form = formOf({})
    form.append('resultFile', new File([fileOff(1)], 'second.csv'))
    return form
  }
  const withMany = () => {
    const form = new FormData()
    for (let i = 0; i < 100; i++) form.append(`file${i}`, new File(['x'], `${i}.csv`))
    return form
  }
  const strangeField = () => {
    const form = formOf({})
    form.set('score', '1')
    return form
  }
  const wrongFileField = () => {
    const form = new FormData()
    form.set('file', new File([fileOff(1)], 'result.csv'))
    return form
  }

  test.each<[string, () => BodyInit, Record<string, string>, number, string, RegExp]>([
    ['without its file', () => formOf({ file: null, fields: { description: 'x' } }), {}, 400, 'e40003', /结果文件/],
    ['with nothing in it', () => new FormData(), {}, 400, 'e40003', /结果文件/],
    ['urlencoded', () => new URLSearchParams({ resultFile: 'id,y' }), {}, 400, 'e40002', /表单/],
    ['of JSON', () => '{}', { 'content-type': 'application/json' }, 400, 'e40002', /表单/],
    ['without a boundary', () => 'x', { 'content-type': 'multipart/form-data; a=b' }, 400, 'e40002', /表单/],
    [
      'of garbage',
      () => randomBytes(4096),
      { 'content-type': 'multipart/form-data; boundary=x' },
      400,
      'e40005',
      /上传/,
    ],
    ['with the file under another name', wrongFileField, {}, 400, 'e40002', /表单/],
    ['with two result files', withTwo, {}, 400, 'e40002', /表单/],
    ['with a hundred files', withMany, {}, 400, 'e40002', /表单/],
    ['with a field nobody asked for', strangeField, {}, 400, 'e40002', /表单/],
    ['with a file of another kind', () => formOf({ name: 'model.exe' }), {}, 415, 'e41501', /model\.exe.*csv/],
    ['with a workbook', () => formOf({ name: 'result.xlsx' }), {}, 415, 'e41501', /result\.xlsx.*另存为 \.csv/],
    ['with a file called ../../x', () => formOf({ name: '../../x' }), {}, 415, 'e41501', /csv/],
    [
      'with a process file of another kind',
      () => formOf({ process: { body: 'x', name: 'a.html' } }),
      {},
      415,
      'e41501',
      /csv/,
    ],
    [
      'with a long description',
      () => formOf({ fields: { description: '长'.repeat(501) } }),
      {},
      400,
      'e40001',
      /description/,
    ],
    ['with a broken description', () => formOf({ fields: { description: 'a\0b' } }), {}, 400, 'e40001', /description/],
    ['with a team id that is none', () => formOf({ fields: { teamId: '-1' } }), {}, 400, 'e40001', /teamId/],
    ['with a huge team id', () => formOf({ fields: { teamId: '1e999' } }), {}, 400, 'e40001', /teamId/],
    ['with a strange key', () => formOf({}), { 'idempotency-key': 'a b' }, 400, 'e40001', /idempotency-key/],
    ['with a file above the limit', () => formOf({ file: 'x'.repeat(100_001) }), {}, 413, 'e41300', /100 kB/],
    ['that says it is huge', () => formOf({ file: 'x'.repeat(400_000) }), {}, 413, 'e41300', /100 kB/],
  ])('with %s is refused in a sentence, and nothing is left', async (_name, make, more, status, errno, sentence) => {
    const answer = await post(make(), more)
    expect(answer).toMatchObject({ http: status, errno, message: expect.stringMatching(sentence) })
    expect(await harness.traces()).toEqual(nothing)
  })

  test('is refused in English for a reader of English', async () => {
    const answer = await post(formOf({ file: null }), { cookie: `${cookie}; lang=en-US` })
    expect(answer.message).toMatch(/result file/i)
  })

  test('is refused for another team, and for another schedule', async () => {
    const stranger = await harness.team(competition)
    const theirs = await post(formOf({ fields: { teamId: String(stranger.teamId) } }))
    expect(theirs).toMatchObject({ http: 403, errno: 'e42009' })
    const other = await post(formOf({ fields: { scheduleId: String((competition.schedules[0] as number) + 1) } }))
    expect(other).toMatchObject({ http: 409, errno: 'e42008', data: { allowed: true } })
    expect(await harness.traces()).toEqual(nothing)
  })

  test.each([0, -1, 1.5, '99999999999999999999', '0x10', 'abc', 987_654_321])(
    'is refused for the missing competition %s',
    async (id) => {
      const answer = await harness.api
        .as(entrant.person)
        .request(`/api/competitions/${id}/uploads`, { method: 'POST', body: formOf({}) })
      expect(answer.status).toBe(404)
      expect(await harness.traces()).toEqual(nothing)
    },
  )

  test('is refused without a session, a sign-up or a completed form', async () => {
    const open = await harness.api.request(path(), { method: 'POST', body: formOf({}) })
    expect([open.status, await open.json()]).toMatchObject([401, { errno: 'e40100' }])
    const stranger = await harness.api.person()
    const refused = await harness.send(competition, stranger, {})
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { errno: 'e42005', data: { reason: 'notSignedUp', checks: expect.any(Array) } },
    ])
    expect(await harness.traces()).toEqual(nothing)
  })

  test('answers 401 and leaves nothing when the session ends while the file arrives', async () => {
    const { cookie: own } = await harness.api.signIn(entrant.person)
    const boundary = 'b'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="resultFile"; filename="r.csv"\r\n\r\n`
    let go = () => {}
    const halfway = new Promise<void>((done) => {
      go = done
    })
    const body = new ReadableStream({
      async start(controller) {
        const encode = (text: string) => controller.enqueue(new TextEncoder().encode(text))
        encode(head + fileOff(1))
        await halfway
        encode(`\r\n--${boundary}--\r\n`)
        controller.close()
      },
    })
    const answer = post(body, { cookie: own, 'content-type': `multipart/form-data; boundary=${boundary}` })
    while ((await harness.traces()).scratch === 0) await new Promise((done) => setTimeout(done, 10))
    await harness.api.platform.db.delete(sessions).where(eq(sessions.userId, entrant.person.id))
    sessionsOf(harness.api.platform).forget()
    go()
    expect(await answer).toMatchObject({ http: 401, status: 'e401', errno: 'e40100' })
    expect(await harness.traces()).toEqual(nothing)
    cookie = (await harness.api.signIn(entrant.person)).cookie
  })

  test('leaves nothing when the client goes away in the middle', async () => {
    const { port } = http.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const head = '--b\r\ncontent-disposition: form-data; name="resultFile"; filename="r.csv"\r\n\r\n'
    socket.write(
      `POST ${path()} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\nsec-fetch-site: same-origin\r\n` +
        `content-type: multipart/form-data; boundary=b\r\ncontent-length: 90000\r\n\r\n${head}${fileOff(1)}`,
    )
    while ((await harness.traces()).scratch === 0) await new Promise((done) => setTimeout(done, 10))
    socket.destroy()
    while ((await harness.traces()).scratch > 0) await new Promise((done) => setTimeout(done, 10))
    expect(await harness.traces()).toEqual(nothing)
  })

  /** Bytes of a file that the server still has in memory: those that do not reach its folder within ten seconds. */
  async function unwritten(sent: number): Promise<number> {
    const folder = uploadFolder(harness.api.platform)
    let left = sent
    for (let tries = 0; tries < 500 && left > MB; tries++) {
      await wait(20)
      const names = await readdir(folder).catch(() => [])
      const sizes = await Promise.all(names.map((name) => stat(join(folder, name)).then(({ size }) => size)))
      left = sent - sizes.reduce((sum, size) => sum + size, 0)
    }
    return left
  }

  test('is cut off at the limit with a file of a gigabyte, in little memory', async () => {
    const roomy = await harness.competition({
      scoring: { ...(await scoringOf()), maxBytes: 100 * MB },
    })
    const { person } = await harness.team(roomy)
    const { cookie: own } = await harness.api.signIn(person)
    const chunk = Buffer.alloc(MB, ',')
    let sent = 0
    const inMemory: number[] = []
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(
          new TextEncoder().encode(
            '--b\r\ncontent-disposition: form-data; name="resultFile"; filename="r.csv"\r\n\r\n',
          ),
        )
      },
      async pull(controller) {
        if (sent >= 1024) return controller.close()
        // below the limit, more is sent only when the server has written what it got
        if (sent < 90 && sent % 16 === 0) inMemory.push(await unwritten(sent * MB))
        sent += 1
        controller.enqueue(chunk)
      },
    })
    const started = performance.now()
    const answer = await fetch(`${origin}/api/competitions/${roomy.id}/uploads`, {
      method: 'POST',
      body,
      headers: { ...headersWith({ cookie: own }), 'content-type': 'multipart/form-data; boundary=b' },
      ...({ duplex: 'half' } as object),
    }).then(
      async (response) => ({
        http: response.status,
        connection: response.headers.get('connection'),
        ...((await response.json()) as Refusal),
      }),
      // a client that continues to write may find the connection closed before it reads the answer
      (error: Error) => ({ http: 413, errno: 'e41300', connection: 'close', gone: String(error.cause ?? error) }),
    )
    expect(answer).toMatchObject({ http: 413, errno: 'e41300', connection: 'close' })
    expect(sent).toBeLessThan(300)
    expect(inMemory).toHaveLength(6)
    expect(Math.max(...inMemory)).toBeLessThanOrEqual(MB)
    expect(performance.now() - started).toBeLessThan(20_000)
    expect(await harness.traces()).toEqual(nothing)
  })

  async function scoringOf() {
    const { competitions } = await import('../../../src/modules/compete/competition/tables.ts')
    const [row] = await harness.api.platform.db.select().from(competitions).where(eq(competitions.id, competition.id))
    if (!row) throw new Error('no competition')
    return row.scoring
  }

  test('ends the seeding when built-in content is broken', async () => {
    const broken = {
      kind: 'baseline' as const,
      key: 'weak' as const,
      competitionId: competition.id,
      at: harness.api.clock.now(),
    }
    const file = { name: 'weak.csv', body: 'id,y\n' }
    await expect(submitForSeed(harness.api.platform, [{ ...broken, file }])).rejects.toThrow('headerOnly')
  })
})
