import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openLimits } from '../../../src/platform/limits/limits.ts'
import { openTexts, type Texts } from '../../../src/platform/texts/texts.ts'

const noSql = { query: () => Promise.reject(new Error('no limit of texts is in the database')) }
const limitsOf = (points: number) => openLimits(noSql as never, { hardText: { points } })

/** Markdown whose emphasis takes the square of its length to read. */
const slow = (length: number) => '*a_'.repeat(length / 3)

const folder = mkdtempSync(join(tmpdir(), 'texts-'))
const fileOf = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const notebook = (source: string) => JSON.stringify({ nbformat: 4, cells: [{ cell_type: 'markdown', source }] })
afterAll(() => rmSync(folder, { recursive: true }))

describe('texts of strangers', () => {
  let texts: Texts
  beforeAll(() => {
    texts = openTexts(limitsOf(1000), { deadlineMs: 30_000 })
  })
  afterAll(() => texts.close())

  it('are read by their readers', async () => {
    expect(await texts.read(1, 'post', '<p>a<script>b</script></p>')).toEqual({ problem: null, stored: '<p>a</p>' })
    expect(await texts.read(1, 'post', '<p></p>')).toEqual({ problem: 'postEmpty' })
    expect(await texts.read(1, 'document', '# A\n\n<img src=x>b')).toBe('<h2>A</h2>\n<p>b</p>')
    expect(await texts.read(1, 'notebook', fileOf('fine', notebook('*a*')))).toMatchObject({
      total: 1,
      cells: [{ kind: 'text', parts: [{ kind: 'markup', html: '<p><em>a</em></p>' }] }],
    })
  })

  it('are drawn where they are charts', async () => {
    const spec = { data: { values: [{ a: 1 }] }, mark: 'bar', encoding: { x: { field: 'a', type: 'nominal' } } }
    expect(await texts.read(1, 'chart', JSON.stringify(spec), 'application/vnd.vegalite.v5+json')).toMatchObject({
      kind: 'drawing',
      svg: expect.stringContaining('<svg'),
    })
  })

  it('with more levels than a parser can follow are refused', async () => {
    const refused = { reason: 'textTooDeep', http: 400 }
    for (const text of ['>'.repeat(10_000), '> '.repeat(10_000)]) {
      await expect(texts.read(1, 'document', text)).rejects.toMatchObject(refused)
      await expect(texts.read(1, 'notebook', fileOf('deep', notebook(text)))).rejects.toMatchObject(refused)
    }
    const levels = 1_000_000
    const deep = `{"nbformat":4,"metadata":${'['.repeat(levels)}${']'.repeat(levels)},"cells":[{"cell_type":"raw","source":"a"}]}`
    expect(await texts.read(1, 'notebook', fileOf('metadata', deep))).toMatchObject({ total: 1 })
  })
})

describe('texts that take too long', () => {
  let texts: Texts
  afterEach(() => texts.close())
  const short = '<p>a</p>'
  const tooSlow = { reason: 'textTooSlow', http: 400 }
  const reasonOf = (read: Promise<unknown>): Promise<string> =>
    read.then(
      () => 'read',
      ({ reason }: { reason: string }) => reason,
    )
  /** The refusals of a slow text: the second one where a busy machine lets the child rest. */
  const late = ['textTooSlow', 'unavailable']

  it('are ended at the deadline, and the next ones are read', async () => {
    texts = openTexts(limitsOf(1000), { deadlineMs: 500 })
    const slowOnes = await Promise.all([
      reasonOf(texts.read(1, 'document', slow(250_000))),
      reasonOf(texts.read(2, 'notebook', fileOf('slow', notebook(slow(240_000))))),
    ])
    for (const reason of slowOnes) expect(late).toContain(reason)
    expect(await texts.read(1, 'post', short)).toMatchObject({ problem: null })
  })

  const chart = (expr: string) =>
    JSON.stringify({ width: 9, height: 9, signals: [{ name: 'n', update: expr }], marks: [{ type: 'rect' }] })
  const vega = 'application/vnd.vega.v5+json'

  it.each([
    ['too much to compute', `test(regexp('(a+)+b'), '${'a'.repeat(50)}')`],
    ['too much to keep', 'sequence(1e9)'],
  ])('are charts with %s, and the next one is drawn', async (_, expr) => {
    texts = openTexts(limitsOf(1000), { deadlineMs: 1500 })
    expect(late).toContain(await reasonOf(texts.read(1, 'chart', chart(expr), vega)))
    expect(await texts.read(1, 'chart', chart('1'), vega)).toMatchObject({ kind: 'drawing' })
    // texts are read beside a chart that is drawn
    const drawn = reasonOf(texts.read(1, 'chart', chart(expr), vega))
    expect(await texts.read(2, 'post', short)).toMatchObject({ problem: null })
    expect(late).toContain(await drawn)
  })

  it('end a child that fills its memory, and another one reads the next text', async () => {
    texts = openTexts(limitsOf(1000), { deadlineMs: 30_000 })
    const many = `{"nbformat":4,"cells":[${'[{}],'.repeat(2_080_000)}{}]}`
    await expect(texts.read(1, 'notebook', fileOf('many', many))).rejects.toMatchObject(tooSlow)
    expect(await texts.read(1, 'post', short)).toMatchObject({ problem: null })
  })

  it('of one person wait for each other, and let those of others pass', async () => {
    texts = openTexts(limitsOf(1000), { deadlineMs: 500 })
    const order: string[] = []
    const noted = async (name: string, read: Promise<unknown>) => {
      await read.catch(() => {})
      order.push(name)
    }
    const slowOnes = [1, 2, 3].map((no) => noted(`slow ${no}`, texts.read('a', 'document', slow(250_000))))
    await noted('quick', texts.read('b', 'post', short))
    expect(order).not.toContain('slow 2')
    await Promise.all(slowOnes)
    expect(order.filter((name) => name !== 'quick')).toEqual(['slow 1', 'slow 2', 'slow 3'])
    const answers = await Promise.allSettled(Array.from({ length: 9 }, () => texts.read('a', 'post', short)))
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { reason: 'unavailable', retryAfter: 2 } },
    ])
  })

  it('are limited; texts that are read are not counted', async () => {
    texts = openTexts(limitsOf(2), { deadlineMs: 500 })
    for (let no = 0; no < 5; no += 1) await texts.read('a', 'post', short)
    const reasons: string[] = []
    while (reasons.at(-1) !== 'tooMany' && reasons.length < 100) {
      reasons.push(await reasonOf(texts.read('a', 'document', slow(250_000))))
      // a busy computer starves the child, which counts for nobody
      if (reasons.at(-1) === 'unavailable') await new Promise((done) => setTimeout(done, 200))
    }
    expect(reasons.filter((reason) => reason !== 'unavailable')).toEqual(['textTooSlow', 'textTooSlow', 'tooMany'])
    expect(await texts.read('b', 'post', short)).toMatchObject({ problem: null })
  })

  it('end with the server, and so do those that wait', async () => {
    texts = openTexts(limitsOf(1000), { deadlineMs: 60_000 })
    await texts.read(1, 'post', short)
    const reads = Promise.allSettled([texts.read(1, 'document', slow(250_000)), texts.read(1, 'post', short)])
    await new Promise(setImmediate)
    texts.close()
    for (const one of await reads) expect(one).toMatchObject({ reason: { reason: 'unavailable' } })
    await expect(texts.read(1, 'post', short)).rejects.toMatchObject({ reason: 'unavailable' })
  })
})
