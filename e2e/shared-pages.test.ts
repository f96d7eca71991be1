import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createClient } from '@shulei/client/client.ts'
import { refs } from '@shulei/contract/refs.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { demoPassword, personOf } from '@shulei/mocks/cast/people.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { type Answer, newReader, openLine, type Reader, signedIn } from '../testing/reader.ts'
import { type Site, startSite } from '../testing/site.ts'
import { textsOf } from './support/texts.ts'

let site: Site
const line = openLine(8, true)
beforeAll(async () => {
  site = await startSite({ copyOf: inject('seededData') })
}, 180_000)
afterAll(async () => {
  line.destroy()
  await site?.discard()
})

const textOf = ({ headers, body }: Answer) => {
  const encoding = headers['content-encoding']
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()
}
const visitor = (cookie?: string) => newReader(site.url, line, cookie)
const read = async (reader: Reader, path: string, headers = {}) => {
  const answer = await reader.ask(path, { headers })
  return { ...answer, text: textOf(answer) }
}
const nonceOf = ({ headers }: Answer) => /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''

/** Age at which a shared page is made again, milliseconds: `keepMs` of pages and of reads together. */
const sharedFor = 3_000

test('every answer of a shared page has a different nonce and contains no other', async () => {
  const encodings = ['br', 'gzip', 'identity']
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      read(visitor(), '/competitions', { 'accept-encoding': encodings[i % 3] as string }),
    ),
  )
  expect(answers.slice(0, 3).map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  const nonces = answers.map(nonceOf)
  expect(new Set(nonces).size).toBe(answers.length)
  const pages = answers.map(({ text, headers }, i) => {
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'cookie, accept-language, accept-encoding',
    })
    expect(headers.etag).toBeUndefined()
    const own = nonces[i] as string
    expect(text.match(/nonce="[^"]*"/g)?.every((found) => found === `nonce="${own}"`)).toBe(true)
    return text.replaceAll(own, 'N')
  })
  expect(new Set(pages).size).toBe(1)
})

test('a shared page has the fingerprint of its reader, and a new reader gets one', async () => {
  const styles = /STYLES=\w+/.exec(String((await read(visitor(''), '/')).headers['set-cookie']))?.[0]
  const known = (name: string) => visitor(`XIR_FINGERPRINT=${name}; ${styles}`)
  const [readerA, readerB] = ['a'.repeat(32), 'b'.repeat(32)]
  const [a, b, fresh, old] = await Promise.all([
    read(known(readerA), '/'),
    read(known(readerB), '/'),
    read(visitor(''), '/'),
    read(visitor(`XIR_FINGERPRINT=${readerB}; STYLES=of-an-earlier-release`), '/'),
  ])
  expect(a.text).toContain(readerA)
  expect(a.text).not.toContain(readerB)
  expect(b.text).toContain(readerB)
  expect(b.text).not.toContain(readerA)
  expect(a.headers['set-cookie']).toBeUndefined()
  const [, given] = /^XIR_FINGERPRINT=(\w+)/.exec(String(fresh.headers['set-cookie'])) ?? []
  expect(fresh.text).toContain(given)
  // a browser that was given a page of this build has the style sheets in its cache
  expect(fresh.text).toContain('<style nonce=')
  expect(old.text).toContain('<style nonce=')
  expect(String(old.headers['set-cookie'])).toContain(styles)
  expect(a.text).not.toMatch(/<style nonce="[^"]*">(?!\[data-react-aria)/)
})

test('pages of different language, theme or zone are not shared', async () => {
  const known = `XIR_FINGERPRINT=${'c'.repeat(32)}`
  const looks = ['zh-CN', 'en-US'].flatMap((lang) =>
    ['light', 'dark', 'system'].flatMap((theme) =>
      ['Asia/Shanghai', 'America/New_York'].map((zone) => ({ lang, theme, zone })),
    ),
  )
  // two rounds in different order: the first renders the pages, the second reads them from the cache
  for (const round of [looks, looks.toReversed()]) {
    await Promise.all(
      round.map(async ({ lang, theme, zone }) => {
        const { text } = await read(visitor(`${known}; lang=${lang}; theme=${theme}; tz=${zone}`), '/')
        expect(text).toContain(`<html lang="${lang}" data-theme="${theme}"`)
        expect(text).toContain(zone)
        expect(text.includes('UTC-')).toBe(zone !== 'Asia/Shanghai')
      }),
    )
  }
  expect((await read(visitor(known), '/?lang=en-US')).text).toContain('<html lang="en-US"')
  expect((await read(visitor(known), '/')).text).toContain('<html lang="zh-CN"')
})

test.each([
  ['the data of a page', '/competitions.data', 'cookie, accept-encoding'],
  ['the answer of a call', refs.competitionList.path, 'accept-encoding, cookie'],
])('%s comes compressed as the reader accepts', async (_, path, vary) => {
  const answers = await Promise.all(
    ['br', 'gzip, br;q=0', 'identity'].map((accepted) => read(visitor(), path, { 'accept-encoding': accepted })),
  )
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  const [brotli, gzip, plain] = answers.map(({ text }) => text.replace(/"app_timestamp",\d+/, ''))
  expect(plain?.length).toBeGreaterThan(1024)
  expect(brotli === plain && gzip === plain).toBe(true)
  expect(answers.map(({ headers }) => headers.vary)).toEqual([vary, vary, vary])
})

test('English is offered only to readers whose browser accepts no Chinese', async () => {
  const offer = `lang="en" aria-label="${textsOf('en-US').text('shell', 'englishOffer.label')}"`
  for (const language of ['en-GB,en;q=0.9', 'zh-CN,zh;q=0.9', 'en-GB,en;q=0.9', undefined]) {
    const { text } = await read(visitor(), '/competitions', language ? { 'accept-language': language } : {})
    expect(text.includes(offer), language).toBe(language?.startsWith('en') ?? false)
  }
})

test('a signed-in person’s page is never shared with visitors or other people', async () => {
  const people = await Promise.all(
    ['gu', 'lin', 'mira'].map(async (mailbox) => {
      const { email, ssoId } = personOf(mailbox)
      return { ssoId, reader: await signedIn(site.url, line, email, demoPassword) }
    }),
  )
  const seenIn = (text: string) => people.filter(({ ssoId }) => text.includes(ssoId)).map(({ ssoId }) => ssoId)
  for (let round = 0; round < 3; round++) {
    await Promise.all([
      ...people.map(async ({ ssoId, reader }) => {
        const { text, headers } = await read(reader, '/')
        expect(headers['cache-control']).toBe('private, no-store')
        expect(seenIn(text)).toEqual([ssoId])
      }),
      ...Array.from({ length: 4 }, async () => {
        const { text, headers } = await read(visitor(), '/')
        expect(headers['cache-control']).toBe('private, no-cache')
        expect(seenIn(text)).toEqual([])
      }),
    ])
  }
})

test.each([
  ['/no-such-page', 404],
  ['/messages', 401],
  ['/competitions/999999', 404],
  ['/notice/17', 301],
])('%s answers %i to everybody, each time', async (path, status) => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => read(visitor(), path)))
  answers.push(await read(visitor(), path))
  expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status))
  if (status === 301) for (const { headers } of answers) expect(headers.location).toBeTruthy()
  else expect(new Set(answers.map(nonceOf)).size).toBe(5)
})

test('a visitor’s page shows a change after three seconds, at the second visit', async () => {
  const { id } = competitionOf('us-births')
  const team = `三秒之内 ${randomUUID().slice(0, 4)}`
  const page = async () => (await read(visitor(), '/')).text
  const { cookie } = await signedIn(site.url, line, personOf('xia').email, demoPassword)
  const send = createClient({ base: site.url, headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  const params = { id }
  await send(refs.signUp, { params, body: {} })
  await send(refs.acceptAgreement, { params, body: { agreement: true, version: 1 } })
  // the page is requested just before the team is created, so that the cached page is as young as possible
  expect(await page()).not.toContain(team)
  await send(refs.saveEntryForm, { params, body: { teamName: team, organization: '灞桥', iden: 1 } })
  await new Promise((done) => setTimeout(done, sharedFor))
  // the first visit may get the old page and has a new one made
  await page()
  // a page that nobody asks for ends by its age alone when eight seconds old
  await vi.waitFor(async () => expect(await page()).toContain(team), { timeout: sharedFor, interval: 50 })
})
