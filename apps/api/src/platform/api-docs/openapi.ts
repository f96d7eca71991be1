import type { AnyCall } from '@shulei/contract/call.ts'
import { allCalls } from '@shulei/contract/calls.ts'
import { type ErrorName, errors, everyCall } from '@shulei/contract/errors.ts'
import * as z from 'zod'
import { errorLine } from './error-line.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  required: ['status', 'data'],
  properties: { status: { const: 'e200' }, data, errno: { type: 'string' }, message: { type: 'string' } },
})

/** Path of a call in the document. */
export const documentedPath = ({ pattern, path }: AnyCall): string => pattern ?? path

/** Schema of a path parameter: an id, the word for which the parameter of a pattern stands, or a text. */
function pathSchema(name: string, word: string): Json {
  if (word !== `{${name}}`) return { type: 'string', enum: [word] }
  return /^id$|Id$/.test(name) ? { type: 'integer', minimum: 1 } : { type: 'string' }
}

function parametersOf(call: AnyCall): Json[] {
  const words = call.path.split('/')
  const inPath = documentedPath(call)
    .split('/')
    .flatMap((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      return name ? [{ name, in: 'path', required: true, schema: pathSchema(name, words[index] ?? '') }] : []
    })
  if (!call.query) return inPath
  const schema = schemaOf(call.query, 'input') as { properties?: Record<string, Json>; required?: string[] }
  const inQuery = Object.entries(schema.properties ?? {}).map(([name, value]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: value,
  }))
  return [...inPath, ...inQuery, ...(isKeyed(call) ? [keyHeader] : [])]
}

/** Whether a repeat of a call with the same key gets the first answer. */
const isKeyed = ({ method, read, auth }: AnyCall) => method !== 'GET' && method !== 'HEAD' && !read && auth === 'user'

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A write that is sent again with its key happens once.',
  schema: { type: 'string', pattern: '^[\\w.:-]{1,64}$' },
}

function bodyOf(call: AnyCall): Json | undefined {
  if (call.stream) return { content: { [call.stream]: { schema: { type: 'string', format: 'binary' } } } }
  if (!call.body && !call.form) return undefined
  const fields = call.body ? schemaOf(call.body, 'input') : { type: 'object' }
  if (!call.form) return { content: { 'application/json': { schema: fields } } }
  const files = Object.fromEntries(call.form.files.map((name) => [name, { type: 'string', format: 'binary' }]))
  const properties = { ...(fields as { properties?: Json }).properties, ...files }
  return { content: { 'multipart/form-data': { schema: { type: 'object', properties } } } }
}

const rawTypes = { file: 'application/octet-stream', picture: 'image/gif', empty: undefined } as const

const errorsIn = (calls: readonly AnyCall[]): ErrorName[] => [
  ...new Set(calls.flatMap(({ errors: own = [] }) => own as readonly ErrorName[])),
]

/** An envelope that refuses, by the numbers that it may have. */
const refusalOf = (names: readonly ErrorName[]): Json => ({
  allOf: [
    { $ref: '#/components/schemas/Refusal' },
    { properties: { errno: { enum: [...new Set(names.map((name) => errors[name].errno))] } } },
  ],
})

const linesOf = (names: readonly ErrorName[]) =>
  names.map((name) => {
    const { errno, text } = errorLine(name, 'en-US')
    return `${errno} ${name}: ${text}`
  })

/** Answer of calls that share a path and differ by one word: their answers are alternatives. */
function successOf(calls: readonly AnyCall[]): Json {
  const asData = errorsIn(calls).filter((name) => errors[name].http === 200)
  const description = ['ok', ...linesOf(asData)].join('\n')
  const raw = calls.find((call) => call.raw)?.raw
  if (raw) return { description, ...(rawTypes[raw] ? { content: { [rawTypes[raw]]: {} } } : {}) }
  const envelopes = calls.map(({ data }) => envelopeOf(schemaOf(data, 'output')))
  const alternatives = asData.length === 0 ? envelopes : [...envelopes, refusalOf(asData)]
  const schema = alternatives.length === 1 ? alternatives[0] : { oneOf: alternatives }
  return { description, content: { 'application/json': { schema } } }
}

/** Errors by the status under which they are answered. */
function byStatus(names: readonly ErrorName[]): Map<number, ErrorName[]> {
  const found = Map.groupBy(new Set(names), (name) => errors[name].http as number)
  found.delete(200)
  return found
}

const responseOf = (names: readonly ErrorName[]): Json => ({
  description: linesOf(names).join('\n'),
  content: { 'application/json': { schema: refusalOf(names) } },
})

const general = byStatus(everyCall)

/** Errors of calls. Where they have none of their own under a status, the answer is that of every call. */
function refusalsOf(calls: readonly AnyCall[]): Json {
  const statuses = byStatus([...everyCall, ...errorsIn(calls)])
  return Object.fromEntries(
    [...statuses].map(([http, names]) => [
      http,
      names.length === general.get(http)?.length ? { $ref: `#/components/responses/Every${http}` } : responseOf(names),
    ]),
  )
}

/** Sessions that calls need, as alternatives; an empty one where a call needs none and another does. */
function securityOf(calls: readonly AnyCall[]): Json[] {
  const callers = [...new Set(calls.map(({ auth }) => auth))]
  if (callers.length === 1 && callers[0] === 'none') return []
  return callers.map((auth) => (auth === 'none' ? {} : { [auth]: [] }))
}

/** A parameter of two calls: the words of a pattern are put together, and the query value is any text. */
function mergeParameter(a: Json | undefined, b: Json): Json {
  const words = [a, b].flatMap((one) => ((one?.schema as Json | undefined)?.enum as string[] | undefined) ?? [])
  if (b.in === 'path' && words.length > 0) return { ...b, schema: { type: 'string', enum: words } }
  return a && b.name === 'part' ? { ...b, required: false, schema: { type: 'string' } } : b
}

/** Parameters of calls that share a path. One that not all of them require is not required. */
function mergedParameters(calls: readonly AnyCall[]): Json[] {
  const byName = new Map<unknown, Json>()
  const all = calls.map(parametersOf)
  for (const p of all.flat()) byName.set(p.name, mergeParameter(byName.get(p.name), p))
  return [...byName.values()].map((p) => ({
    ...p,
    required: all.every((list) => list.some(({ name, required }) => name === p.name && required)),
  }))
}

type Entry = (typeof allCalls)[number]

/** The operation of a call, or of several that share a method and path. */
function operationOf(entries: readonly [Entry, ...Entry[]]): Json {
  const calls: readonly AnyCall[] = entries.map(({ call }) => call)
  const [{ slug, call }] = entries
  const requestBody = bodyOf(call)
  return {
    operationId: entries.map(({ name }) => name).join('Or'),
    tags: [slug],
    summary: calls.map(({ summary }) => summary).join('. Or: '),
    ...(calls.every(({ deprecated }) => deprecated) ? { deprecated: true } : {}),
    'x-spec': call.spec,
    security: securityOf(calls),
    parameters: mergedParameters(calls),
    ...(requestBody ? { requestBody } : {}),
    responses: { 200: successOf(calls), ...refusalsOf(calls) },
  }
}

/** Name and address of the site and names of its cookies, which depend on its settings. */
export interface ApiFacts {
  name: string
  url: string
  cookies: { user: string; reviewer: string }
}

const description = [
  'Calls of the site. Sentences are in Chinese; `?lang=en-US` asks for English ones.',
  'A write of another program sends the header `Origin` with the address of the site.',
].join('\n')

const session = (name: string, words: string): Json => ({ type: 'apiKey', in: 'cookie', name, description: words })

/** OpenAPI 3.1 document of every call in the contract. */
export function openapi({ name, url, cookies }: ApiFacts): Json {
  const paths: Record<string, Record<string, Json>> = {}
  const shared = Map.groupBy(allCalls, ({ call }) => `${call.method} ${documentedPath(call)}`)
  for (const entries of shared.values()) {
    const [{ call }] = entries as [Entry]
    const item = paths[documentedPath(call)] ?? {}
    paths[documentedPath(call)] = item
    item[call.method.toLowerCase()] = operationOf(entries as [Entry, ...Entry[]])
  }
  return {
    openapi: '3.1.0',
    info: { title: name, version: '1', description },
    servers: [{ url }],
    components: {
      securitySchemes: {
        user: session(cookies.user, 'Session of a person, set by signing in on the sign-on site.'),
        reviewer: session(cookies.reviewer, 'Session of a reviewer, set by the sign-in of the reviewer area.'),
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['status', 'errno', 'message'],
          properties: { status: { type: 'string' }, errno: { type: 'string' }, message: { type: 'string' } },
        },
      },
      responses: Object.fromEntries([...general].map(([http, names]) => [`Every${http}`, responseOf(names)])),
    },
    paths,
  }
}
