import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Claims } from '@shulei/client/claims.ts'
import { createClient } from '@shulei/client/client.ts'
import type { Send, SendOptions } from '@shulei/client/send.ts'
import type { AnyCall, Args, Data } from '@shulei/contract/call.ts'
import type { Ref } from '@shulei/contract/ref.ts'
import pino, { type Logger } from 'pino'
import { createApi } from '../src/app.ts'
import { sessionCookieName, signToken } from '../src/modules/base/session/session-cookie.ts'
import { sessions, users } from '../src/modules/base/session/tables.ts'
import { modules as allModules } from '../src/modules.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import type { Bindings } from '../src/platform/context.ts'
import type { LimitOverrides } from '../src/platform/limits/table.ts'
import type { ApiModule } from '../src/platform/module.ts'
import { openPlatform, type Platform } from '../src/platform/platform.ts'
import type { TextsOptions } from '../src/platform/texts/texts.ts'
import type { Engine } from './engines.ts'
import { raisedLimits } from './raised-limits.ts'

export { describeConcurrent, engines, oneEngine } from './engines.ts'

/** The instant at which a test starts, unless it sets another. */
export const startOfTests = Date.parse('2026-11-21T12:40:00+08:00')

export interface ApiOptions {
  /** Epoch milliseconds; `api.clock.set` changes it later. */
  now?: number
  modules?: readonly ApiModule[]
  /** Environment variables on top of the defaults. */
  env?: Record<string, string>
  /** Limits for tests about them; without it, all are a thousand times higher. */
  limits?: LimitOverrides
  /** Without it, a text may take long: the tests of a busy machine share its processors. */
  texts?: TextsOptions
  log?: Logger
  /** Called with every answer. */
  onAnswer?: (answer: Response) => void
}

/** A visitor, signed in or not. */
export interface Visitor {
  /** The cookie header of a signed-in visitor, else an empty text. */
  readonly cookie: string
  /** Calls by contract; throws `CallError`. No retries. */
  send<C extends AnyCall>(ref: Ref<C>, args: Args<C>, options?: SendOptions): Promise<Data<C>>
  /** A plain request with the headers of a page of this site; headers of `init` win. */
  request(path: string, init?: RequestInit, bindings?: Bindings): Promise<Response>
}

export interface TestPerson {
  id: number
  ssoId: string
  name: string
}

export interface TestApi extends Visitor {
  readonly platform: Platform
  readonly app: ReturnType<typeof createApi>
  readonly clock: { now(): number; set(instant: number | string): void; advance(ms: number): void }
  /** Adds a person to the database. */
  person(values?: Partial<typeof users.$inferInsert>): Promise<TestPerson>
  /** Signs a person in without HTTP, by a session row and its cookie. */
  signIn(person: { id: number }): Promise<Visitor>
  /** The visitor of a person, signed in at the first use; its first call waits for that. */
  as(person: { id: number }): Visitor
  /** The visitor of a cookie header, such as that of a reviewer. */
  withCookie(cookie: string): Visitor
  close(): Promise<void>
}

const base = 'http://localhost:3000'
let people = 0

/** Opens the whole API on a fresh database of an engine. Close it in `afterAll`. */
export async function openApi(engine: Engine, options: ApiOptions = {}): Promise<TestApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shulei-api-'))
  const config: Config = {
    ...readConfig({ PUBLIC_URL: base, SESSION_SECRET: randomBytes(32).toString('hex'), ...options.env }, dataDir),
    dataDir,
  }
  let now = options.now ?? startOfTests
  const database = await engine.open()
  const platform = await openPlatform(config, {
    database,
    clock: () => now,
    log: options.log ?? pino({ level: 'silent' }),
    limits: options.limits ?? (options.env?.LIMITS ? config.limits : raisedLimits(1000)),
    texts: options.texts ?? { deadlineMs: 20_000 },
  })
  const app = createApi(platform, options.modules ?? allModules)

  const visitor = (cookie: () => Promise<string>, claims: Claims | null): Visitor => {
    const request: Visitor['request'] = async (path, init = {}, bindings = { clientAddress: '192.0.2.1' }) => {
      const headers = new Headers({ 'sec-fetch-site': 'same-origin', origin: new URL(config.publicUrl).origin })
      const own = await cookie()
      if (own) headers.set('cookie', own)
      for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
      const answer = await app.request(new URL(path, config.publicUrl), { ...init, headers }, bindings)
      options.onAnswer?.(answer)
      return answer
    }
    const send: Send = createClient({
      fetch: (address, init) => request(String(address), init),
      claims: () => claims,
      retries: false,
    })
    return { cookie: '', request, send }
  }

  const signIn = async ({ id }: { id: number }): Promise<Visitor> => {
    const token = randomBytes(24).toString('base64url')
    await platform.db.insert(sessions).values({ userId: id, token, expiresAt: new Date(now + 30 * 86_400_000) })
    const https = config.publicUrl.startsWith('https:')
    const cookie = `${sessionCookieName(https)}=${signToken(token, platform.secret)}`
    const claims = { userId: String(id), authUserId: String(id), token: '', appTimestamp: now }
    return { ...visitor(async () => cookie, claims), cookie }
  }
  const signedIn = new Map<number, Promise<Visitor>>()
  const once = (id: number): Promise<Visitor> => {
    const known = signedIn.get(id) ?? signIn({ id })
    signedIn.set(id, known)
    return known
  }

  return {
    ...visitor(async () => '', null),
    platform,
    app,
    clock: {
      now: () => now,
      set(instant) {
        now = typeof instant === 'number' ? instant : Date.parse(instant)
      },
      advance(ms) {
        now += ms
      },
    },
    async person(values = {}) {
      people += 1
      const row = { name: `person ${people}`, email: `person-${people}@example.com`, ...values }
      const [user] = await platform.db.insert(users).values(row).returning()
      if (!user) throw new Error('the person was not stored')
      return { id: user.id, ssoId: user.ssoId, name: user.name }
    },
    signIn,
    withCookie: (cookie) => ({ ...visitor(async () => cookie, null), cookie }),
    as(person) {
      return {
        cookie: '',
        send: async (ref, args, sendOptions) => (await once(person.id)).send(ref, args, sendOptions),
        request: async (path, init, bindings) => (await once(person.id)).request(path, init, bindings),
      }
    },
    async close() {
      await platform.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
