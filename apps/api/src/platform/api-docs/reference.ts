import type { AnyCall } from '@shulei/contract/call.ts'
import { allCalls } from '@shulei/contract/calls.ts'
import { everyCall } from '@shulei/contract/errors.ts'
import * as z from 'zod'
import type { Lang } from '../context.ts'
import type { Limit, LimitName } from '../limits/table.ts'
import { limitText, loadTexts } from '../messages.ts'
import { errorLine } from './error-line.ts'
import { type Schema, typeText } from './type-text.ts'

type DocumentedCall = (typeof allCalls)[number]

const texts = loadTexts('api-docs') as unknown as Record<Lang, Record<'slug' | 'call', Record<string, string>>>

const jsonOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema

function parametersOf(call: AnyCall) {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    place: 'path' as const,
    type: /^id$|Id$/.test(name) ? 'integer' : 'string',
    isRequired: true,
  }))
  if (!call.query) return inPath
  const { properties = {}, required = [] } = jsonOf(call.query, 'input')
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    place: 'query' as const,
    type: typeText(schema),
    isRequired: required.includes(name),
    fallback: schema.default === undefined ? undefined : JSON.stringify(schema.default),
  }))
  return [...inPath, ...inQuery]
}

const callOf = ({ name, call }: DocumentedCall, lang: Lang) => ({
  name,
  method: call.method,
  path: call.select && !call.select.default ? `${call.path}?${call.select.name}=${call.select.value}` : call.path,
  summary: texts[lang].call[name] ?? '',
  isSignedIn: call.auth !== 'none',
  returns: call.raw,
  files: call.form?.files ?? [],
  newer: call.deprecated,
  parameters: parametersOf(call),
  body: call.body ? typeText(jsonOf(call.body, 'input')) : undefined,
  answer: call.raw ? undefined : typeText(jsonOf(call.data, 'output')),
  errors: (call.errors ?? []).map((reason) => errorLine(reason, lang)),
})

/** The calls, errors and limits of this server in words, for the page of the API. */
export function apiReference(lang: Lang, limits: Readonly<Record<LimitName, Limit>>) {
  return {
    groups: [...new Set(allCalls.map(({ slug }) => slug))].map((slug) => ({
      slug,
      title: texts[lang].slug[slug] ?? '',
      calls: allCalls.filter((entry) => entry.slug === slug).map((entry) => callOf(entry, lang)),
    })),
    errors: everyCall.map((reason) => errorLine(reason, lang)),
    limits: (Object.keys(limits) as LimitName[]).map((name) => limitText(lang, name, limits[name])),
  }
}
