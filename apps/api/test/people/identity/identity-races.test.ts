import { refs } from '@shulei/contract/refs.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { moderateIdentity } from '../../../commands/moderate-identity.ts'
import { lockPerson } from '../../../src/modules/people/identity/identity.repo.ts'
import { storeCompany, storeRealName } from '../../../src/modules/people/identity/send.service.ts'
import { ApiError } from '../../../src/platform/api-error.ts'
import { picture } from '../../base/upload/pictures.ts'
import { describeConcurrent, type Engine, engines } from '../../engines.ts'
import { openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { ROUNDS_TO_FAIL, roundsOn } from '../../rounds.ts'
import { companyForm, mainlandForm, newIdNumber, newPassport, overseasForm, paths, send, storedOf } from './forms.ts'

vi.mock('../../../src/modules/people/identity/identity.repo.ts', { spy: true })

const AT_ONCE = 8

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

const mainland = { realName: '欧阳小明', certificateType: 'idCard' }
const overseas = { realName: 'Ann Lee', certificateType: 'passport' }
const company = {
  companyName: '潮间带数据有限公司',
  creditCode: '91350100M000100Y43',
  contactName: '张三',
  contactEmail: 'zhang@example.com',
  purpose: '',
}

const outcome = (stored: Promise<{ id: number }>) =>
  stored.then(
    () => 'stored',
    (error) => (error instanceof ApiError ? error.reason : `broken: ${error}`),
  )

/** One person sends both regions many times at the same moment. Answers the result of each sending. */
async function rush(api: TestApi, person: TestPerson): Promise<string[]> {
  const bytes = await picture('jpeg')
  const photos = [{ part: 'holdingPhoto', format: 'jpeg', bytes }] as const
  return times(AT_ONCE, (index) =>
    outcome(
      storeRealName(api.platform, {
        userId: person.id,
        idempotencyKey: `rush-${index}`,
        region: index % 2 ? 'overseas' : 'mainland',
        replaces: null,
        fields: index % 2 ? { ...overseas, idNumber: newPassport() } : { ...mainland, idNumber: newIdNumber() },
        photos,
      }),
    ),
  )
}

async function rushCompanies(api: TestApi, person: TestPerson): Promise<string[]> {
  const bytes = await picture('jpeg')
  const photos = [{ part: 'licence', format: 'jpeg', bytes }] as const
  return times(AT_ONCE, (index) =>
    outcome(
      storeCompany(api.platform, { userId: person.id, idempotencyKey: `rush-${index}`, fields: company, photos }),
    ),
  )
}

describe.each(engines)('identities at the same moment on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  test(`store exactly one of ${AT_ONCE} forms of both regions, complete`, async () => {
    for (let round = 0; round < 3; round++) {
      const person = await api.person()
      const visitor = await api.signIn(person)
      const sides = { frontPhoto: await picture('png') }
      const answers = await times(AT_ONCE, async (index) =>
        index % 2
          ? send(visitor, paths.overseas, await overseasForm())
          : send(visitor, paths.mainland, await mainlandForm(sides)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const refused = answers.filter(({ status }) => status !== 200)
      for (const { errno } of refused) expect(['e49008', 'e49009']).toContain(errno)
      const { realNames, photos } = await storedOf(api, person)
      expect(realNames).toHaveLength(1)
      expect(photos).toEqual(realNames[0]?.auth_type === 1 ? ['holdingPhoto', 'frontPhoto'] : ['holdingPhoto'])
    }
  })

  test(`store one of ${AT_ONCE} arrivals of one action, and answer all with it`, async () => {
    const person = await api.person()
    const visitor = await api.signIn(person)
    for (const [path, make] of [
      [paths.mainland, mainlandForm],
      [paths.company, companyForm],
    ] as const) {
      const answers = await times(AT_ONCE, async () => send(visitor, path, await make(), { key: 'one-action' }))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]?.status).toBe(200)
    }
    expect(await storedOf(api, person)).toMatchObject({
      realNames: [{ auth_type: 1 }],
      companies: [{ status: 2 }],
      photos: ['holdingPhoto', 'licence'],
    })
  })

  test('store one with the lock, and refuse the others with the reason', async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      const person = await api.person()
      const ends = await rush(api, person)
      expect(ends.filter((end) => end === 'stored')).toHaveLength(1)
      expect(ends.filter((end) => end.startsWith('broken'))).toEqual([])
      const companyEnds = await rushCompanies(api, person)
      expect(companyEnds.toSorted()).toEqual([...Array(AT_ONCE - 1).fill('companyPending'), 'stored'])
      expect(await storedOf(api, person)).toMatchObject({ photos: ['holdingPhoto', 'licence'] })
    }
  })

  test('replace a refused one once, while it is decided and sent again, and each decision makes a notice', async () => {
    const person = await api.person()
    const visitor = await api.signIn(person)
    const { data } = await send(visitor, paths.mainland, await mainlandForm())
    const id = String(person.id)
    const moderate = (...words: string[]) => moderateIdentity(api.platform, words, api.clock.now)
    await moderate('refuse', 'real-name', id, '不清晰')
    const shipDeleteId = String(data.recordId)
    const ends = await times(AT_ONCE, async (index) => {
      if (index === 0) return moderate('pass', 'real-name', id).catch(() => 'nothing waits')
      const form = await (index % 2 ? overseasForm({ shipDeleteId }) : mainlandForm({ shipDeleteId }))
      const method = index % 2 ? 'PUT' : 'POST'
      return send(visitor, index % 2 ? paths.overseas : paths.mainland, form, { method })
    })
    expect(ends.filter((end) => typeof end === 'object' && end.status === 200)).toHaveLength(1)
    expect(ends.filter((end) => typeof end === 'object' && end.status >= 500)).toEqual([])
    expect((await storedOf(api, person)).realNames).toHaveLength(1)
    await Promise.allSettled([moderate('pass', 'real-name', id), moderate('pass', 'real-name', id)])
    const { list } = await visitor.send(refs.noticeList, { query: {} })
    expect(list.map(({ title }) => title.cn)).toEqual(['你的实名认证已通过', '你的实名认证未通过'])
  })
})

/** Runs sendings of one person without the lock that makes them wait for each other. */
async function withoutLock<T>(run: () => Promise<T>): Promise<T> {
  vi.mocked(lockPerson).mockImplementation(async () => {})
  return run().finally(() => vi.mocked(lockPerson).mockReset())
}

/** Drops the unique columns, which guard the rows as well as the lock does and would hide that it is missing. */
async function openGuardless(engine: Engine): Promise<TestApi> {
  const api = await openApi(engine)
  await api.platform.db.execute(sql`alter table real_names drop constraint real_names_user_id_unique`)
  await api.platform.db.execute(sql`alter table companies drop constraint companies_user_id_unique`)
  await api.platform.db.execute(sql`alter table identity_photos drop constraint identity_photos_part`)
  return api
}

describeConcurrent('identities without the guards on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openGuardless(engine)
  })
  afterAll(() => api.close())

  /** True as soon as a round is broken; false after all of them. */
  async function breaks(round: () => Promise<boolean>): Promise<boolean> {
    for (let index = 0; index < ROUNDS_TO_FAIL; index++) if (await round()) return true
    return false
  }

  test('without the lock store both regions of a person', async () => {
    const round = async () => {
      const person = await api.person()
      await withoutLock(() => rush(api, person))
      const { realNames, photos } = await storedOf(api, person)
      return new Set(realNames.map((row) => row.auth_type)).size > 1 && photos.length > 1
    }
    expect(await breaks(round)).toBe(true)
  })

  test('without the lock store several enterprises of a person', async () => {
    const round = async () => {
      const person = await api.person()
      await withoutLock(() => rushCompanies(api, person))
      return (await storedOf(api, person)).companies.length > 1
    }
    expect(await breaks(round)).toBe(true)
  })

  test('with the lock store one of each, also without the unique columns', async () => {
    for (let round = 0; round < 3; round++) {
      const person = await api.person()
      await rush(api, person)
      await rushCompanies(api, person)
      const { realNames, companies, photos } = await storedOf(api, person)
      expect([realNames.length, companies.length, photos]).toEqual([1, 1, ['holdingPhoto', 'licence']])
    }
  })
})
