import type { AnyCall } from '@shulei/contract/call.ts'
import { servedCalls } from '@shulei/contract/calls.ts'
import { type ErrorName, errors, everyCall } from '@shulei/contract/errors.ts'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import * as z from 'zod'
import type { Lang } from '../context.ts'
import type { Limit, LimitName } from '../limit-table.ts'
import { limitText, loadTexts, messageOf } from '../messages.ts'
import { style } from './style.ts'
import { type Schema, typeText } from './type-text.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>
type ServedCall = (typeof servedCalls)[number]

const texts = loadTexts('api-docs')

/** Texts of the page: those of slugs are `slug.<slug>`, those of calls `call.<name>`. */
const words = (lang: Lang) => (key: string) => {
  const found = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], texts[lang])
  return typeof found === 'string' ? found : key
}

const jsonOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema

const block = (title: string, schema: Schema): Html =>
  html`<details><summary>${title}</summary><pre>${typeText(schema)}</pre></details>`

function queryTable(call: AnyCall, word: (key: string) => string): Html | '' {
  if (!call.query) return ''
  const { properties = {}, required = [] } = jsonOf(call.query, 'input')
  const rows = Object.entries(properties).map(([name, schema]) => {
    const fallback = schema.default === undefined ? '' : JSON.stringify(schema.default)
    const must = required.includes(name) ? word('required') : fallback
    return html`<tr><td><code>${name}</code></td><td><code>${typeText(schema)}</code></td><td>${must}</td></tr>`
  })
  const head = html`<tr><th>${word('query')}</th><th>${word('type')}</th><th>${word('fallback')}</th></tr>`
  return html`<div class="scroll"><table><thead>${head}</thead><tbody>${rows}</tbody></table></div>`
}

function callSection({ name, call }: ServedCall, lang: Lang): Html {
  const word = words(lang)
  const read = call.method === 'GET' || call.method === 'HEAD'
  const address =
    call.select && !call.select.default ? `${call.path}?${call.select.name}=${call.select.value}` : call.path
  const own = (call.errors ?? []).map((reason) => html`<li>${errorText(reason, lang)}</li>`)
  const files = call.form?.files.join(', ')
  return html`<section class="call" id="${name}">
<h3><span class="method" ${read ? raw('data-read') : ''}>${call.method}</span><code>${address}</code></h3>
<p>${word(`call.${name}`)}</p>
<p class="meta">${call.spec} · ${word(call.auth === 'user' ? 'signedIn' : 'everybody')}${call.raw ? ` · ${word(`raw.${call.raw}`)}` : ''}${files ? ` · ${word('form')} ${files}` : ''}</p>
${call.deprecated ? html`<p class="meta">${word('deprecated')} <a href="#${call.deprecated}">${call.deprecated}</a></p>` : ''}
${queryTable(call, word)}
${call.body ? block(word('body'), jsonOf(call.body, 'input')) : ''}
${call.raw ? '' : block(word('answer'), jsonOf(call.data, 'output'))}
${own.length > 0 ? html`<details><summary>${word('ownErrors')}</summary><ul>${own}</ul></details>` : ''}
</section>`
}

const errorText = (reason: ErrorName, lang: Lang): Html => {
  const { errno, http } = errors[reason]
  return html`<code>${errno}</code> · ${http} · ${messageOf(lang, reason).replace(/[（(]\s*[)）]/g, '')}`
}

/** The readable page of the API. It loads nothing and is the same for every reader of a language. */
export function docsPage(lang: Lang, limits: Readonly<Record<LimitName, Limit>>): Html {
  const word = words(lang)
  const slugs = [...new Set(servedCalls.map((entry) => entry.slug))]
  const other = lang === 'zh-CN' ? 'en-US' : 'zh-CN'
  const links = slugs.map((slug) => html`<li><a href="#${slug}">${word(`slug.${slug}`)}</a></li>`)
  const groups = slugs.map(
    (slug) => html`<h2 id="${slug}">${word(`slug.${slug}`)}</h2>
${servedCalls.filter((entry) => entry.slug === slug).map((entry) => callSection(entry, lang))}`,
  )
  const limitRows = (Object.keys(limits) as LimitName[]).map(
    (name) => html`<li>${limitText(lang, name, limits[name])}</li>`,
  )
  const errorRows = everyCall.map((reason) => html`<li>${errorText(reason, lang)}</li>`)
  return html`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${word('title')}</title><style>${raw(style)}</style></head>
<body>
<header><h1>${word('title')}</h1>
<nav aria-label="${word('pages')}"><a href="/">${word('site')}</a><a href="/api/openapi.json">OpenAPI</a><a href="/api/docs?lang=${other}" hreflang="${other}" lang="${other}">${words(other)('ownName')}</a></nav></header>
<main>
<p>${word('intro.envelope')}</p>
<pre>{ "status": "e200", "data": …, "errno": "e40400", "message": "…" }</pre>
<p>${word('intro.headers')}</p>
<p>${word('intro.writes')}</p>
<nav aria-label="${word('groups')}"><ul>${links}<li><a href="#errors">${word('errors')}</a></li><li><a href="#limits">${word('limits')}</a></li></ul></nav>
${groups}
<h2 id="errors">${word('errors')}</h2><ul>${errorRows}</ul>
<h2 id="limits">${word('limits')}</h2><ul>${limitRows}</ul>
</main></body></html>`
}
