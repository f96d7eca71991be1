import { readFileSync } from 'node:fs'
import { refs } from '@shulei/contract/refs.ts'
import { industries } from '@shulei/mocks/cast/industries.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { industries as builtIn } from '../../../seed/built-in-competitions.ts'
import { facets } from '../../../src/modules/compete/competition/tables.ts'
import { engines, openApi, type TestApi } from '../../harness.ts'

const migration = readFileSync(new URL('../../../migrations/0072_industries.sql', import.meta.url), 'utf8')

describe.each(engines)('industries on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine, { env: { DEMO: '0' } })
  })
  afterAll(() => api.close())

  test('are there without built-in content, those of the specification first, and the same in the mocks', async () => {
    const visitor = api.as(await api.person())
    const { industries: found } = await visitor.send(refs.industryOptions, {})
    const expected = Object.entries(industries).map(([code, names]) => ({ code, ...names }))
    expect(found).toEqual(expected)
    expect((await visitor.send(refs.initData, {})).industries).toEqual(expected)
    const first = Object.entries(builtIn).map(([code, { cn, en }]) => ({ code, nameCn: cn, nameEn: en }))
    expect(found.slice(0, first.length)).toEqual(first)
    expect(found.at(-1)?.code).toBe('other')
  })

  test('are in no filter before a competition has them', async () => {
    expect((await api.send(refs.competitionList, { query: {} as never })).industries).toHaveLength(1)
  })

  test('can be chosen by a bank’s analyst', async () => {
    const me = api.as(await api.person())
    const { industry } = await me.send(refs.updateInd, { body: { industry: ['finance', 'other'] } })
    expect(industry.map(({ nameCn }) => nameCn)).toEqual(['金融', '其他'])
  })

  test('keep the names of a site that has them, and come once', async () => {
    const { db } = api.platform
    const own = and(eq(facets.kind, 'industry'), eq(facets.code, 'finance'))
    await db
      .update(facets)
      .set({ name: { cn: '银行', en: 'Banking' } })
      .where(own)
    await db.delete(facets).where(eq(facets.code, 'retail'))
    await db.execute(sql.raw(migration))
    const { industries: found } = await api.as(await api.person()).send(refs.industryOptions, {})
    expect(found).toHaveLength(Object.keys(industries).length)
    expect(found.find(({ code }) => code === 'finance')?.nameCn).toBe('银行')
  })
})
