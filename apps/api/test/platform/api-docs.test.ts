import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { AnyCall } from '@shulei/contract/call.ts'
import { allCalls } from '@shulei/contract/calls.ts'
import { type ErrorName, errors, everyCall } from '@shulei/contract/errors.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentedPath } from '../../src/platform/api-docs/openapi.ts'
import { apiReference } from '../../src/platform/api-docs/reference.ts'
import { loadTexts } from '../../src/platform/messages.ts'
import { mountedCalls } from '../../src/platform/mount.ts'
import { engines, openApi, type TestApi } from '../harness.ts'

interface Operation {
  operationId: string
  deprecated?: boolean
  security: Record<string, string[]>[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  responses: Record<string, Response | { $ref: string }>
}

interface Response {
  description: string
  content?: Record<string, { schema?: object }>
}

interface Document {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  components: {
    securitySchemes: Record<string, { type: string; in: string; name: string }>
    responses: Record<string, Response>
  }
  paths: Record<string, Record<string, Operation>>
}

/** Operations of a document with the calls that they describe. */
const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      title: `${method.toUpperCase()} ${path}`,
      operation,
      calls: allCalls
        .map(({ call }): AnyCall => call)
        .filter((call) => documentedPath(call) === path && call.method.toLowerCase() === method),
    })),
  )

/** Query parameters without which a call is refused. */
const requiredQuery = ({ query }: AnyCall): string[] => {
  const issues = query?.safeParse({}).error?.issues ?? []
  // a rule about several parameters has no name
  return issues.flatMap(({ path }: { path: PropertyKey[] }) => path.slice(0, 1).map(String))
}

describe('the API reference', () => {
  let api: TestApi
  beforeAll(async () => {
    const [engine] = engines
    if (!engine) throw new Error('no engine')
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  it('is an OpenAPI document with every call under its path', async () => {
    const answer = await api.request('/api/openapi.json')
    const document = (await answer.json()) as Document
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers).toEqual([{ url: api.platform.config.publicUrl }])
    for (const { call } of allCalls) {
      const path = documentedPath(call)
      expect(document.paths[path]?.[call.method.toLowerCase()], `${call.method} ${path}`).toBeDefined()
    }
    const kind = document.paths['/api/site/users/{id}/{kind}']?.get?.parameters.find(({ name }) => name === 'kind')
    expect(kind?.schema).toEqual({ type: 'string', enum: ['articles', 'notebook', 'practice'] })
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.values(item).map((operation) => ({ path, operation })),
    )
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(declared.map(({ name }) => name).sort(), path).toEqual(inPath.sort())
      expect(
        declared.every(({ required }) => required),
        path,
      ).toBe(true)
      const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
      expect(new Set(names).size, path).toBe(names.length)
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[1-5]\d\d$/)
        if ('$ref' in response)
          expect(document.components.responses[response.$ref.split('/').at(-1) ?? '']).toBeDefined()
        else expect(response.description.length, `${path} ${status}`).toBeGreaterThan(0)
      }
    }
    expect(JSON.stringify(document)).not.toMatch(/"\$ref":"(?!#)/)
  })

  const read = async () => (await (await api.request('/api/openapi.json')).json()) as Document

  it('is valid by the schema of OpenAPI', async () => {
    expect(await new Validator().validate({ ...(await read()) })).toEqual({ valid: true })
  })

  it('requires the query parameters without which a call is refused, and no other', async () => {
    const operations = operationsOf(await read())
    for (const { title, operation, calls } of operations) {
      const documented = operation.parameters
        .filter((one) => one.in === 'query' && one.required)
        .map(({ name }) => name)
      const [first = [], ...others] = calls.map(requiredQuery)
      const needed = first.filter((name) => others.every((names) => names.includes(name)))
      expect(documented.sort(), title).toEqual([...new Set(needed)].sort())
    }
    expect(operations.some(({ calls }) => calls.some((call) => requiredQuery(call).length > 0))).toBe(true)
  })

  it('has every error of a call under its status, with number and sentence', async () => {
    const document = await read()
    const sentences = loadTexts('error')['en-US']
    for (const { title, operation, calls } of operationsOf(document)) {
      const own = calls.flatMap((call) => (call.errors ?? []) as readonly ErrorName[])
      const documented = Object.entries(operation.responses).flatMap(([status, response]) => {
        const { description, content } =
          '$ref' in response ? (document.components.responses[`Every${status}`] as Response) : response
        const numbers = JSON.stringify(content?.['application/json']?.schema ?? {})
        return [...description.matchAll(/^(e\d+) (\w+): (.+)$/gm)].map(([, errno, name = '', text]) => {
          if (!(calls[0]?.raw && status === '200')) expect(numbers, title).toContain(`"${errno}"`)
          expect(text, name).not.toContain('{{')
          expect(text?.split('…')[0], name).toBe(sentences[name]?.split('{{')[0])
          return `${status} ${errno} ${name}`
        })
      })
      const expected = [...new Set([...everyCall, ...own])].map(
        (name) => `${errors[name].http} ${errors[name].errno} ${name}`,
      )
      expect(documented.sort(), title).toEqual(expected.sort())
    }
  })

  it('names the session that a call needs, by its cookie', async () => {
    const document = await read()
    const { user, reviewer } = document.components.securitySchemes
    expect([user, reviewer]).toMatchObject([
      { type: 'apiKey', in: 'cookie', name: 'shulei.session' },
      { type: 'apiKey', in: 'cookie', name: 'shulei.review-session' },
    ])
    for (const { title, operation, calls } of operationsOf(document)) {
      const needed = [...new Set(calls.map(({ auth }) => auth))]
      const isOpen = needed.join() === 'none'
      expect(operation.security, title).toEqual(
        isOpen ? [] : needed.map((auth) => (auth === 'none' ? {} : { [auth]: [] })),
      )
    }
  })

  it('marks the older twin of a call deprecated, and no other', async () => {
    const { paths } = await read()
    const marked = Object.values(paths).flatMap((item) =>
      Object.values(item).filter((operation) => operation.deprecated),
    )
    expect(marked.map(({ operationId }) => operationId).sort()).toEqual([
      'editPrivateMessage',
      'privateMessageHistory',
      'removeUser',
      'updateTeam',
    ])
    for (const { name, call } of allCalls.filter((entry) => entry.call.deprecated)) {
      const newer = allCalls.find((entry) => entry.name === call.deprecated)
      expect(newer?.call, name).toMatchObject({ method: call.method, auth: call.auth })
      expect(newer?.call.deprecated, name).toBeUndefined()
    }
    const { groups } = apiReference('en-US', api.platform.limits.table)
    expect(groups.flatMap(({ calls }) => calls.flatMap(({ newer }) => newer ?? [])).sort()).toEqual(
      allCalls.flatMap(({ call }) => call.deprecated ?? []).sort(),
    )
  })

  it('mounts every call of the contract once, and no other', () => {
    const nameOf = ({ method, path, select }: (typeof allCalls)[number]['call']) =>
      `${method} ${path}${select ? ` ${select.value}` : ''}`
    const mounted = mountedCalls(api.app).map(nameOf)
    expect(new Set(mounted).size).toBe(mounted.length)
    expect(mounted.sort()).toEqual(allCalls.map(({ call }) => nameOf(call)).sort())
  })

  it.each(['zh-CN', 'en-US'] as const)('describes every call, error and limit in %s', (lang) => {
    const { groups, errors: general, limits } = apiReference(lang, api.platform.limits.table)
    const calls = groups.flatMap((group) => group.calls)
    expect(calls.map(({ name }) => name).sort()).toEqual(allCalls.map(({ name }) => name).sort())
    for (const { method, path, summary, errors: own } of calls) {
      expect(summary, `${method} ${path}`).toBeTruthy()
      for (const { text } of own) expect(text, path).toMatch(/^[^{]+$/)
    }
    for (const { name, parameters, errors: own, isSignedIn } of calls) {
      const call = allCalls.find((entry) => entry.name === name)?.call as AnyCall
      const required = parameters.filter(({ place, isRequired }) => place === 'query' && isRequired)
      expect({
        isSignedIn,
        errors: own.map(({ errno }) => errno),
        required: required.map((parameter) => parameter.name).sort(),
      }).toEqual({
        isSignedIn: call.auth !== 'none',
        errors: ((call.errors ?? []) as readonly ErrorName[]).map((error) => errors[error].errno),
        required: requiredQuery(call).sort(),
      })
    }
    expect(general.every(({ text }) => text.length > 0)).toBe(true)
    expect(limits).toHaveLength(Object.keys(api.platform.limits.table).length)
  })

  it('sends the document compressed, and not again to a reader who has it', async () => {
    const path = '/api/openapi.json'
    const plain = Buffer.from(await (await api.request(path)).arrayBuffer())
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await api.request(path, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('vary')).toContain('accept-encoding')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.length).toBeLessThan(plain.length / 4)
      expect(unpack(bytes).equals(plain)).toBe(true)
      const known = { 'if-none-match': answer.headers.get('etag') ?? '' }
      expect((await api.request(path, { headers: known })).status).toBe(304)
    }
  })

  it('has texts for every call, group and limit in both languages', () => {
    const docs = loadTexts('api-docs') as unknown as Record<string, Record<string, Record<string, string>>>
    const limits = loadTexts('limit')
    for (const lang of ['zh-CN', 'en-US'] as const) {
      expect(Object.keys(docs[lang]?.call ?? {}).sort()).toEqual(allCalls.map(({ name }) => name).sort())
      expect(Object.keys(docs[lang]?.slug ?? {}).sort()).toEqual([...new Set(allCalls.map(({ slug }) => slug))].sort())
      for (const name of Object.keys(api.platform.limits.table)) expect(limits[lang][name], name).toBeTruthy()
    }
  })
})
