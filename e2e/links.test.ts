import * as reviewAddress from '@shulei/domain/address/review.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newReader, openLine, type Reader, signedIn } from '../testing/reader.ts'
import { type Site, startSite } from '../testing/site.ts'
import { type Answered, crawl, linksOf } from './support/crawl.ts'

/** Most pages of a pattern, with the same names in their query, that are read. With two, the crawl meets the limit of pages. */
const PER_PATTERN = 1

const line = openLine(8, true)
let site: Site
beforeAll(async () => {
  site = await startSite({ copyOf: inject('seededData'), env: { TRUST_PROXY: '1' } })
}, 180_000)
afterAll(async () => {
  line.destroy()
  await site?.discard()
})

async function asReviewer(): Promise<Reader> {
  const reader = newReader(site.url, line)
  const { status, headers } = await reader.ask('/api/spic-review/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'qiao', password: 'shulei-demo' }),
  })
  const session = headers['set-cookie']?.map((cookie) => cookie.split(';')[0]).join('; ')
  if (status !== 200 || !session) throw new Error(`the reviewer could not sign in: ${status}`)
  reader.cookie += `; ${session}`
  return reader
}

const readers = {
  'a visitor': async () => newReader(site.url, line),
  // a person for each language, so that neither meets the limit of pages
  'a contestant': async (language: string) =>
    signedIn(site.url, line, personOf(language === 'zh-CN' ? 'lin' : 'mira').email, 'shulei-demo'),
  'a reviewer': asReviewer,
} as const

/** Asks for an address in a language, by the cookie of the language. */
const askOf =
  (reader: Reader, language: string) =>
  async (path: string): Promise<Answered> => {
    const headers = { cookie: `${reader.cookie}; lang=${language}`, 'accept-encoding': 'identity' }
    const answer = await reader.ask(path, { headers })
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false
    return {
      status: answer.status,
      location: answer.headers.location,
      html: isPage ? answer.body.toString('utf8') : null,
    }
  }

describe.each(['zh-CN', 'en-US'] as const)('in %s', (language) => {
  test.each(Object.entries(readers))(
    'every link that %s finds leads to a page of the site',
    async (who, open) => {
      const ask = askOf(await open(language), language)
      const starts = [siteAddress.home(), ...(who === 'a reviewer' ? [reviewAddress.start()] : [])]
      // a page that asks to log in is a page of the site for everybody but a person who is logged in
      const accepted = who === 'a contestant' ? [] : [401]
      const { faults, patterns } = await crawl(new URL(site.url), ask, { starts, perPattern: PER_PATTERN, accepted })
      expect(faults).toEqual([])
      // the start alone has links to a dozen patterns: fewer than these mean that pages came without links
      expect(patterns.size).toBeGreaterThan(60)
      // a crawl takes a quarter of a minute, and ten times as long on a busy machine
    },
    180_000,
  )
})

test('links, searching forms and places of a page are found in its source', () => {
  const html = `<form action="/search"></form><form method="post" action="/out"></form><h2 id="a&amp;b">x</h2>
    <a href="/x?a=1&amp;b=2#c">x</a><!-- <a href="/no">no</a> --><script>"<a href='/no'>"</script>
    <link rel="canonical" href="/y"><link rel="stylesheet" href="/z.css"><a>no</a>`
  const { targets, ids } = linksOf(html)
  expect(targets).toEqual(['/search', '/x?a=1&b=2#c', '/y'])
  expect([...ids]).toEqual(['a&b'])
})
