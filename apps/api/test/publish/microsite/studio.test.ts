import { randomBytes } from 'node:crypto'
import type { BodyIn } from '@shulei/contract/call.ts'
import type { saveStudioDraft } from '@shulei/contract/publish/studio/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { DAY, HOUR } from '@shulei/domain/base/time/instant.ts'
import { mostLinks } from '@shulei/domain/publish/microsite/studio.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { organizersCommand } from '../../../commands/microsite-organizers.ts'
import { contentOf } from '../../../src/modules/publish/microsite/studio/content.ts'
import { engines, oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { addMicrosite, addNews, recordOf } from './record.ts'

type Content = BodyIn<typeof saveStudioDraft>['content']

const secretOf = () => randomBytes(32).toString('base64url')
const base = contentOf(recordOf())
const contentWith = (changes: Partial<Content> = {}): Content => ({ ...base, ...changes })
const withValues = (values: Record<string, string>, theme = 'tide') => contentWith({ theme: { base: theme, values } })
const text = (cn: string, en = '') => ({ cn, en })

describe.each(engines)('the studio of a microsite on $name', (engine) => {
  let api: TestApi
  let organizer: TestPerson
  let second: TestPerson
  let stranger: TestPerson
  let count = 0

  beforeAll(async () => {
    api = await openApi(engine, { limits: { draftLink: { points: 5 } } })
    organizer = await api.person({ name: '简书年' })
    second = await api.person({ name: '何秋水' })
    stranger = await api.person()
  })
  afterAll(() => api.close())

  /** Adds a microsite that two people run. */
  const openSite = async (publishedAt = api.clock.now() - DAY) => {
    count += 1
    const name = `site${count}`
    const id = await addMicrosite(api, { name, kind: 'special', publishedAt, members: [organizer.id, second.id] })
    return { id, name }
  }
  const open = async (publishedAt?: number) => (await openSite(publishedAt)).name
  const own = () => api.as(organizer)
  const read = (name: string, by = organizer) => api.as(by).send(refs.studio, { params: { name } })
  const save = (
    name: string,
    revision: number,
    content = contentWith({ title: text('新名', 'New') }),
    by = organizer,
  ) => api.as(by).send(refs.saveStudioDraft, { params: { name }, body: { revision, content } })
  const publish = (name: string, revision: number, at: number | null = null) =>
    own().send(refs.publishStudioDraft, {
      params: { name },
      body: { revision, at: at === null ? null : new Date(at).toISOString() },
    })
  const frame = (name: string, draft?: string, by: Pick<TestApi, 'send'> = api) =>
    by.send(refs.microsite, { params: { name }, query: { kind: 'special', draft } })
  const titleOf = async (name: string, draft?: string, by?: Pick<TestApi, 'send'>) =>
    (await frame(name, draft, by)).title.cn
  const cancelledOf = async (name: string) =>
    (await read(name)).versions.flatMap(({ number, isCancelled }) => (isCancelled ? [number] : []))
  const refusal = (errno: string) => ({ errno })
  const stale = refusal('e48062')
  const missing = refusal('e40400')
  const forbidden = refusal('e40300')

  describe('is for the people who run the microsite', () => {
    test('and refuses everybody else for every call', async () => {
      const name = await open()
      await expect(read(name, stranger)).rejects.toMatchObject(forbidden)
      await expect(save(name, 0, base, stranger)).rejects.toMatchObject(forbidden)
      const as = api.as(stranger)
      const params = { name }
      await expect(as.send(refs.discardStudioDraft, { params, query: { revision: 0 } })).rejects.toMatchObject(
        forbidden,
      )
      const now = { revision: 0, at: null }
      await expect(as.send(refs.publishStudioDraft, { params, body: now })).rejects.toMatchObject(forbidden)
      const back = { version: 1, live: 1 }
      await expect(as.send(refs.rollBackMicrosite, { params, body: back })).rejects.toMatchObject(forbidden)
      await expect(as.send(refs.cancelStudioSchedule, { params })).rejects.toMatchObject(forbidden)
      const body = { secret: secretOf() }
      await expect(as.send(refs.shareStudioDraft, { params, body })).rejects.toMatchObject(forbidden)
      await expect(as.send(refs.endStudioLink, { params: { name, linkId: 1 } })).rejects.toMatchObject(forbidden)
      await expect(api.send(refs.studio, { params })).rejects.toMatchObject(refusal('e40100'))
      await expect(read('nobody')).rejects.toMatchObject(missing)
    })

    test('whom an operator names', async () => {
      const name = await open()
      const id = String(stranger.id)
      expect(await organizersCommand(api.platform, ['add', name, id], api.clock.now)).toContain('runs')
      expect(await organizersCommand(api.platform, ['list', name])).toContain(id)
      expect(await read(name, stranger)).toMatchObject({ name })
      await organizersCommand(api.platform, ['remove', name, id])
      await expect(read(name, stranger)).rejects.toMatchObject(forbidden)
      await expect(organizersCommand(api.platform, ['remove', name, id])).rejects.toThrow('does not run')
      await expect(organizersCommand(api.platform, ['add', name, '987654321'])).rejects.toThrow('no user')
      await expect(organizersCommand(api.platform, ['add', 'nobody', id])).rejects.toThrow('no microsite')
      await expect(organizersCommand(api.platform, ['give'])).rejects.toThrow('Say what to do')
    })
  })

  describe('a draft', () => {
    test('is kept with its author and seen by nobody else', async () => {
      const name = await open()
      expect(await read(name)).toMatchObject({ draft: null, revision: 0, live: 1, content: { title: { cn: '逐浪' } } })
      expect(await save(name, 0)).toEqual({ revision: 1 })
      expect(await read(name, second)).toMatchObject({
        draft: { author: '简书年' },
        revision: 1,
        content: { title: { cn: '新名' } },
        pageNames: {
          '': text('首页', 'Home'),
          'content-2': text('自由页 2', 'Free page 2'),
          news: text('资讯', 'News'),
        },
      })
      expect(await titleOf(name)).toBe('逐浪')
      expect(await titleOf(name, 'own', own())).toBe('新名')
      await expect(frame(name, 'own', api.as(stranger))).rejects.toMatchObject(missing)
      await expect(frame(name, 'own')).rejects.toMatchObject(missing)
    })

    test('is shown on every page with what it changes alone', async () => {
      const name = await open()
      const lead = [text('两句'), text('话')]
      await save(name, 0, contentWith({ lead, menu: [{ page: 'news', label: text('邸报') }] }))
      const query = { kind: 'special' as const, draft: 'own' }
      const home = await own().send(refs.micrositePage, { params: { name, page: 'home' }, query })
      expect(home).toMatchObject({ hero: { lead, aside: 'plain' } })
      expect(await frame(name, 'own', own())).toMatchObject({ menu: [{ page: 'news' }] })
      const news = await own().send(refs.micrositeNews, { params: { name }, query })
      expect(news).toEqual({ list: [], total: 0 })
    })

    test('is shown on the newest article that is out', async () => {
      const { id, name } = await openSite()
      expect(await read(name)).toMatchObject({ newestNews: null })
      const now = api.clock.now()
      await addNews(api, id, '旧', now - 2 * DAY)
      const { number } = await addNews(api, id, '新', now - DAY)
      await addNews(api, id, '未来', now + DAY)
      expect(await read(name)).toMatchObject({ newestNews: number })
    })

    test('shows a microsite before its publication', async () => {
      const name = await open(api.clock.now() + DAY)
      await expect(frame(name)).rejects.toMatchObject(missing)
      expect(await titleOf(name, 'own', own())).toBe('逐浪')
    })

    test('refuses a save with an old revision', async () => {
      const name = await open()
      await save(name, 0)
      await save(name, 1)
      await expect(save(name, 1)).rejects.toMatchObject(stale)
      await expect(save(name, 0)).rejects.toMatchObject(stale)
      await expect(save(name, 7)).rejects.toMatchObject(stale)
      const discard = (revision: number) =>
        own().send(refs.discardStudioDraft, { params: { name }, query: { revision } })
      await expect(discard(1)).rejects.toMatchObject(stale)
      expect(await discard(2)).toEqual({ revision: 3 })
      expect(await read(name)).toMatchObject({ draft: null, content: { title: { cn: '逐浪' } } })
      // a tab that was open before the draft was given up
      await expect(save(name, 2)).rejects.toMatchObject(stale)
      expect(await save(name, 3)).toEqual({ revision: 4 })
    })

    test.each([0, 1])('of revision %i is stored by one of many tabs at once', async (revision) => {
      const name = await open()
      if (revision > 0) await save(name, 0)
      const tabs = Array.from({ length: 8 }, (_, i) =>
        save(name, revision, contentWith({ title: text(`标签 ${i}`) }), i % 2 ? second : organizer).then(
          () => i,
          (error: { errno: string }) => error.errno,
        ),
      )
      const outcomes = await Promise.all(tabs)
      const stored = outcomes.filter((outcome) => typeof outcome === 'number')
      expect(stored).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'e48062')).toHaveLength(7)
      expect(await read(name)).toMatchObject({
        revision: revision + 1,
        content: { title: { cn: `标签 ${stored[0]}` } },
      })
    })
  })

  describe('a version', () => {
    test('is published at once and replaces what visitors see', async () => {
      const name = await open()
      await expect(publish(name, 0)).rejects.toMatchObject(refusal('e48063'))
      await save(name, 0)
      await expect(publish(name, 0)).rejects.toMatchObject(stale)
      expect(await publish(name, 1)).toEqual({ version: 2, revision: 2 })
      expect(await frame(name)).toMatchObject({ title: { cn: '新名' }, version: 2 })
      expect(await read(name)).toMatchObject({
        ...{ draft: null, revision: 2, live: 2, next: null },
        versions: [{ number: 2, author: '简书年' }, { number: 1 }],
      })
    })

    test('is refused when its stored theme is none any more', async () => {
      const { id, name } = await openSite()
      await save(name, 0)
      await api.platform.db.execute(sql`
        update microsite_drafts set content = jsonb_set(content, '{theme,base}', '"gone"') where microsite_id = ${id}`)
      await expect(publish(name, 1)).rejects.toMatchObject(refusal('e48060'))
      expect(await read(name)).toMatchObject({ live: 1 })
    })

    test('is published once by many tabs at once', async () => {
      const name = await open()
      await save(name, 0)
      const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => publish(name, 1)))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      // the others waited, and are told why
      for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toMatchObject(stale)
      expect((await read(name)).versions).toHaveLength(2)
    })

    test('is shown from its instant on, not before', async () => {
      const name = await open()
      const start = api.clock.now()
      await save(name, 0)
      await publish(name, 1, start + HOUR)
      expect(await read(name)).toMatchObject({ live: 1, next: { number: 2 }, content: { title: { cn: '新名' } } })
      expect(await titleOf(name, 'own', own())).toBe('新名')
      const shows = async () => {
        const { list } = await api.send(refs.micrositeList, { query: { kind: 'special' } })
        return [await titleOf(name), list.find((card) => card.name === name)?.title.cn]
      }
      api.clock.set(start + HOUR - 1)
      expect(await shows()).toEqual(['逐浪', '逐浪'])
      api.clock.set(start + HOUR)
      expect(await shows()).toEqual(['新名', '新名'])
      expect(await read(name)).toMatchObject({ live: 2, next: null })
      // what is published now follows the version that has become due
      await save(name, 2, contentWith({ title: text('第三') }))
      expect(await publish(name, 3)).toMatchObject({ version: 3 })
      expect(await titleOf(name)).toBe('第三')
      api.clock.set(start)
    })

    test.each([-HOUR, 0, 367 * DAY])('is refused for an instant %i ms from now', async (wait) => {
      const name = await open()
      await save(name, 0)
      await expect(publish(name, 1, api.clock.now() + wait)).rejects.toMatchObject(refusal('e48064'))
    })

    test('that is scheduled can be taken back, and its content is the draft again', async () => {
      const name = await open()
      await save(name, 0)
      await publish(name, 1, api.clock.now() + HOUR)
      const { revision } = await own().send(refs.cancelStudioSchedule, { params: { name } })
      expect(await read(name)).toMatchObject({ next: null, live: 1, revision, content: { title: { cn: '新名' } } })
      expect((await read(name)).draft).not.toBeNull()
      api.clock.advance(2 * HOUR)
      expect(await titleOf(name)).toBe('逐浪')
      api.clock.advance(-2 * HOUR)
      expect(await own().send(refs.cancelStudioSchedule, { params: { name } })).toEqual({ revision: null })
      expect(await cancelledOf(name)).toEqual([2])
    })

    test('that is taken back does not let its tab overwrite the draft of another tab', async () => {
      const name = await open()
      await save(name, 0)
      const { revision } = await publish(name, 1, api.clock.now() + HOUR)
      await save(name, revision, contentWith({ title: text('别处') }), second)
      const cancelled = await own().send(refs.cancelStudioSchedule, { params: { name } })
      expect(await cancelledOf(name)).toEqual([2])
      await expect(save(name, cancelled.revision ?? revision)).rejects.toMatchObject(stale)
      expect(await read(name)).toMatchObject({ next: null, content: { title: { cn: '别处' } } })
    })

    test('that was scheduled is marked when another one takes its place, and not when it was shown', async () => {
      const name = await open()
      await save(name, 0)
      await publish(name, 1, api.clock.now() + HOUR)
      await save(name, 2)
      await publish(name, 3, api.clock.now() + HOUR)
      expect(await cancelledOf(name)).toEqual([2])
      api.clock.advance(2 * HOUR)
      await save(name, 4)
      await publish(name, 5)
      expect(await cancelledOf(name)).toEqual([2])
      api.clock.advance(-2 * HOUR)
    })

    test('is shown again by going back, as a new version', async () => {
      const name = await open()
      await save(name, 0)
      await publish(name, 1)
      const back = (version: number, live: number) =>
        own().send(refs.rollBackMicrosite, { params: { name }, body: { version, live } })
      await expect(back(1, 1)).rejects.toMatchObject(stale)
      await expect(back(9, 2)).rejects.toMatchObject(missing)
      expect(await back(1, 2)).toEqual({ version: 3 })
      expect(await frame(name)).toMatchObject({ title: { cn: '逐浪' }, version: 3 })
      const outcomes = await Promise.allSettled([back(2, 3), back(2, 3)])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toMatchObject(stale)
      expect(await titleOf(name)).toBe('新名')
    })
  })

  describe('a secret link', () => {
    const share = (name: string, secret: string) =>
      own().send(refs.shareStudioDraft, { params: { name }, body: { secret } })

    test('opens the draft until it is ended, and its secret is not stored', async () => {
      const [name, other] = [await open(), await open()]
      const secret = secretOf()
      await save(name, 0)
      const { id } = await share(name, secret)
      expect(await titleOf(name, secret)).toBe('新名')
      await expect(frame(other, secret)).rejects.toMatchObject(missing)
      const { rows } = await api.platform.db.execute(sql`select * from microsite_draft_links`)
      expect(JSON.stringify(rows)).not.toContain(secret)
      const { rows: keys } = await api.platform.db.execute(sql`select t::text as row from idempotency_keys t`)
      expect(JSON.stringify(keys)).not.toContain(secret)
      expect(await read(name)).toMatchObject({ links: [{ id, author: '简书年' }] })
      await own().send(refs.endStudioLink, { params: { name: other, linkId: id } })
      expect(await titleOf(name, secret)).toBe('新名')
      expect(await own().send(refs.endStudioLink, { params: { name, linkId: id } })).toEqual({ affectedRows: 1 })
      await expect(frame(name, secret)).rejects.toMatchObject(missing)
      expect(await own().send(refs.endStudioLink, { params: { name, linkId: id } })).toEqual({ affectedRows: 0 })
    })

    test('ends after two weeks', async () => {
      const name = await open()
      const secret = secretOf()
      await share(name, secret)
      api.clock.advance(14 * DAY - 1)
      expect(await titleOf(name, secret)).toBe('逐浪')
      api.clock.advance(1)
      await expect(frame(name, secret)).rejects.toMatchObject(missing)
      expect(await read(name)).toMatchObject({ links: [] })
      api.clock.advance(-14 * DAY)
    })

    test('is refused when its secret is weak, and above the number of open ones', async () => {
      const name = await open()
      await expect(share(name, 'a'.repeat(43))).rejects.toMatchObject(refusal('e48066'))
      await expect(share(name, 'short')).rejects.toMatchObject(refusal('e40001'))
      for (let i = 0; i < mostLinks; i++) await share(name, secretOf())
      await expect(share(name, secretOf())).rejects.toMatchObject(refusal('e48065'))
    })

    test('cannot be guessed: wrong secrets are counted for the address, right ones are not', async () => {
      const name = await open()
      const secret = secretOf()
      await share(name, secret)
      const from = (address: string, draft: string) =>
        api.request(`/api/site/microsites/${name}?kind=special&draft=${draft}`, {}, {
          incoming: { socket: { remoteAddress: address } },
        } as never)
      for (let i = 0; i < 12; i++) expect((await from('203.0.113.7', secret)).status).toBe(200)
      for (let i = 0; i < 5; i++) expect((await from('203.0.113.8', secretOf())).status).toBe(404)
      const stopped = await from('203.0.113.8', secretOf())
      expect(stopped.status).toBe(429)
      expect(await stopped.json()).toMatchObject({ message: expect.stringContaining('草稿') })
      // even the right secret, once the address is stopped
      expect((await from('203.0.113.8', secret)).status).toBe(429)
      expect((await from('203.0.113.7', secret)).status).toBe(200)
    })
  })

  describe('a draft', () => {
    // the tries are counted by our own code, so that one database decides
    test.runIf(oneEngine.includes(engine))(
      'is not found by ten thousand guesses of its secret',
      async () => {
        const name = await open()
        const secret = secretOf()
        await own().send(refs.shareStudioDraft, { params: { name }, body: { secret } })
        const guess = async (draft: string, address = '203.0.113.20') => {
          const path = `/api/site/microsites/${name}?kind=special&draft=${draft}`
          return (await api.request(path, {}, { incoming: { socket: { remoteAddress: address } } } as never)).status
        }
        // near misses, too: another ending, another case, a part of the secret
        const near = [secret.slice(0, -1), `${secret.slice(0, -1)}_`, secret.toLowerCase(), `${secret}=`, ` ${secret}`]
        const answers = new Map<number, number>()
        for (let sent = 0; sent < 10_000; sent += 250) {
          const guesses = Array.from({ length: 250 }, (_, i) => near[sent + i] ?? secretOf())
          for (const status of await Promise.all(guesses.map((one) => guess(encodeURIComponent(one))))) {
            answers.set(status, (answers.get(status) ?? 0) + 1)
          }
        }
        expect(answers.get(200)).toBeUndefined()
        // the address is stopped after its tries, and every further guess is answered without a look at the secrets
        expect(answers.get(404)).toBe(5)
        expect(answers.get(429)).toBe(9_995)
        expect(await guess(secret, '203.0.113.21')).toBe(200)
      },
      120_000,
    )
  })

  describe('hostile content is refused', () => {
    const invalid = 'e40001'
    const wrong = 'e48060'
    test.each([
      ['an unknown key', withValues({ 'color-brand': '#112233' }), wrong],
      ['a script in an address', withValues({ 'color-bg-canvas': 'url(javascript:alert(1))' }), wrong],
      ['an expression', withValues({ 'radius-card': 'expression(alert(1))' }), wrong],
      ['the end of the style element', withValues({ 'font-display': '</style><script>alert(1)</script>' }), wrong],
      ['a nested import', withValues({ 'shadow-1': '0 0 1px #000000; @import "https://evil.example"' }), wrong],
      ['the end of the rule', withValues({ 'shadow-2': 'none} body{display:none' }), wrong],
      ['a font’s name with a quote', withValues({ 'font-display': '"Evil\', serif' }), wrong],
      ['a colour in another syntax', withValues({ 'color-bg-canvas': 'color-mix(in srgb, red, blue)' }), wrong],
      ['an escaped colour', withValues({ 'color-bg-canvas': '\\23 ffffff' }), wrong],
      ['a drawing of another server', withValues({ 'art-hero': '//evil.example/x.svg' }), wrong],
      ['an unknown base', withValues({}, 'constructor'), wrong],
      ['low contrast', withValues({ 'color-text-default': '#8899aa' }), 'e48061'],
      ['a value that is no text', withValues({ 'color-bg-canvas': 5 as unknown as string }), invalid],
      ['a value of many letters', withValues({ 'color-bg-canvas': 'f'.repeat(301) }), invalid],
      ['an unknown part', { ...contentWith(), script: 'alert(1)' } as Content, invalid],
      [
        'a frame host with a directive',
        contentWith({ frameHosts: ["https://a.example; script-src 'unsafe-inline'"] }),
        invalid,
      ],
      [
        'a menu entry of another site',
        contentWith({ menu: [{ page: 'https://evil.example' as '', label: text('去') }] }),
        invalid,
      ],
      ['a page twice in the menu', contentWith({ menu: [base.menu[0], base.menu[0]] as Content['menu'] }), invalid],
      ['an empty name', contentWith({ title: text(' ') }), invalid],
    ] as const)('%s', async (_, content, errno) => {
      const name = await open()
      await expect(save(name, 0, content)).rejects.toMatchObject({ errno })
      expect(await read(name)).toMatchObject({ revision: 0, draft: null })
    })

    test('a content of five megabytes', async () => {
      const name = await open()
      const body = JSON.stringify({ revision: 0, content: withValues({ 'color-bg-canvas': 'f'.repeat(5 * 2 ** 20) }) })
      const answer = await own().request(`/api/site/microsites/${name}/studio/draft`, {
        method: 'PUT',
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.status).toBe(413)
    })

    test('a draft key that is too long, and one of an object’s own property', async () => {
      const name = await open()
      const get = async (draft: string) =>
        (await api.request(`/api/site/microsites/${name}?kind=special&draft=${draft}`)).status
      expect(await get('x'.repeat(65))).toBe(400)
      expect(await get('__proto__')).toBe(404)
      expect(await get('constructor')).toBe(404)
    })

    test('the sentence of weak contrast names the number of pairs and a ratio', async () => {
      const name = await open()
      const weak = withValues({ 'color-text-default': '#8899aa' })
      await expect(save(name, 0, weak)).rejects.toMatchObject({ message: expect.stringMatching(/\d+ 组.*WCAG AA/) })
    })
  })
})
