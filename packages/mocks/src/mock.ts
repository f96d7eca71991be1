import type { AnyCall, BodyOut, DataIn, PathParams, QueryOut } from '@shulei/contract/call.ts'
import { type ErrorName, errors } from '@shulei/contract/errors.ts'
import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import { MockRefusal, refusalText } from './refusal.ts'

interface MockInput<C extends AnyCall> {
  params: PathParams<C>
  query: QueryOut<C>
  body: BodyOut<C>
}

const requestId = 'req-00000000-mock'

function refuse({ reason, facts, data }: MockRefusal) {
  const entry: { errno: string; http: number; status?: string } = errors[reason]
  const message = refusalText(reason, facts)
  const body = { status: entry.status ?? `e${entry.http}`, data, errno: entry.errno, message } as Record<
    string,
    unknown
  >
  return HttpResponse.json(body as never, { status: entry.http, headers: { 'x-request-id': requestId } })
}

const route = (path: string) => `*${path.replace(/\{(\w+)\}/g, ':$1')}`

/** Path parameters as the server passes them to a handler: ids are numbers. */
const paramsOf = (params: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, /^id$|Id$/.test(name) ? Number(value) : String(value)]),
  )

function picks(call: AnyCall, query: URLSearchParams): boolean {
  if (!call.select) return true
  const given = query.get(call.select.name)
  return given === null ? call.select.default === true : given === call.select.value
}

async function bodyOf(call: AnyCall, request: Request): Promise<unknown> {
  if (!call.body) return undefined
  if (call.form) {
    const form = await request.formData()
    return call.body.parse(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')))
  }
  const text = await request.text()
  return call.body.parse(text === '' ? undefined : JSON.parse(text))
}

/**
 * Mocks a call of the contract. A wrong shape does not compile; one that a cast hides fails the story with the reason,
 * because the answer is parsed with the call's own schema.
 */
export function mock<C extends AnyCall>(
  call: C,
  make: (input: MockInput<C>) => DataIn<C> | Promise<DataIn<C>>,
): RequestHandler {
  const method = call.method.toLowerCase() as 'get'
  return http[method](route(call.path), async ({ request, params }) => {
    const search = new URL(request.url).searchParams
    if (!picks(call, search)) return undefined
    const query = call.query ? call.query.parse(Object.fromEntries(search)) : undefined
    const body = await bodyOf(call, request)
    try {
      const data = await make({ params: paramsOf(params), query, body } as MockInput<C>)
      if (call.raw === 'empty') return new HttpResponse(null, { status: 200 })
      const checked = call.data.safeParse(data)
      if (!checked.success) {
        throw new Error(`mock of ${call.method} ${call.path} disagrees with the contract: ${checked.error.message}`)
      }
      return HttpResponse.json({ status: 'e200', data: checked.data } as never, {
        headers: { 'x-request-id': requestId },
      })
    } catch (error) {
      if (error instanceof MockRefusal) return refuse(error)
      throw error
    }
  })
}

/** Mocks a call that never answers, for loading states. */
export const mockPending = (call: AnyCall): RequestHandler =>
  http[call.method.toLowerCase() as 'get'](route(call.path), async ({ request }) => {
    if (!picks(call, new URL(request.url).searchParams)) return undefined
    await delay('infinite')
    return undefined
  })

/** Mocks a call that is refused with an error of the catalogue. */
export const mockRefused = (
  call: AnyCall,
  reason: ErrorName,
  more?: ConstructorParameters<typeof MockRefusal>[1],
): RequestHandler =>
  http[call.method.toLowerCase() as 'get'](route(call.path), ({ request }) =>
    picks(call, new URL(request.url).searchParams) ? refuse(new MockRefusal(reason, more)) : undefined,
  )
