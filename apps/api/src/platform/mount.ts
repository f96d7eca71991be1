import type { AnyCall, BodyOut, DataIn, ErrorsOf, PathParams, QueryOut } from '@shulei/contract/call.ts'
import type { EveryCallError } from '@shulei/contract/errors.ts'
import type { Hono } from 'hono'
import type * as z from 'zod'
import { ApiError } from './api-error.ts'
import type { Context, Env, Lang, SessionUser } from './context.ts'
import { readText } from './http/body.ts'

type UserOf<C extends AnyCall> = C['auth'] extends 'user' ? SessionUser : SessionUser | null

/** What a handler gets. `body` of a form call is undefined: the handler streams the form itself and checks its fields. */
export interface HandlerInput<C extends AnyCall> {
  params: PathParams<C>
  query: QueryOut<C>
  body: BodyOut<C>
  user: UserOf<C>
  lang: Lang
  c: Context
  /** Ends the call with one of its declared errors. */
  fail: (
    reason: ErrorsOf<C> | EveryCallError,
    more?: { facts?: Record<string, string | number>; data?: unknown; retryAfter?: number },
  ) => never
}

/** Answers the call's data, or a Response for raw calls. */
export type Handler<C extends AnyCall> = (
  input: HandlerInput<C>,
) => Promise<DataIn<C> | Response> | DataIn<C> | Response

/** A route's path as Hono writes it. */
export const routeOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const invalid = (where: 'query' | 'body', fields: string[]) =>
  new ApiError('invalid', { facts: { fields: [...new Set(fields)].join(', ') }, data: { where, fields } })

/** Names of the texts that no database takes: with a NUL, or with half of a surrogate pair. */
function brokenTexts(value: unknown): string[] {
  const broken: string[] = []
  const open: [name: string, value: unknown][] = [['', value]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [name, part] = next
    if (typeof part === 'string' && (part.includes('\0') || !part.isWellFormed())) broken.push(name)
    else if (typeof part === 'object' && part !== null) {
      for (const [key, inner] of Object.entries(part)) open.push([name || key, inner])
    }
  }
  return broken
}

function parse(schema: z.ZodType, value: unknown, where: 'query' | 'body', judged: readonly string[] = []) {
  const result = schema.safeParse(value)
  if (!result.success) {
    throw invalid(
      where,
      result.error.issues.map((issue) => issue.path.join('.') || where),
    )
  }
  const broken = brokenTexts(result.data).filter((name) => !judged.includes(name))
  if (broken.length > 0) throw invalid(where, broken)
  return result.data
}

/**
 * `id` and `...Id` are positive safe integers; other parameters pick something by name, and are never a name that every
 * object has (`constructor`, `__proto__`). What does not fit does not exist.
 */
function paramsOf(c: Context): Record<string, string | number> {
  const out: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(c.req.param() as Record<string, string>)) {
    if (!/^id$|Id$/.test(name)) {
      if (value in Object.prototype) throw new ApiError('notFound')
      out[name] = value
      continue
    }
    const id = /^[1-9]\d{0,15}$/.test(value) ? Number(value) : Number.NaN
    if (!Number.isSafeInteger(id)) throw new ApiError('notFound')
    out[name] = id
  }
  return out
}

async function bodyOf(c: Context, schema: z.ZodType, judged: readonly string[] | undefined): Promise<unknown> {
  // text first: an empty PUT body ("mark all read") must parse as undefined
  const text = await readText(c)
  if (text === '') return parse(schema, undefined, 'body', judged)
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
  return parse(schema, json, 'body', judged)
}

/** Runs around the handler of a signed-in write; see modules/shell/idempotency.ts. */
export type Around = (c: Context, call: AnyCall, body: unknown, run: () => Promise<unknown>) => Promise<unknown>

export interface MountOptions {
  /** In place of the keeping of answers for repeats. */
  around?: Around
  /**
   * Fields of the body whose texts the handler judges by a rule of its own, also NUL and halves of surrogate pairs, which are
   * refused everywhere else before the handler sees them.
   */
  judges?: readonly string[]
}

const mounted = new WeakMap<Hono<Env>, AnyCall[]>()

/** The calls that an app answers, for contract tests and for telling a wrong method from a wrong path. */
export const mountedCalls = (app: Hono<Env>): readonly AnyCall[] => mounted.get(app) ?? []

/** What a raw call answers when its handler gives nothing: an empty success with its length said. */
const emptyAnswer = (c: Context) => c.body(null, 200, { 'content-length': '0' })

/**
 * Mounts a call: who is asking, then the shape of path, query and body, then the handler, then the shape of the answer, and
 * the envelope around it, in one place. Errors are thrown and become envelopes in the app's error handler. A write of a
 * signed-in person with an Idempotency-Key runs at most once; `around` replaces that for one call.
 */
export function mount<C extends AnyCall>(app: Hono<Env>, call: C, handler: Handler<C>, options: MountOptions = {}) {
  const { around, judges } = options
  mounted.set(app, [...mountedCalls(app), call])
  // the router hands HEAD requests to GET routes
  app.on(call.method === 'HEAD' ? 'GET' : call.method, routeOf(call.path), async (c, next) => {
    if (call.method === 'HEAD' && c.req.method !== 'HEAD') return next()
    if (call.select) {
      const wanted = c.req.query(call.select.name)
      const picked = wanted === undefined ? call.select.default === true : wanted === call.select.value
      if (!picked) return next()
    }
    const user = c.get('user')
    if (call.auth === 'user' && !user) throw new ApiError('loginFirst')
    const params = paramsOf(c)
    const query = call.query ? parse(call.query, c.req.query(), 'query') : undefined
    const body = call.body && !call.form ? await bodyOf(c, call.body, judges) : undefined
    const input = {
      params,
      query,
      body,
      user,
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
    const data = await (around ?? c.get('around'))(c, call, body, run)
    if (data instanceof Response) return data
    return call.raw ? emptyAnswer(c) : c.json({ status: 'e200', data: data ?? null })
  })
}
