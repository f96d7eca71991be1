import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { MAX_CARDS } from '@shulei/domain/people/card/target.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { engines } from '../../engines.ts'
import { openApi, type TestApi, type TestPerson } from '../../harness.ts'

// one engine: the statements are the same on both databases
describe('title cards', () => {
  let api: TestApi
  let reader: TestPerson
  let shown: number
  let hidden: number
  beforeAll(async () => {
    api = await openApi(engines[0] as (typeof engines)[number])
    reader = await api.person({ name: '林晓舟' })
    shown = await addCompetition(api, { title: { cn: '浪高预测', en: 'Wave height' } })
    hidden = await addCompetition(api, {
      title: { cn: '还没公布', en: 'Not published' },
      publishedAt: new Date(api.clock.now() + DAY),
    })
  })
  afterAll(() => api.close())

  const cardsOf = async (...paths: string[]) =>
    (await api.as(reader).send(refs.cards, { query: { paths: paths.join(',') } })).list

  test('show the title of a competition, of its ranking and of a person', async () => {
    const title = { cn: '浪高预测', en: 'Wave height' }
    const paths = [`/competitions/${shown}`, `/competitions/${shown}/ranking`, `/users/${reader.id}`]
    expect(await cardsOf(...paths)).toEqual([
      { path: paths[0], kind: 'competition', title },
      { path: paths[1], kind: 'ranking', title },
      { path: paths[2], kind: 'person', title: { cn: '林晓舟', en: '林晓舟' } },
    ])
  })

  test('leave out an unpublished competition as if it did not exist', async () => {
    expect(await cardsOf(`/competitions/${hidden}`, `/competitions/${hidden}/ranking`, '/competitions/999999')).toEqual(
      [],
    )
  })

  test('leave out private pages, pages without a card and invalid paths, without a statement', async () => {
    const paths = [
      '/messages/5',
      `/users/${reader.id}/settings`,
      `/competitions/${shown}/submits`,
      '',
      '//evil.cn',
      '%00',
    ]
    await cardsOf('/')
    const { count } = await countStatements(async () => expect(await cardsOf(...paths)).toEqual([]))
    expect(count).toBe(0)
  })

  test('take two statements for any number of paths', async () => {
    const people = Array.from({ length: MAX_CARDS + 5 }, (_, index) => `/users/${reader.id + index}`)
    const { count } = await countStatements(() => cardsOf(`/competitions/${shown}`, ...people))
    expect(count).toBe(2)
  })

  test('are refused to a visitor', async () => {
    expect((await api.request(`/api/site/cards?paths=/competitions/${shown}`)).status).toBe(401)
  })
})
