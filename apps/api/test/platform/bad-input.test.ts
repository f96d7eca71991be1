import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { gzipSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import type { AnyCall } from '@shulei/contract/call.ts'
import { errors } from '@shulei/contract/errors.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { uploadFolder } from '../../src/platform/http/form-call.ts'
import { mountedCalls } from '../../src/platform/mount.ts'
import { addCompetition } from '../compete/competition/add-competition.ts'
import { oneEngine, openApi, type TestApi, type Visitor } from '../harness.ts'
import {
  bodyText,
  formType,
  hostileBodies,
  hostileForm,
  hostileForms,
  hostileText,
  hostileTexts,
  objectOf,
  unfinishedForm,
} from './hostile.ts'

const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const cases = Number(process.env.FUZZ_CASES ?? 60)
const knownErrnos = new Set<string>(Object.values(errors).map(({ errno }) => errno))

const schemaOf = (schema: z.ZodType | undefined) =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as object) : {}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** The names that a schema refuses, as the answer tells them, or the value that the handler gets. */
const parsed = (schema: z.ZodType, value: unknown) => {
  const { success, error, data } = schema.safeParse(value)
  return success ? { data } : { refused: error.issues.map(({ path }) => path.join('.')) }
}

/** Names of the ids in a path that are none for certain, so that the path is answered as not found. */
function noIds(call: AnyCall, pathname: string): string[] {
  const texts = pathname.split('/')
  return call.path.split('/').flatMap((part, index) => {
    const name = /^\{(id|\w*Id)\}$/.exec(part)?.[1]
    return name && !/^\s*\d+\s*$/.test(decodeURIComponent(texts[index] ?? '')) ? [name] : []
  })
}

/**
 * Text that is equal for two requests which run the same code: the call with the values that its handler gets, or with the fields
 * for which it is refused before. Throws when a schema throws, which would be a server error.
 */
function effectOf(call: AnyCall, address: string, body: string | undefined): string {
  const effect = { call: `${call.method} ${call.path} ${call.select?.value ?? ''}` }
  // everybody here is a stranger to the reviewer area, which refuses them first
  if (call.auth === 'reviewer') return JSON.stringify(effect)
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const ids = noIds(call, pathname)
  if (ids.length > 0) return JSON.stringify({ ...effect, ids })
  const query = call.query && parsed(call.query, Object.fromEntries(searchParams))
  if (query && 'refused' in query) return JSON.stringify({ ...effect, query })
  return JSON.stringify({ ...effect, pathname, query, body: call.body && body && parsedText(call.body, body) })
}

function parsedText(schema: z.ZodType, text: string) {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'no JSON'
  }
  return parsed(schema, value)
}

/** Checks that hold for every answer, whatever the request (I13, I14). */
async function expectEnvelope(answer: Response, what: string): Promise<void> {
  expect(answer.status, what).toBeLessThan(500)
  expect(answer.headers.get('x-request-id'), what).toMatch(/^[0-9a-f-]{36}$/)
  const type = answer.headers.get('content-type') ?? ''
  if (answer.status < 300 && !type.startsWith('application/json')) return
  const text = await answer.text()
  const envelope = JSON.parse(text) as {
    status: string
    errno?: string
    message?: string
    data: { fields?: string[] } | null
  }
  if (answer.status < 300) {
    expect(envelope.status, what).toMatch(/^e200$|^e40104$/)
    return
  }
  expect(Object.keys(envelope).sort(), what).toEqual(expect.arrayContaining(['data', 'errno', 'message', 'status']))
  expect(knownErrnos, what).toContain(envelope.errno)
  // the key of a record and the name of a file are the sender's own texts
  const own = [...(envelope.data?.fields ?? []), ...[...what.matchAll(/filename="([^"]+)"/g)].map(([, name]) => name)]
  const said = own.reduce<string>((message, name) => message.replace(name ?? '', ''), envelope.message ?? '')
  expect(said, what).not.toMatch(/\{\{|undefined|select |insert |Error:| at \//)
}

// what is refused is refused before the database, and the values that one cannot store are the same on both
describe.each(oneEngine)('bad input on $name', (engine) => {
  // the embedded database repeats a sixth of the generated cases and a third of the fixed lists, since our own code refuses most
  const generated = engine.name === 'postgres' ? cases : Math.ceil(cases / 6)
  let turn = 0
  /** The values from a place that differs at each use; on the embedded database a third, so that three uses take all. */
  const inTurn = <T>(values: readonly T[]): T[] => {
    turn += 1
    const start = (turn * 7) % values.length
    const turned = [...values.slice(start), ...values.slice(0, start)]
    return engine.name === 'postgres' ? turned : turned.filter((_, index) => index % 3 === turn % 3)
  }
  /** Effects of the requests that were answered well. */
  const done = new Set<string>()
  let api: TestApi
  let signedIn: Visitor
  let closing: Visitor
  let competition = 0
  beforeAll(async () => {
    api = await openApi(engine)
    competition = await addCompetition(api)
    const person = await api.person()
    // session 1 is another session of the same person, which the calls below end
    await api.signIn(person)
    signedIn = await api.signIn(person)
    closing = await api.signIn(await api.person())
  })
  afterAll(() => api.close())

  const addressOf = (call: AnyCall, params: (name: string) => string, query: Record<string, unknown>) => {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => params(name))
    const pairs = Object.entries({ ...(call.select ? { [call.select.name]: call.select.value } : {}), ...query })
    const search = pairs.map(
      ([name, value]) => `${encoded(name)}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`,
    )
    return `${path}?${search.join('&')}`
  }
  const ask = async (call: AnyCall, address: string, body?: string) => {
    // a request that does what an earlier one did cannot fail alone; one that failed is sent again at the second attempt
    const effect = effectOf(call, address, body)
    if (done.has(effect)) return
    await send(call, address, body)
    done.add(effect)
  }
  const send = async (call: AnyCall, address: string, body?: string) => {
    const init: RequestInit = { method: call.method }
    if (body !== undefined && call.method !== 'GET' && call.method !== 'HEAD') {
      init.body = body
      init.headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    }
    // logging out would end the visitor's session for the later calls, and so would closing the account
    const ofClosing = call.path.endsWith('/closing') ? closing : signedIn
    const visitor = call.path.endsWith('/logout') ? api : ofClosing
    const what = `${call.method} ${address.slice(0, 300)} ${body?.slice(0, 200) ?? ''}`
    const answer = await visitor.request(address, init)
    if (call.method !== 'HEAD') await expectEnvelope(answer, what)
    else expect(answer.status, what).toBeLessThan(500)
  }
  const realParam = (name: string) => (name === 'id' ? String(competition) : name === 'kind' ? 'result' : '1')

  it('from the contract: never a 5xx, always the envelope', async () => {
    for (const call of mountedCalls(api.app)) {
      const param = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: hostileText })
      const input = fc.record({
        params: fc.array(param, { minLength: 4, maxLength: 4 }),
        query: objectOf(schemaOf(call.query)),
        body: bodyText(schemaOf(call.body)),
      })
      await fc.assert(
        fc.asyncProperty(input, async ({ params, query, body }) => {
          let at = 0
          const paramOf = (name: string) => encoded(params[at++ % 4] ?? realParam(name)) || 'x'
          await ask(call, addressOf(call, paramOf, query), body)
        }),
        { numRuns: generated, seed, endOnFailure: true },
      )
    }
  })

  it('of the fixed list in every parameter of every call', async () => {
    for (const call of mountedCalls(api.app)) {
      const { properties = {} } = schemaOf(call.query) as { properties?: object }
      for (const name of Object.keys(properties)) {
        for (const text of inTurn(hostileTexts)) await ask(call, addressOf(call, realParam, { [name]: text }))
      }
      for (const [, name] of call.path.matchAll(/\{(\w+)\}/g)) {
        for (const text of inTurn(hostileTexts)) {
          const param = (other: string) => (other === name ? encoded(text) || 'x' : realParam(other))
          await ask(call, addressOf(call, param, {}))
        }
      }
    }
  })

  it('of the fixed list as the body of every write', async () => {
    for (const call of mountedCalls(api.app)) {
      if (!call.body) continue
      for (const body of inTurn(hostileBodies)) await send(call, addressOf(call, realParam, {}), body)
    }
  })

  it('of the fixed list in every field of every body', async () => {
    for (const call of mountedCalls(api.app)) {
      if (!call.body || call.form) continue
      const { properties = {} } = schemaOf(call.body) as { properties?: object }
      for (const name of Object.keys(properties)) {
        for (const text of inTurn(hostileTexts)) {
          const escaped = JSON.stringify({ [name]: text })
          await ask(call, addressOf(call, realParam, {}), escaped)
          await ask(call, addressOf(call, realParam, {}), JSON.stringify({ [name]: { [text]: [text] } }))
        }
      }
    }
  })

  describe('forms', () => {
    const formCalls = () => mountedCalls(api.app).filter((call) => call.form)
    const namesOf = (call: AnyCall) => ({
      files: call.form?.files ?? [],
      fields: Object.keys((schemaOf(call.body) as { properties?: object }).properties ?? {}),
    })
    /** Arriving files that this process holds open, deleted ones too. Only Linux tells; elsewhere none. */
    const openArrivals = () =>
      existsSync('/proc/self/fd')
        ? readdirSync('/proc/self/fd').flatMap((descriptor) => {
            try {
              const file = readlinkSync(`/proc/self/fd/${descriptor}`)
              return file.startsWith(uploadFolder(api.platform)) ? [file] : []
            } catch {
              return [] // closed since the list was read, as the descriptor of the list itself
            }
          })
        : []
    /** Sends a form, and checks that it is answered and leaves no file in the folder of arriving files. */
    const askForm = async (call: AnyCall, form: string) => {
      const what = `${call.method} ${call.path} ${form.slice(0, 300)}`
      const never = new Promise<never>((_, fail) =>
        setTimeout(() => fail(new Error(`no answer: ${what}`)), 10_000).unref(),
      )
      const answer = signedIn.request(addressOf(call, realParam, {}), {
        method: call.method,
        body: form,
        headers: { 'content-type': formType, 'idempotency-key': crypto.randomUUID() },
      })
      await expectEnvelope(await Promise.race([answer, never]), what)
      expect(readdirSync(uploadFolder(api.platform)), what).toEqual([])
    }

    it('belong to at least one call', () => {
      expect(formCalls().map(({ path }) => path)).toEqual(
        expect.arrayContaining(['/api/v1/dfeditor/upload', '/api/competitions/{id}/uploads', '/api/users/auth']),
      )
    })

    it('of the fixed list are answered and leave no file', async () => {
      for (const call of formCalls()) {
        const { files, fields } = namesOf(call)
        for (const form of inTurn(hostileForms(files, fields))) await askForm(call, form)
      }
      await vi.waitFor(() => expect(openArrivals()).toEqual([]))
    })

    it('of random parts in any order are answered and leave no file', async () => {
      for (const call of formCalls()) {
        const { files, fields } = namesOf(call)
        await fc.assert(
          fc.asyncProperty(hostileForm(files, fields), (form) => askForm(call, form)),
          { numRuns: generated, seed, endOnFailure: true },
        )
      }
    })

    it('that are refused early are answered at once', async () => {
      for (const call of formCalls()) {
        const start = new TextEncoder().encode(
          hostileForms(...(Object.values(namesOf(call)) as [string[], string[]]))[0],
        )
        const body = new ReadableStream({ start: (controller) => controller.enqueue(start.slice(0, 100_000)) })
        const began = performance.now()
        const answer = await signedIn.request(addressOf(call, realParam, {}), {
          method: call.method,
          body,
          headers: { 'content-type': formType },
          ...({ duplex: 'half' } as object),
        })
        expect([call.path, answer.status]).toEqual([call.path, 400])
        expect(performance.now() - began, call.path).toBeLessThan(2_000)
        expect(readdirSync(uploadFolder(api.platform)), call.path).toEqual([])
        await vi.waitFor(() => expect(openArrivals(), call.path).toEqual([]))
      }
    })

    it('that stop in the middle of a file are given up after a quarter of an hour', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      try {
        // a form without files has no file that could stay half-written
        for (const call of formCalls().filter(({ form }) => form?.files.length)) {
          const start = new TextEncoder().encode(unfinishedForm(call.form?.files[0] as string))
          const body = new ReadableStream({ start: (controller) => controller.enqueue(start) })
          const answer = signedIn.request(addressOf(call, realParam, {}), {
            method: call.method,
            body,
            headers: { 'content-type': formType },
            ...({ duplex: 'half' } as object),
          })
          await vi.waitFor(() => expect(readdirSync(uploadFolder(api.platform)), call.path).toHaveLength(1))
          await vi.advanceTimersByTimeAsync(15 * 60_000 + 1)
          await vi.waitFor(() => expect(readdirSync(uploadFolder(api.platform)), call.path).toEqual([]))
          await vi.advanceTimersByTimeAsync(501)
          expect([call.path, (await answer).status]).toEqual([call.path, 400])
        }
      } finally {
        vi.useRealTimers()
      }
    })
  })

  it('that no database can store is refused by the name of its field', async () => {
    const answer = await api.request('/api/competitions?search=%00')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errno: 'e40001', data: { where: 'query', fields: ['search'] } })
  })

  it('in more keys of a record than one answer can name is refused by the first of them', async () => {
    const columns = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`${at}`.repeat(300), 7]))
    const answer = await signedIn.request('/api/datasets/1', {
      method: 'PUT',
      body: JSON.stringify({ columns }),
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    })
    expect(answer.status).toBe(400)
    const { data, message } = (await answer.json()) as { data: { fields: string[] }; message: string }
    expect(data.fields.length).toBeLessThanOrEqual(20)
    expect(message.length).toBeLessThan(2_000)
  })

  it('in undecodable addresses is not a server error', async () => {
    for (const address of [
      '/api/competitions/%E0%A4%A',
      '/api/competitions?search=%E0%A4%A',
      '/api/competitions?search=%',
      `/api/competitions?search=${'a'.repeat(20_000)}`,
      '/api/competitions?page=1&page=2&page[]=3&__proto__[x]=1&constructor=2',
      '/api/users/authData?id=1&id=2',
    ]) {
      await expectEnvelope(await signedIn.request(address), address)
    }
  })

  describe('over a real socket', () => {
    let server: ReturnType<typeof createAdaptorServer>
    let port = 0
    beforeAll(async () => {
      server = createAdaptorServer({ fetch: api.app.fetch })
      await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
      port = (server.address() as { port: number }).port
    })
    afterAll(() => new Promise((done) => server.close(done)))

    interface Raw {
      status: number
      headers: Record<string, unknown>
      body: string
    }
    const raw = (
      path: string,
      options: { method?: string; headers?: Record<string, string>; chunks?: (string | Buffer)[] },
    ) =>
      new Promise<Raw>((done, fail) => {
        const headers = { 'sec-fetch-site': 'same-origin', cookie: signedIn.cookie, ...options.headers }
        const request = httpRequest(
          { port, host: '127.0.0.1', path, method: options.method ?? 'PUT', headers },
          (answer) => {
            let body = ''
            answer.on('data', (chunk) => {
              body += chunk
            })
            answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
          },
        )
        request.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') fail(error)
        })
        for (const chunk of options.chunks ?? []) request.write(chunk)
        request.end()
      })
    const agreement = () => `/api/competitions/${competition}/users`
    const asJson = { 'content-type': 'application/json' }

    it('refuses a body above 1 MB, announced or not, and closes the connection', async () => {
      const announced = await raw(agreement(), {
        headers: { ...asJson, 'content-length': '3000000' },
        chunks: ['{'],
      }).catch(() => null)
      if (announced) expect([announced.status, announced.headers.connection]).toEqual([413, 'close'])
      const chunked = await raw(agreement(), {
        headers: { ...asJson, 'transfer-encoding': 'chunked' },
        chunks: Array.from({ length: 40 }, () => Buffer.alloc(64 * 1024, 32)),
      })
      expect([chunked.status, chunked.headers.connection]).toEqual([413, 'close'])
      expect(JSON.parse(chunked.body)).toMatchObject({ errno: 'e41300', message: '内容太大，最多 1 MB。' })
    })

    it('refuses a compressed body, another content type and broken UTF-8', async () => {
      const packed = await raw(agreement(), {
        headers: { ...asJson, 'content-encoding': 'gzip' },
        chunks: [gzipSync('{}')],
      })
      expect([packed.status, JSON.parse(packed.body).errno]).toEqual([415, 'e41500'])
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/jsonp',
        'multipart/form-data; boundary=x',
      ]) {
        const foreign = await raw(agreement(), { headers: { 'content-type': type }, chunks: ['{}'] })
        expect([foreign.status, JSON.parse(foreign.body).errno], type).toEqual([415, 'e41500'])
      }
      const broken = await raw(agreement(), { headers: asJson, chunks: [Buffer.from([0x22, 0xff, 0xfe, 0x22])] })
      expect([broken.status, JSON.parse(broken.body).errno]).toEqual([400, 'e40000'])
    })

    it('counts by the address of the socket', async () => {
      const answer = await raw('/api/users/sso', { method: 'GET', headers: { 'x-client-address': '6.6.6.6' } })
      expect(answer.status).toBe(200)
    })

    it('answers unusual methods with the envelope', async () => {
      for (const method of ['OPTIONS', 'PATCH', 'PROPFIND']) {
        const answer = await raw('/api/users/sso', { method })
        expect([answer.status, JSON.parse(answer.body).errno], method).toEqual([405, 'e40500'])
      }
    })
  })
})
