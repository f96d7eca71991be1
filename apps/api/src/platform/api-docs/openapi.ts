import type { AnyCall } from '@shulei/contract/call.ts'
import { allCalls } from '@shulei/contract/calls.ts'
import { errors, everyCall } from '@shulei/contract/errors.ts'
import * as z from 'zod'

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
  return [...inPath, ...inQuery]
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

function successOf(call: AnyCall): Json {
  if (!call.raw) {
    return { description: 'ok', content: { 'application/json': { schema: envelopeOf(schemaOf(call.data, 'output')) } } }
  }
  const type = rawTypes[call.raw]
  return { description: 'ok', ...(type ? { content: { [type]: {} } } : {}) }
}

function errorsOf(call: AnyCall): Json {
  const byHttp = new Map<number, string[]>()
  for (const name of [...everyCall, ...(call.errors ?? [])]) {
    const { http, errno } = errors[name as keyof typeof errors]
    if (http !== 200) byHttp.set(http, [...(byHttp.get(http) ?? []), `${errno} ${name}`])
  }
  return Object.fromEntries([...byHttp].map(([http, names]) => [http, { description: names.join(', ') }]))
}

const operationOf = (name: string, slug: string, call: AnyCall): Json => ({
  operationId: name,
  tags: [slug],
  summary: call.summary,
  ...(call.deprecated ? { deprecated: true } : {}),
  'x-spec': call.spec,
  'x-auth': call.auth,
  parameters: parametersOf(call),
  ...(bodyOf(call) ? { requestBody: bodyOf(call) } : {}),
  responses: { 200: successOf(call), ...errorsOf(call) },
})

/** A parameter of two merged calls: the words of a pattern are put together, and the query value is any text. */
function mergeParameter(a: Json | undefined, b: Json): Json {
  const words = [a, b].flatMap((one) => ((one?.schema as Json | undefined)?.enum as string[] | undefined) ?? [])
  if (b.in === 'path' && words.length > 0) return { ...b, schema: { type: 'string', enum: words } }
  return b.name === 'part' ? { ...b, schema: { type: 'string' } } : b
}

/** Merges two calls that share a path and differ by one word: their answers become alternatives of one operation. */
function merge(a: Json, b: Json): Json {
  const byName = new Map((a.parameters as Json[]).map((p) => [p.name, p]))
  for (const p of b.parameters as Json[]) byName.set(p.name, mergeParameter(byName.get(p.name), p))
  const answer = (o: Json) =>
    (o.responses as Record<string, Json>)[200] as { content: Record<string, { schema: Json }> }
  const alternatives = [answer(a), answer(b)].flatMap((r) => {
    const { schema } = r.content['application/json'] as { schema: Json }
    return (schema.oneOf as Json[] | undefined) ?? [schema]
  })
  return {
    ...a,
    operationId: `${a.operationId as string}Or${b.operationId as string}`,
    summary: `${a.summary as string}. Or: ${b.summary as string}`,
    parameters: [...byName.values()],
    responses: {
      ...(a.responses as Json),
      200: { description: 'ok', content: { 'application/json': { schema: { oneOf: alternatives } } } },
    },
  }
}

/** OpenAPI 3.1 document of every call in the contract. */
export function openapi(info: { title: string; version: string }): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const { name, slug, call } of allCalls) {
    const path = documentedPath(call)
    const item = paths[path] ?? {}
    paths[path] = item
    const method = call.method.toLowerCase()
    const operation = operationOf(name, slug, call)
    item[method] = item[method] ? merge(item[method], operation) : operation
  }
  return { openapi: '3.1.0', info, paths }
}
