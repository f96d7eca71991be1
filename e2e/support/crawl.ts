import { readdirSync } from 'node:fs'
import { allCalls } from '@shulei/contract/calls.ts'
import * as sessionAddress from '@shulei/domain/address/session.ts'
import { Parser } from 'htmlparser2'

/** A path of the site: a page of the address map, a page of the sign-on site, or a call. */
interface Known {
  pattern: string
  matches: RegExp
}

const regexOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replace(/[.+*()]/g, '\\$&')
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+|\{\w+\}/g, '[^/]+')}/?$`,
  )

const isPatterned = (value: unknown): value is { pattern: string } =>
  typeof value === 'function' && 'pattern' in value && typeof value.pattern === 'string'

/** Every pattern that a link of the site may have; of those that match a path, the most specific one comes first. */
async function addressMap(): Promise<Known[]> {
  const folder = new URL('../../packages/domain/src/address/', import.meta.url)
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|^(page|table|session)\.ts$/.test(name),
  )
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).pathname)))
  const pages = modules.flatMap((module: object) => Object.values(module).filter(isPatterned))
  const signOn = Object.values(sessionAddress).map(({ pattern }) => `/sso${pattern}`)
  const calls = [...allCalls.map(({ call }) => call.path), '/api/openapi.json']
  const patterns = [...pages.map(({ pattern }) => pattern), ...signOn, ...calls]
  const variables = (pattern: string) => pattern.match(/:|\{/g)?.length ?? 0
  return [...new Set(patterns)]
    .toSorted((a, b) => variables(a) - variables(b) || b.length - a.length)
    .map((pattern) => ({ pattern, matches: regexOf(pattern) }))
}

/** Targets of a page's links and of its forms that search, and the ids that an address can name after `#`. */
export function linksOf(html: string): { targets: string[]; ids: Set<string> } {
  const targets: string[] = []
  const ids = new Set<string>()
  const parser = new Parser({
    onopentag(name, { id, href, action, method, rel }) {
      if (id) ids.add(id)
      const isLink = name === 'a' || name === 'area' || (name === 'link' && /alternate|canonical/.test(rel ?? ''))
      if (isLink && href !== undefined) targets.push(href)
      if (name === 'form' && action && (method ?? 'get').toLowerCase() === 'get') targets.push(action)
    },
  })
  parser.end(html)
  return { targets, ids }
}

export interface Answered {
  status: number
  /** Target of a redirect. */
  location: string | undefined
  /** Source of a page; null for anything else. */
  html: string | null
}

export interface Crawled {
  /** Links that lead nowhere, each with the page that has it. */
  faults: string[]
  /** Patterns of the addresses that were asked. */
  patterns: Set<string>
  asked: number
}

/** Addresses that are known but not asked: a visit of the sign-out ends the session. */
const notAsked = new Set([`/sso${sessionAddress.logout.pattern}`])

/** Requests at the same time. */
const LANES = 4

/**
 * Follows the links of the server's pages from `starts`. Of all addresses with the same pattern and the same names in their query the
 * first `perPattern` are asked, and statuses from 400 on are faults, except `accepted`; links of the others are checked against the
 * address map alone.
 */
export async function crawl(
  { origin }: URL,
  ask: (path: string) => Promise<Answered>,
  { starts, perPattern, accepted }: { starts: readonly string[]; perPattern: number; accepted: readonly number[] },
): Promise<Crawled> {
  const known = await addressMap()
  const counts = new Map<string, number>()
  const pages = new Map<string, Promise<Answered>>()
  const faults = new Set<string>()
  const patterns = new Set<string>()
  const waiting: { url: URL; from: string }[] = starts.map((path) => ({
    url: new URL(path, origin),
    from: 'the start',
  }))

  const read = (path: string) => {
    const page = pages.get(path) ?? ask(path)
    pages.set(path, page)
    return page
  }
  const note = (url: URL, from: string, why: string) =>
    faults.add(`${url.href.slice(origin.length)} ${why}, on ${from}`)

  async function follow({ url, from }: { url: URL; from: string }): Promise<void> {
    const pattern = known.find(({ matches }) => matches.test(url.pathname))?.pattern
    if (pattern === undefined) return void note(url, from, 'is not in the address map')
    if (notAsked.has(pattern)) return
    const names = [...url.searchParams.keys()].toSorted().join()
    const kind = `${pattern}?${names}${url.hash === '' ? '' : '#'}`
    const path = `${url.pathname}${url.search}`
    if (url.hash === '' && pages.has(path)) return
    const count = counts.get(kind) ?? 0
    if (count >= perPattern) return
    counts.set(kind, count + 1)
    patterns.add(pattern)
    const isNew = !pages.has(path)
    const { status, location, html } = await read(path)
    if (status >= 400 && !accepted.includes(status)) return void note(url, from, `answers ${status}`)
    if (location !== undefined) {
      const target = new URL(location, url)
      if (target.origin === origin && isNew) waiting.push({ url: target, from: path })
      return
    }
    if (html === null) return
    const { targets, ids } = linksOf(html)
    const id = decodeURIComponent(url.hash.slice(1))
    if (id !== '' && !ids.has(id)) note(url, from, 'has no such place on its page')
    if (!isNew) return
    for (const target of targets) {
      if (!URL.canParse(target, url.href)) {
        faults.add(`${target} is no address, on ${path}`)
        continue
      }
      const next = new URL(target, url)
      if (next.origin === origin) waiting.push({ url: next, from: path })
    }
  }

  const running = new Set<Promise<void>>()
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < LANES ? waiting.shift() : undefined
    if (next) {
      const run = follow(next).finally(() => running.delete(run))
      running.add(run)
    } else await Promise.race(running)
  }
  return { faults: [...faults].toSorted(), patterns, asked: pages.size }
}
