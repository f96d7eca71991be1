import * as embedAddress from '@shulei/domain/address/embed.ts'
import * as reviewAddress from '@shulei/domain/address/review.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newReader, openLine, type Reader, signedIn } from '../testing/reader.ts'
import { type Site, startSite } from '../testing/site.ts'
import { type Answered, crawl, linksOf } from './support/crawl.ts'
import { textsOf } from './support/texts.ts'

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

const demoSentences = (['zh-CN', 'en-US'] as const).map((language) => textsOf(language).text('shell', 'demo'))

/** How often a page says that it is part of a demonstration. */
const countDemo = (html: string) =>
  demoSentences.reduce((sum, one) => sum + html.split(`>${one}</aside>`).length - 1, 0)

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
    'every link that %s finds leads to a page of the site, which says once that it is a demonstration',
    async (who, open) => {
      const askPage = askOf(await open(language), language)
      const unsaid: string[] = []
      const ask = async (path: string) => {
        const answer = await askPage(path)
        if (answer.html !== null && countDemo(answer.html) !== 1) unsaid.push(path)
        return answer
      }
      const starts = [
        siteAddress.home(),
        embedAddress.ranking({ id: 1001 }),
        ...(who === 'a reviewer' ? [reviewAddress.start()] : []),
      ]
      // a page that asks to log in is a page of the site for everybody but a person who is logged in
      const accepted = who === 'a contestant' ? [] : [401]
      const { faults, patterns } = await crawl(new URL(site.url), ask, { starts, perPattern: PER_PATTERN, accepted })
      await ask('/no-such-page')
      expect(faults).toEqual([])
      expect(unsaid).toEqual([])
      // the start alone has links to a dozen patterns: fewer than these mean that pages came without links
      expect(patterns.size).toBeGreaterThan(60)
      // a crawl takes a quarter of a minute, and ten times as long on a busy machine
    },
    180_000,
  )
})

test('without the built-in content no page says that the site is a demonstration', async () => {
  const own = await startSite({ env: { TRUST_PROXY: '1', DEMO: '0' } })
  const ownLine = openLine(8, true)
  try {
    const askPage = askOf(newReader(own.url, ownLine), 'zh-CN')
    const said: string[] = []
    let read = 0
    const ask = async (path: string) => {
      const answer = await askPage(path)
      if (answer.html === null) return answer
      read += 1
      if (countDemo(answer.html) > 0) said.push(path)
      return answer
    }
    const starts = [siteAddress.home(), embedAddress.ranking({ id: 1001 }), reviewAddress.login(), '/no-such-page']
    await crawl(new URL(own.url), ask, { starts, perPattern: PER_PATTERN, accepted: [401, 404] })
    expect(said).toEqual([])
    expect(read).toBeGreaterThan(30)
  } finally {
    ownLine.destroy()
    await own.discard()
  }
}, 180_000)

test('links, searching forms and places of a page are found in its source', () => {
  const html = `<form action="/search"></form><form method="post" action="/out"></form><h2 id="a&amp;b">x</h2>
    <a href="/x?a=1&amp;b=2#c">x</a><!-- <a href="/no">no</a> --><script>"<a href='/no'>"</script>
    <link rel="canonical" href="/y"><link rel="stylesheet" href="/z.css"><a>no</a>`
  const { targets, ids } = linksOf(html)
  expect(targets).toEqual(['/search', '/x?a=1&b=2#c', '/y'])
  expect([...ids]).toEqual(['a&b'])
})
