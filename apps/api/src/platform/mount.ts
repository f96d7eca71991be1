import type { AnyCall, BodyOut, DataIn, ErrorsOf, PathParams, QueryOut } from '@shulei/contract/call.ts'
import type { EveryCallError } from '@shulei/contract/errors.ts'
import type { Hono } from 'hono'
import type * as z from 'zod'
import { ApiError } from './api-error.ts'
import type { Around, Context, Env, Lang, SessionReviewer, SessionUser } from './context.ts'
import { readText } from './http/body.ts'
import { invalid, refusedBy } from './http/invalid.ts'
import { sendJson } from './http/packed.ts'
import { FORM_MS } from './http/receive-form.ts'
import { refuseEndlessMarks, textsThat } from './http/texts.ts'
import { within } from './http/within.ts'

type UserOf<C extends AnyCall> = C['auth'] extends 'user' ? SessionUser : SessionUser | null
type ReviewerOf<C extends AnyCall> = C['auth'] extends 'reviewer' ? SessionReviewer : null

/** Input of a handler. `body` is undefined for a form call, whose handler streams the form itself and checks its fields. */
export interface HandlerInput<C extends AnyCall> {
  params: PathParams<C>
  query: QueryOut<C>
  body: BodyOut<C>
  user: UserOf<C>
  /** Null for every call that needs no reviewer's session. */
  reviewer: ReviewerOf<C>
  lang: Lang
  c: Context
  /** Throws one of the call's declared errors. */
  fail: (
    reason: ErrorsOf<C> | EveryCallError,
    more?: { facts?: Record<string, string | number>; data?: unknown; retryAfter?: number },
  ) => never
}

/** Returns the call's data, or a Response for raw calls. */
export type Handler<C extends AnyCall> = (
  input: HandlerInput<C>,
) => Promise<DataIn<C> | Response> | DataIn<C> | Response

/** A route's path in Hono's syntax. */
export const routeOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** Whether no database can store a text: it has a NUL, or half of a surrogate pair. */
const isBroken = (text: string) => text.includes('\0') || !text.isWellFormed()

function parse(schema: z.ZodType, value: unknown, where: 'query' | 'body', rawTexts: readonly string[] = []) {
  refuseEndlessMarks(value)
  const result = schema.safeParse(value)
  if (!result.success) throw refusedBy(result.error, where)
  const broken = textsThat(isBroken, result.data).filter((name) => !rawTexts.includes(name))
  if (broken.length > 0) throw invalid(where, broken)
  return result.data
}

/**
 * The parameters of a path. `id` and `...Id` must be positive safe integers; other parameters must not be names that every object
 * has (`constructor`, `__proto__`), and must not have a NUL, which no database stores. Anything else is answered as not found.
 */
function paramsOf(c: Context): Record<string, string | number> {
  const out: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(c.req.param() as Record<string, string>)) {
    if (!/^id$|Id$/.test(name)) {
      if (value in Object.prototype || value.includes('\0')) throw new ApiError('notFound')
      out[name] = value
      continue
    }
    const id = /^[1-9]\d{0,15}$/.test(value) ? Number(value) : Number.NaN
    if (!Number.isSafeInteger(id)) throw new ApiError('notFound')
    out[name] = id
  }
  return out
}

async function bodyOf(c: Context, schema: z.ZodType, rawTexts: readonly string[] | undefined): Promise<unknown> {
  // read as text first, since an empty PUT body ("mark all read") must parse as undefined
  const text = await readText(c)
  if (text === '') return parse(schema, undefined, 'body', rawTexts)
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ApiError('unsupportedType', { facts: { expected: 'application/json' } })
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new ApiError('badJson')
  }
  return parse(schema, json, 'body', rawTexts)
}

export interface MountOptions {
  /** Replaces the idempotency of signed-in writes for this call. */
  around?: Around
  /**
   * Fields of the body whose texts the handler checks itself, including NUL and halves of surrogate pairs, which other calls refuse
   * before their handler runs.
   */
  rawTexts?: readonly string[]
}

/** Options of a write whose repeats something else than a key tells, such as the offset of an upload. */
export const unkeyed: MountOptions = { around: (_c, _call, _body, run) => run() }

const mounted = new WeakMap<Hono<Env>, AnyCall[]>()

/** The calls that an app has mounted, for contract tests and to distinguish a wrong method from a wrong path. */
export const mountedCalls = (app: Hono<Env>): readonly AnyCall[] => mounted.get(app) ?? []

/** Milliseconds for the answer of a call; a form or a stream has the time of its upload in addition. */
const CALL_MS = 60_000

/** The answer of a raw call whose handler returns nothing: an empty success with a content length. */
const emptyAnswer = (c: Context) => c.body(null, 200, { 'content-length': '0' })

/**
 * Mounts a call. Runs in order: session, shape of path, query and body, handler, shape of the answer, envelope. Thrown errors
 * become envelopes in the app's error handler. A write of a signed-in person with an Idempotency-Key runs at most once; `around`
 * replaces that for one call.
 */
export function mount<C extends AnyCall>(app: Hono<Env>, call: C, handler: Handler<C>, options: MountOptions = {}) {
  const { around, rawTexts } = options
  mounted.set(app, [...mountedCalls(app), call])
  // the router passes HEAD requests to GET routes
  app.on(call.method === 'HEAD' ? 'GET' : call.method, routeOf(call.path), async (c, next) => {
    if (call.method === 'HEAD' && c.req.method !== 'HEAD') return next()
    if (call.select) {
      const wanted = c.req.query(call.select.name)
      const picked = wanted === undefined ? call.select.default === true : wanted === call.select.value
      if (!picked) return next()
    }
    const user = c.get('user')
    const reviewer = call.auth === 'reviewer' ? c.get('reviewer') : null
    if ((call.auth === 'user' && !user) || (call.auth === 'reviewer' && !reviewer)) throw new ApiError('loginFirst')
    const params = paramsOf(c)
    const query = call.query ? parse(call.query, c.req.query(), 'query') : undefined
    const deadline = call.form || call.stream ? FORM_MS + CALL_MS : CALL_MS
    const late = () => new ApiError('unavailable', { retryAfter: 5 })
    const body = call.body && !call.form ? await within(deadline, bodyOf(c, call.body, rawTexts), late) : undefined
    const input = {
      params,
      query,
      body,
      // an answer that readers share cannot depend on one of them
      user: call.shared ? null : user,
      reviewer,
      lang: c.get('lang'),
      c,
      fail: (reason: never, more?: ConstructorParameters<typeof ApiError>[1]) => {
        throw new ApiError(reason, more)
      },
    } as unknown as HandlerInput<C>
    const run = async () => {
      const out = await handler(input)
      if (out instanceof Response || call.raw) return out
      const result = call.data.safeParse(out)
      if (!result.success) {
        throw new Error(`${call.method} ${call.path} answered outside its contract: ${result.error.message}`)
      }
      return result.data
    }
    const data = await within(deadline, (around ?? c.get('around'))(c, call, body, run), late)
    if (data instanceof Response) return data
    return call.raw ? emptyAnswer(c) : sendJson(c, { status: 'e200', data: data ?? null })
  })
}
