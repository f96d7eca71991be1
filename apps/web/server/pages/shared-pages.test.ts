import { expect, test, vi } from 'vitest'
import { cutPage } from './cut-page.ts'
import { openSharedPages, type SharedAnswer } from './shared-pages.ts'

const answer = async (text: string, status = 200): Promise<SharedAnswer> => ({
  status,
  headers: {},
  body: await cutPage(Buffer.from(text), {}),
})
const textOf = (given: SharedAnswer | null) => given?.body.plain({}).toString()
const open = (options = {}) => openSharedPages({ keepMs: 60_000, staleMs: 0, maxBytes: 1e6, ...options })

test('simultaneous requests share one rendering, and later ones get the cached page', async () => {
  const pages = open()
  const render = vi.fn(async () => answer('once'))
  const all = await Promise.all(Array.from({ length: 20 }, () => pages.get('/', render)))
  expect([...all, await pages.get('/', render)].map(textOf)).toEqual(Array(21).fill('once'))
  expect(render).toHaveBeenCalledTimes(1)
  expect(textOf(await pages.get('/?lang=en-US', async () => answer('other')))).toBe('other')
})

test('a cached page expires by its age since the start of the rendering', async () => {
  const pages = open({ keepMs: 300 })
  const slow = async () => {
    await new Promise((done) => setTimeout(done, 350))
    return answer('old')
  }
  expect(textOf(await pages.get('/', slow))).toBe('old')
  expect(textOf(await pages.get('/', async () => answer('new')))).toBe('new')
})

test('an old page is given while a new one is made, once, until it is too old', async () => {
  const pages = open({ keepMs: 50, staleMs: 60_000 })
  const texts = async (...renders: (() => Promise<SharedAnswer | null>)[]) =>
    (await Promise.all(renders.map((render) => pages.get('/', render)))).map(textOf)
  const aged = () => new Promise((done) => setTimeout(done, 80))
  await texts(async () => answer('first'))
  await aged()
  const making = Promise.withResolvers<SharedAnswer>()
  const once = vi.fn(() => making.promise)
  expect(await texts(once, once)).toEqual(['first', 'first'])
  expect(once).toHaveBeenCalledTimes(1)
  making.resolve(await answer('second'))
  await aged()
  expect(await texts(() => Promise.reject(new Error('away')))).toEqual(['second'])
  // a page that is gone is not given again
  expect(await texts(async () => answer('', 404))).toEqual(['second'])
  await aged()
  expect((await pages.get('/', async () => answer('', 404)))?.status).toBe(404)
})

test.each([302, 401, 404, 500])('an answer with status %i is not cached', async (status) => {
  const pages = open()
  expect((await pages.get('/', async () => answer('', status)))?.status).toBe(status)
  expect((await pages.get('/', async () => answer('')))?.status).toBe(200)
})

test('a page whose rendering failed or may not be shared is rendered again', async () => {
  const pages = open()
  await expect(pages.get('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await pages.get('/', async () => null)).toBeNull()
  expect(textOf(await pages.get('/', async () => answer('here')))).toBe('here')
})

test('when memory is full the least recently used page is dropped', async () => {
  const page = await answer('x'.repeat(10_000))
  const pages = open({ maxBytes: page.body.bytes * 3 + 100 })
  for (const key of ['/a', '/b', '/c']) await pages.get(key, async () => page)
  await pages.get('/a', async () => answer('rendered again'))
  await pages.get('/d', async () => page)
  const again = vi.fn(async () => page)
  await pages.get('/a', again)
  expect(again).not.toHaveBeenCalled()
  await pages.get('/b', again)
  expect(again).toHaveBeenCalledTimes(1)
})
