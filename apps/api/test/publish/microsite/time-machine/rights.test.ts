import { createHmac } from 'node:crypto'
import { errorByErrno } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { DAY, HOUR } from '@shulei/domain/base/time/instant.ts'
import { localText } from '@shulei/domain/house/time-machine/instant.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MACHINE_LIFE } from '../../../../src/modules/house/time-machine/machine-cookie.ts'
import { micrositeMembers } from '../../../../src/modules/publish/microsite/tables.ts'
import { addCompetition } from '../../../compete/competition/add-competition.ts'
import { oneEngine } from '../../../harness.ts'
import { openScene, type Scene } from './scene.ts'
import { cookieOf, openForm, travel } from './travel.ts'

describe.each(oneEngine)('rights in the time machine on $name', (engine) => {
  let scene: Scene
  beforeAll(async () => {
    scene = await openScene(engine)
  })
  afterAll(() => scene.api.close())

  const trip = (change = {}) => ({
    ...({ scope: `competition:${scene.competition}`, role: 'captain', at: Math.round(scene.at(13)) } as const),
    ...change,
  })
  const page = () => `http://localhost:3000/competitions/${scene.competition}`
  const refusalOf = async (answer: Response) =>
    errorByErrno.get(((await answer.json()) as { errno?: string }).errno ?? '')
  /** Whom calls from a page of the competition are answered for. */
  const nameWith = async (cookie: string, referer = page()) => {
    const answer = await scene.api.withCookie(cookie).request('/api/users/sso', { headers: { referer } })
    return ((await answer.json()) as { data: { name: string } | null }).data?.name ?? null
  }

  test('only people who run the microsite of a competition may open it', async () => {
    const { api, organizer, stranger } = scene
    expect((await openForm(api.as(organizer), trip())).status).toBe(303)
    for (const scope of [`competition:${scene.competition}`, 'microsite:wave']) {
      const refused = await openForm(api.as(stranger), trip({ scope }))
      expect([refused.status, await refusalOf(refused)]).toEqual([403, 'forbidden'])
      expect(refused.headers.getSetCookie()).toEqual([])
      const visitor = await openForm(api, trip({ scope }))
      expect([visitor.status, await refusalOf(visitor)]).toEqual([401, 'loginFirst'])
    }
    await expect(api.as(stranger).send(refs.timeMachine, { params: { name: 'wave' } })).rejects.toMatchObject({
      http: 403,
    })
  })

  test.each([
    ['a competition that does not exist', { scope: 'competition:999' }, 'notFound'],
    ['a microsite that does not exist', { scope: 'microsite:none' }, 'notFound'],
    ['a scope that is none', { scope: 'special:wave' }, 'invalid'],
    ['a reviewer where nobody reviews', { role: 'reviewer' }, 'timeMachineRole'],
    ['a role that is none', { role: 'operator' }, 'invalid'],
    ['an instant before the range', { at: 0 }, 'timeMachineInstant'],
    ['an instant after the range', { at: 9_000_000_000_000 }, 'timeMachineInstant'],
  ])('%s is refused', async (_, change, reason) => {
    const refused = await openForm(scene.api.as(scene.organizer), trip(change))
    expect(await refusalOf(refused)).toBe(reason)
    expect(refused.headers.getSetCookie()).toEqual([])
  })

  test('a browser that is refused is led to a page, and from there back to the page of the form', async () => {
    const { api, organizer, stranger } = scene
    const studio = '/special/wave/studio?tab=1'
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const led = async (visitor: Pick<typeof api, 'request'>, change = {}) => {
      const form = { ...trip(change), accept, referer: `http://localhost:3000${studio}` }
      const answer = await openForm(visitor, form)
      expect([answer.status, answer.headers.getSetCookie(), await answer.text()]).toEqual([303, [], ''])
      const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '', 'http://localhost:3000')
      return [pathname, Object.fromEntries(searchParams)]
    }
    const error = (code: string, message: unknown) => ['/error', { code, message, from: studio }]
    expect(await led(api)).toEqual(['/sso/zh-cn/login2', { service: `http://localhost:3000${studio}` }])
    expect(await led(api.as(stranger))).toEqual(error('403', expect.stringMatching(/[\u4e00-\u9fff]/)))
    expect(await led(api.as(organizer), { at: 0 })).toEqual(error('400', expect.stringContaining('时间机器只能看')))
    expect(await led(api.as(organizer), { scope: 'microsite:none' })).toEqual(error('404', expect.any(String)))

    // another site's address is no way back
    const elsewhere = await openForm(api.as(stranger), { ...trip(), accept, referer: 'https://evil.example/x' })
    expect(new URL(elsewhere.headers.get('location') ?? '', 'http://localhost:3000').searchParams.get('from')).toBe('/')
  })

  test('a time out of range is refused with the days that the form allows', async () => {
    const { api, organizer } = scene
    const { places } = await api.as(organizer).send(refs.timeMachine, { params: { name: 'wave' } })
    // no instant has the same day in both
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const body = new FormData()
      const fields = { scope: 'microsite:wave', role: 'captain', time: '2001-01-01T00:00', zone }
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      const answer = await api.as(organizer).request('/api/site/time-machine', { method: 'POST', body })
      const [first, last] = [places[0]?.from, places[0]?.to].map((at = '') =>
        localText(Date.parse(at), zone).slice(0, 10),
      )
      expect(((await answer.json()) as { message: string }).message).toContain(`${first} 至 ${last}`)
    }
  })

  test('a time of a field is read in its zone', async () => {
    const { api, organizer, competition } = scene
    const body = new FormData()
    const fields = {
      scope: `competition:${competition}`,
      role: 'captain',
      time: '2026-12-04T12:40',
      zone: 'Asia/Shanghai',
    }
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const own = await api.signIn(organizer)
    const answer = await own.request('/api/site/time-machine', { method: 'POST', body })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/competitions/${competition}`])
    const read = await api
      .withCookie(`${own.cookie}; ${cookieOf(answer)}`)
      .request(`/api/competitions/${competition}?part=submits`, { headers: { referer: page() } })
    const { data } = (await read.json()) as { data: { verdict: { checkedAt: string } } }
    expect(data.verdict.checkedAt).toBe('2026-12-04T04:40:00.000Z')
  })

  test('the page of a competition tells the people who run it, and their form without an instant shows the present', async () => {
    const { api, organizer, stranger, competition, contest } = scene
    const isOrganizer = async (visitor: Pick<typeof api, 'send'>, id: number) =>
      (await visitor.send(refs.competitionProfile, { params: { id }, query: {} })).isOrganizer
    for (const id of [competition, contest]) {
      expect(await isOrganizer(api.as(organizer), id)).toBe(true)
      expect(await isOrganizer(api.as(stranger), id)).toBeUndefined()
      expect(await isOrganizer(api, id)).toBeUndefined()
    }
    expect(await isOrganizer(api.as(organizer), await addCompetition(api))).toBeUndefined()
    const body = new FormData()
    body.set('scope', `competition:${competition}`)
    body.set('role', 'captain')
    const own = await api.signIn(organizer)
    const opened = await own.request('/api/site/time-machine', { method: 'POST', body })
    const read = await api
      .withCookie(`${own.cookie}; ${cookieOf(opened)}`)
      .request(`/api/competitions/${competition}?part=submits`, { headers: { referer: page() } })
    const { data } = (await read.json()) as { data: { verdict: { checkedAt: string } } }
    expect(Date.parse(data.verdict.checkedAt)).toBe(api.clock.now())
  })

  test('the cookie is the browser’s alone: no script reads it, and it ends by itself', async () => {
    const { api, organizer } = scene
    const line = (await openForm(api.as(organizer), trip())).headers.getSetCookie().join()
    expect(line).toContain('HttpOnly')
    expect(line).toContain('SameSite=Lax')
    expect(line).toContain(`Max-Age=${MACHINE_LIFE / 1000}`)
    const { cookie } = await travel(api, organizer, trip(), '/')
    const now = api.clock.now()
    try {
      api.clock.advance(MACHINE_LIFE - HOUR)
      expect(await nameWith(cookie)).toBe('时间机器队长')
      api.clock.advance(HOUR)
      expect(await nameWith(cookie)).toBe(organizer.name)
    } finally {
      api.clock.set(now)
    }
  })

  test('a forged or changed cookie is ignored', async () => {
    const { api, organizer } = scene
    const { cookie } = await travel(api, organizer, trip(), '/')
    const [, own = '', text = '', signature = ''] = /^(.*?; )time-machine=([^.]+)\.(.*)$/.exec(cookie) ?? []
    expect(await nameWith(`${own}time-machine=${text}.${signature}`)).toBe('时间机器队长')
    const changed = Buffer.from(Buffer.from(text, 'base64url').toString().replace('captain', 'visitor')).toString(
      'base64url',
    )
    const forged = createHmac('sha256', 'another secret').update(`time-machine:${text}`).digest('base64url')
    for (const value of [`${changed}.${signature}`, `${text}.${forged}`, text, `${text}.`, '', '.', 'x.y']) {
      expect(await nameWith(`${own}time-machine=${value}`), value).toBe(organizer.name)
    }
  })

  test('a cookie is of no use to others, in another session, and after the session has ended', async () => {
    const { api, organizer, stranger } = scene
    const { cookie } = await travel(api, organizer, trip(), '/')
    const machine = cookie.split('; ')[1]
    const theirs = await api.signIn(stranger)
    expect(await nameWith(`${theirs.cookie}; ${machine}`)).toBe(stranger.name)
    const again = await api.signIn(organizer)
    expect(await nameWith(`${again.cookie}; ${machine}`)).toBe(organizer.name)
    expect(await nameWith(String(machine))).toBeNull()
    // logging out is no write of the page
    const out = { method: 'DELETE', headers: { referer: page() } }
    expect((await api.withCookie(cookie).request('/sso/proxy/api/logout', out)).status).toBe(200)
    expect(await nameWith(cookie)).toBeNull()
  })

  test('it ends for a person who no longer runs the microsite', async () => {
    const { api, organizer } = scene
    const { cookie } = await travel(api, organizer, trip(), '/')
    expect(await nameWith(cookie)).toBe('时间机器队长')
    const { db } = api.platform
    const ran = await db.delete(micrositeMembers).where(eq(micrositeMembers.userId, organizer.id)).returning()
    expect(await nameWith(cookie)).toBe(organizer.name)
    await db.insert(micrositeMembers).values(ran)
    expect(await nameWith(cookie)).toBe('时间机器队长')
  })

  test('pages outside of the scope are those of the present and of the organiser', async () => {
    const { api, organizer, contest } = scene
    const { cookie } = await travel(api, organizer, trip(), '/')
    for (const path of ['/', '/competitions', `/competitions/${contest}`, '/special/wave', '/users/7']) {
      expect(await nameWith(cookie, `http://localhost:3000${path}`), path).toBe(organizer.name)
    }
    expect(await nameWith(cookie, `https://other.example/competitions/${scene.competition}`)).toBe(organizer.name)
    const wide = await travel(api, organizer, trip({ scope: 'microsite:wave' }), '/')
    expect(await nameWith(wide.cookie, `http://localhost:3000/competitions/${contest}`)).toBe('时间机器队长')
    expect(await nameWith(wide.cookie, 'http://localhost:3000/special/wave/news')).toBe('时间机器队长')
    expect(await nameWith(wide.cookie, 'http://localhost:3000/special/wave/studio')).toBe(organizer.name)
  })

  test('what others have planned stays hidden: calls about other things see no further than the present', async () => {
    const { api, organizer, competition } = scene
    const { addCompetition } = await import('../../../compete/competition/add-competition.ts')
    const other = await addCompetition(api, { publishedAt: new Date(api.clock.now() + 5 * DAY) })
    const traveller = await travel(api, organizer, trip(), `/competitions/${competition}`)
    expect((await traveller.get(`/api/competitions/${competition}?part=profile`)).status).toBe(200)
    expect((await traveller.get(`/api/competitions/${other}?part=profile`)).status).toBe(404)
    expect(JSON.stringify(await traveller.data('/api/competitions'))).not.toContain(`"id":${other},`)
  })

  test('every write of a page in it is refused with a sentence', async () => {
    const { api, organizer, competition } = scene
    const { cookie } = await travel(api, organizer, trip(), '/')
    const visitor = api.withCookie(cookie)
    const writes = [
      ['POST', `/api/competitions/${competition}/users`],
      ['PUT', '/api/v2/notices'],
      ['DELETE', '/api/teams/1'],
      ['POST', `/api/competitions/${competition}/uploads`],
      ['POST', '/api/site/no-such-call'],
      ['HEAD', '/set-language?lang=en-US'],
    ] as const
    for (const headers of [{ referer: page() }, {}] as Record<string, string>[]) {
      for (const [method, path] of writes) {
        const answer = await visitor.request(path, { method, headers })
        expect(answer.status, `${method} ${path}`).toBe(403)
        if (method === 'HEAD') continue
        const { errno, message } = (await answer.json()) as { errno: string; message: string }
        expect(errorByErrno.get(errno)).toBe('timeMachineReadOnly')
        expect(message).toContain('时间机器')
      }
    }
    // on another page the organiser works as usual
    const elsewhere = { method: 'PUT', headers: { referer: 'http://localhost:3000/notices' } }
    const answer = await visitor.request('/api/v2/notices', elsewhere)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('e200')])
  })

  test('no stream of unread counts opens in it', async () => {
    const { api, organizer, competition } = scene
    const traveller = await travel(api, organizer, trip(), `/competitions/${competition}`)
    const { pushPath } = await import('@shulei/contract/talk/message/push.ts')
    expect((await traveller.get(pushPath)).status).toBe(429)
  })

  test('leaving removes the cookie and leads back to the page', async () => {
    const { api, organizer } = scene
    const { cookie } = await travel(api, organizer, trip(), '/')
    const body = new FormData()
    body.set('scope', trip().scope)
    const answer = await api
      .withCookie(cookie)
      .request('/api/site/time-machine/exit', { method: 'POST', body, headers: { referer: `${page()}/ranking` } })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/competitions/${scene.competition}/ranking`])
    expect(answer.headers.getSetCookie().join()).toMatch(/^time-machine=; Max-Age=0/)
  })
})
