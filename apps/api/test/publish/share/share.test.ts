import { ownSharePicture, sharePicture } from '@shulei/contract/publish/share/calls.ts'
import { pathOf } from '@shulei/contract/ref.ts'
import { refs } from '@shulei/contract/refs.ts'
import { submissionYear } from '@shulei/domain/people/profile/year.ts'
import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slugs } from '../../../seed/calendar.ts'
import { readContent } from '../../../seed/content.ts'
import { seedBuiltIn } from '../../../seed/seed.ts'
import { layoutOf } from '../../../src/modules/publish/share/layout.ts'
import { sharedPicture } from '../../../src/modules/publish/share/share.service.ts'
import { yearPicture } from '../../../src/modules/publish/share/year-picture.ts'
import { drawable, glyphsOf, outline, packFacts } from '../../../src/platform/drawing/glyphs.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'

describe('the glyphs of share pictures', () => {
  test.each(slugs)('draw every character of the titles of %s', async (slug) => {
    for (const title of Object.values(readContent(slug).text.title)) {
      expect(await drawable(title, 700)).toBe(title)
      const { d, width } = await outline(title, { x: 0, y: 100, size: 64, weight: 700 })
      expect(d.match(/M/g)?.length).toBeGreaterThan(title.replaceAll(' ', '').length / 2)
      expect(width).toBeGreaterThan(100)
    }
  })

  test('leave out characters that the font cannot draw', async () => {
    expect(await drawable('雪\u{1F980}\u0007\uE000季', 400)).toBe('雪季')
  })

  test('keep middle dots and English quotes narrow, with the ink in the middle', async () => {
    for (const weight of [400, 700] as const) {
      for (const { character, glyph } of await glyphsOf('·“”‘’', weight)) {
        const xs = glyph.commands().flatMap(({ args }) => args.filter((_, place) => place % 2 === 0))
        expect(glyph.width, character).toBeLessThan(500)
        expect(Math.min(...xs) + Math.max(...xs)).toBeCloseTo(glyph.width)
        expect(Math.min(...xs)).toBeGreaterThan(0)
        const [start] = glyph.draw(0, 0, 1).match(/-?[\d.]+/) ?? []
        expect(Number(start)).toBeCloseTo(xs[0] ?? 0, 0)
      }
      const [quote] = await glyphsOf('“唐诗”', weight)
      expect(quote?.glyph.width).toBe(1000)
    }
  })

  test('set the ellipsis of an English text on the baseline, and that of a Chinese one in the middle of the line', async () => {
    const heightOf = async (text: string) => {
      const glyphs = await glyphsOf(text, 400)
      const dots = glyphs.find(({ character }) => character === '…')?.glyph.commands() ?? []
      return Math.max(...dots.flatMap(({ args }) => args.filter((_, place) => place % 2 === 1)))
    }
    expect(await heightOf('Tang…')).toBeLessThan(150)
    expect(await heightOf('唐诗…')).toBeGreaterThan(300)
    expect((await outline('…', { x: 0, y: 0, size: 10, weight: 400 })).d.match(/M/g)).toHaveLength(3)
  })

  test('pack whole facts into a line, and cut only one that is longer than it', async () => {
    const box = { width: 252, size: 17, weight: 400, lines: 1 } as const
    const facts = ['9 competitions', '123 teams', '4,567 submissions']
    expect(await packFacts(facts, box)).toEqual(['9 competitions · 123 teams'])
    expect(await packFacts(facts, { ...box, lines: 2 })).toEqual(['9 competitions · 123 teams', '4,567 submissions'])
    expect(await packFacts(['A summary that is longer than its line is cut'], box)).toEqual([
      expect.stringMatching(/^A summary .+…$/),
    ])
  })

  test('are heavier in bold words than in plain ones', async () => {
    const widthIn = async (weight: 400 | 700) => (await outline('Wavelet', { x: 0, y: 0, size: 40, weight })).width
    expect(await widthIn(700)).toBeGreaterThan(await widthIn(400))
  })
})

/** The least and the greatest x of an outline. */
function reachOf(d: string) {
  const xs = [...d.matchAll(/[MLQC]([-\d., ]+)/g)].flatMap(([, points = '']) =>
    (points.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, place) => place % 2 === 0),
  )
  return { from: Math.min(...xs), to: Math.max(...xs) }
}

test.each(['wide', 'square'] as const)('a long name ends before the score in a %s ranking', async (size) => {
  const row = { rank: 1, name: '梯度消失在海平面以下三千米的深海探测小分队', score: '0.123456789', share: 1 }
  const facts = {
    name: '数擂',
    hasMark: true,
    over: 'A 榜',
    title: '唐诗',
    facts: [],
    shelf: [],
    pictures: [],
    language: 'cn' as const,
  }
  const svg = await layoutOf({ ...facts, rows: [row] }, size)
  // the last words of a row are its name and its score
  const [name, score] = [...svg.matchAll(/<path fill="[^"]+" d="(M[^"]+)"/g)].slice(-2).map(([, d = '']) => reachOf(d))
  expect(name?.to).toBeLessThan((score?.from ?? 0) - 4)
})

test('the words of small certificates stay inside them', async () => {
  const one = {
    ...{ rank: 1, place: '第 1,512 名', of: '共 12,345 队', line: '', picture: null },
    title: '梯度消失在海平面以下三千米的深海探测',
  }
  const base = { name: '数擂', hasMark: true, over: '', title: '林晓舟', facts: [], rows: [], language: 'cn' as const }
  const year = yearPicture(submissionYear('2026-11-21', []), { weeks: 53 })
  for (const pictures of [[year], []]) {
    const svg = await layoutOf({ ...base, pictures, shelf: [one, one, one, one] }, 'wide')
    // each certificate: the left edge of its ground, then rank, number of teams and two lines of the title
    const [, ...cards] = svg.split(/<path d="M([\d.]+) [\d.]+h245v/)
    expect(cards).toHaveLength(8)
    for (const [at, drawn] of cards.entries()) {
      if (at % 2 === 0) continue
      const left = Number(cards[at - 1])
      const words = [...drawn.matchAll(/<path fill="[^"]+" d="(M[^"]+)"/g)].map(([, d = '']) => reachOf(d))
      expect(words).toHaveLength(4)
      for (const { from, to } of words) expect([from > left + 6, to < left + 245 - 6]).toEqual([true, true])
    }
  }
})

test('a year of submissions is drawn to its last weeks, with the months that begin in them', () => {
  const year = submissionYear('2026-11-21', [
    { day: '2026-11-21', count: 6 },
    { day: '2026-11-20', count: 1 },
    { day: '2025-12-01', count: 3 },
  ])
  const daysOf = (picture: ReturnType<typeof yearPicture>) => picture.marks.map(({ d }) => d.match(/M/g)?.length ?? 0)
  const whole = yearPicture(year, { weeks: 53, monthName: (month) => String(month) })
  expect(daysOf(whole)).toEqual([53 * 7 - 1 - 3, 1, 1, 0, 1])
  expect(whole.labels.map(({ text }) => text)).toEqual('12 1 2 3 4 5 6 7 8 9 10 11'.split(' '))
  const half = yearPicture(year, { weeks: 26 })
  expect(daysOf(half)).toEqual([26 * 7 - 1 - 2, 1, 0, 0, 1])
  expect(half.labels).toEqual([])
  // no day lies beside the drawing
  for (const { marks, width, height } of [whole, half]) {
    for (const [, x, y] of marks.flatMap(({ d }) => [...d.matchAll(/M(-?\d+) (-?\d+)/g)])) {
      expect([Number(x) >= 0 && Number(x) < width, Number(y) >= 0 && Number(y) < height]).toEqual([true, true])
    }
  }
})

describe.each(oneEngine)('share pictures on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { env: { DEMO: '1' } })
    await seedBuiltIn(api.platform)
  })
  afterAll(() => api.close())

  const get = (name: string, headers: Record<string, string> = {}) =>
    api.request(pathOf(sharePicture, { name }), { headers })
  const { id } = competitionOf('tang-or-song')

  test.each([
    ['home.zh-CN.wide.png', 1200, 630],
    ['home.en-US.square.png', 300, 300],
    [`competition-${id}.zh-CN.wide.png`, 1200, 630],
    [`competition-${id}.en-US.square.png`, 300, 300],
    [`ranking-${id}.en-US.wide.png`, 1200, 630],
    [`ranking-${competitionOf('co2-monthly').id}.zh-CN.square.png`, 300, 300],
    ['info-4.zh-CN.wide.png', 1200, 630],
    ['info-4.en-US.square.png', 300, 300],
    ['activity-1.en-US.wide.png', 1200, 630],
    ['activity-1.zh-CN.square.png', 300, 300],
    ['special-tang.zh-CN.wide.png', 1200, 630],
    ['special-tang.en-US.square.png', 300, 300],
  ])('answers %s as a PNG of %d × %d with something on it', async (name, width, height) => {
    const answer = await get(name)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const png = Buffer.from(await answer.arrayBuffer())
    expect(png.length).toBeLessThan(200_000)
    const { channels } = await sharp(png).stats()
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height })
    expect(channels[0]?.stdev).toBeGreaterThan(10)
  })

  test('draws each language, and a competition and its ranking, differently', async () => {
    const names = ['competition', 'ranking'].flatMap((page) =>
      ['zh-CN', 'en-US'].map((lang) => `${page}-${id}.${lang}.wide.png`),
    )
    const tags = await Promise.all(names.map(async (name) => (await get(name)).headers.get('etag')))
    expect(new Set(tags).size).toBe(4)
  })

  test('draws a picture once for all who ask, and answers 304 to a client that has it', async () => {
    const name = `competition-${competitionOf('penguins').id}.zh-CN.wide.png`
    const [first, second] = await Promise.all([sharedPicture(api.platform, name), sharedPicture(api.platform, name)])
    expect(second).toBe(first)
    expect(await sharedPicture(api.platform, name)).toBe(first)
    const known = await get(name, { 'if-none-match': first.etag })
    expect([known.status, await known.text()]).toEqual([304, ''])
    expect(known.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  })

  test.each([
    'competition-99999.zh-CN.wide.png',
    'ranking-99999.zh-CN.wide.png',
    'info-99999.zh-CN.wide.png',
    'activity-99999.zh-CN.wide.png',
    'profile-1.zh-CN.wide.png',
    'x.png',
  ])('answers 404 for %s', async (name) => {
    expect((await get(name)).status).toBe(404)
  })

  test('answers 404 for a competition that is not published, and for its ranking', async () => {
    const hidden = await addCompetition(api, { publishedAt: new Date(api.clock.now() + 1000) })
    for (const page of ['competition', 'ranking']) {
      expect((await get(`${page}-${hidden}.zh-CN.wide.png`)).status).toBe(404)
    }
  })

  describe('of the own profile', () => {
    const own = (who: Pick<TestApi, 'request'>, name: string) => who.request(pathOf(ownSharePicture, { name }))
    const lin = () => api.as(personOf('lin'))
    const pngOf = async (who: Pick<TestApi, 'request'>, name = 'zh-CN.wide.png') =>
      Buffer.from(await (await own(who, name)).arrayBuffer())

    test.each([
      ['zh-CN.wide.png', 1200, 630],
      ['en-US.wide.png', 1200, 630],
      ['zh-CN.square.png', 300, 300],
      ['en-US.square.png', 300, 300],
    ])('answer %s as a PNG of %d × %d to its person, and nothing to a visitor', async (name, width, height) => {
      for (const who of [lin(), api.as(await api.person())]) {
        const answer = await own(who, name)
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
        // the next person at the same browser has the same address
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        const png = Buffer.from(await answer.arrayBuffer())
        expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height })
        expect((await sharp(png).stats()).channels[0]?.stdev).toBeGreaterThan(10)
      }
      expect((await own(api, name)).status).toBe(401)
    })

    test('show the person of the session, and what that person lets visitors see', async () => {
      const whole = await pngOf(lin())
      expect(await pngOf(lin())).toEqual(whole)
      expect(await pngOf(api.as(personOf('gu')))).not.toEqual(whole)
      expect(await pngOf(lin(), 'en-US.wide.png')).not.toEqual(whole)
      const show = (seeCompetition: 0 | 1) => lin().send(refs.updatePrivateCompetition, { body: { seeCompetition } })
      await show(0)
      expect(await pngOf(lin())).not.toEqual(whole)
      await show(1)
      expect(await pngOf(lin())).toEqual(whole)
    })

    test('have the id in place of a name that the font cannot draw', async () => {
      const [first, second] = await Promise.all(['\u{1F980}', '\u{1F30A}'].map((name) => api.person({ name })))
      expect(await pngOf(api.as(first as TestPerson))).not.toEqual(await pngOf(api.as(second as TestPerson)))
    })

    test.each([`${personOf('gu').id}.zh-CN.wide.png`, 'home.zh-CN.wide.png', 'zh-CN.huge.png', 'x'])(
      'do not exist as %s',
      async (name) => {
        expect((await own(lin(), name)).status).toBe(404)
      },
    )
  })
})
