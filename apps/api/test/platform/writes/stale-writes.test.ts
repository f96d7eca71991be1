import type { AnyCall } from '@shulei/contract/call.ts'
import { allCalls } from '@shulei/contract/calls.ts'
import { errorByErrno } from '@shulei/contract/errors.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { engines, openApi, type TestApi, type Visitor } from '../../harness.ts'
import { beDemonstration } from '../../publish/demonstration.ts'
import { type Scene, sceneFor } from './keyed-scene.ts'
import { type Sample, samples } from './keyed-writes.ts'

type Values = Record<string, unknown>

/** Bodies that another page sends, by call that takes `base`, and the row of a sample that adds one. */
const seconds: Readonly<Record<string, { body: Values; base?: Values; row?: (scene: Scene) => Values }>> = {
  saveEntryForm: { body: { teamName: '第二个名字', manifesto: '第二句' } },
  createLocation: { body: { province: '山东', city: '青岛' } },
  updateLocation: { body: { province: '山东', city: '青岛' } },
  saveAccomplishment: { body: { prizeName: '第二个奖' }, base: { name: '第二个奖' } },
  updateBirthday: { body: { birthday: '2001-02-03' } },
  updateEducation: { body: { schoolName: '第二大学' } },
  updateWork: { body: { companyName: '第二公司' } },
  updateInd: { body: { industry: ['ecology'] } },
  updateIntro: { body: { introduction: '第二句' } },
  updateSex: { body: { sex: 2 } },
  updateUserName: { body: { userName: '第二个名字' } },
  saveIden: { body: { introduction: '第二句', city: '泉州' } },
  saveIdenCompany: {
    body: { companyName: '第二公司', majorName: '数学' },
    row: ({ rows }) => ({ userWorkId: rows.work, userEduId: rows.education }),
  },
  saveIdenV2: { body: { majorName: '数学' }, row: ({ rows }) => ({ userEduId: rows.education }) },
  lookForPeople: { body: { looking: { skills: ['统计学'], time: '周末' } } },
  saveTeamInfo: { body: { name: '第二支队', manifesto: '第二句' } },
  updateTeam: { body: { name: '第二支队', manifesto: '第二句' } },
  changeDeskValues: { body: { title: { cn: '第二场', en: '' } } },
  editPost: { body: { content: '<p>第二段</p>' } },
  editActivityPost: { body: { content: '<p>第二段</p>' } },
}

/** The second write with other words and figures; the same one where it has none of them. */
function another(body: Values, no: 3 | 4): Values {
  const [word, city, day, skill] = no === 3 ? ['第三', '烟台', '03', '数学'] : ['第四', '威海', '04', '物理']
  const text = JSON.stringify(body)
    .replaceAll('第二', word)
    .replace(/青岛|泉州/, city)
    .replace('-02-03', `-04-${day}`)
  return JSON.parse(text.replace('统计学', skill)) as Values
}

/** Calls whose `version` counts something else than the writes of the caller, or that have tests of their own with a form or a review. */
const apart = new Set(['acceptAgreement', 'saveNotebook', 'saveScore', 'sendProject'])

const fieldsOf = ({ body }: AnyCall) => {
  const schema = body && (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as { properties?: Values })
  return Object.keys(schema?.properties ?? {})
}
const all = allCalls.filter(({ name, call }) => ['PUT', 'POST'].includes(call.method) && !apart.has(name))
const withBase = all.filter(({ call }) => fieldsOf(call).includes('base'))
const withVersion = all.filter(({ call }) => ['version', 'revision'].some((field) => fieldsOf(call).includes(field)))

const addressOf = ({ path }: AnyCall, { params = {} }: Sample) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))

async function write(visitor: Visitor, call: AnyCall, sample: Sample, body: Values) {
  const answer = await visitor.request(addressOf(call, sample), {
    method: call.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { status, errno, data } = (await answer.json()) as { status: string; errno?: string; data: Values | null }
  return status === 'e200'
    ? { reason: 'written', current: {} }
    : { reason: errorByErrno.get(errno ?? ''), current: (data?.current ?? {}) as Values }
}

test('has a second write for every call with stored values', () => {
  expect(Object.keys(seconds).toSorted()).toEqual(withBase.map(({ name }) => name).toSorted())
})

describe.each(engines)('a write upon older values on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
    await beDemonstration(api)
  })
  afterAll(() => api.close())

  const begin = async (call: AnyCall) => {
    const scene = await sceneFor(api, call)
    const sample = samples[`${call.method} ${call.path}`]?.(scene) as Sample
    return { scene, sample, visitor: await api.signIn(scene.me), body: (sample.body ?? {}) as Values }
  }

  test.each(withBase)('$name: is refused with the present ones, and done upon those', async ({ name, call }) => {
    const { scene, sample, visitor, ...made } = await begin(call)
    const second = seconds[name] as (typeof seconds)[string]
    const body = { ...made.body, ...second.row?.(scene) }
    // a program that names no base replaces whatever is stored
    expect(await write(visitor, call, sample, body)).toMatchObject({ reason: 'written' })
    // another page knows none of the stored values
    const base = second.base ?? second.body
    const refused = await write(visitor, call, sample, { ...body, ...second.body, base })
    expect(refused.reason).toBe('valuesStale')
    expect(Object.keys(refused.current)).toEqual(Object.keys(base))
    expect(refused.current).not.toEqual(base)
    const later = { ...body, ...second.body, base: refused.current }
    expect(await write(visitor, call, sample, later)).toMatchObject({ reason: 'written' })
    // what is stored already is no conflict: the first answer may have been lost
    expect(await write(visitor, call, sample, later)).toMatchObject({ reason: 'written' })
    // of two pages that both know what is stored now, one is first
    const [third, fourth] = [another(second.body, 3), another(second.body, 4)]
    if (JSON.stringify(third) === JSON.stringify(second.body)) return
    const race = [third, fourth].map((own) => write(visitor, call, sample, { ...body, ...own, base }))
    const reasons = (await Promise.all(race)).map(({ reason }) => reason)
    expect(reasons.toSorted()).toEqual(['valuesStale', 'written'])
  })

  test.each(withVersion)('$name: is refused upon an older version', async ({ call }) => {
    const { sample, visitor, body } = await begin(call)
    expect(await write(visitor, call, sample, body)).toMatchObject({ reason: 'written' })
    const refused = await write(visitor, call, sample, body)
    expect(refused.reason).toMatch(/Stale$/)
    // the studio reads its draft again, because other things of it have changed too
    if (refused.reason !== 'studioStale') expect(refused.current).not.toEqual({})
  })
})
