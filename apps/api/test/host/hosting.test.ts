import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Data, Envelope } from '@shulei/contract/call.ts'
import { errorByErrno } from '@shulei/contract/errors.ts'
import type { hostCompetition, proposeCompetition } from '@shulei/contract/host/hosting/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { rowShares } from '@shulei/domain/host/hosting/limits.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Part, splitRows } from '../../src/modules/host/hosting/make/split-rows.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../harness.ts'

type Hosted = Data<typeof hostCompetition>
type Proposed = Data<typeof proposeCompetition>

const folder = join(import.meta.dirname, '../../node_modules/vega-datasets/data')
const weather = readFileSync(join(folder, 'seattle-weather.csv'), 'utf8')
const choice = { title: '西雅图的天气', targetColumn: 'weather', metric: 'accuracy', days: '7', gate: 'none' }

test('rows are split in the shares that the page tells, for many labels and for none', () => {
  for (const labels of [1, 2, 3, 7, 40]) {
    const parts = splitRows(
      Array.from({ length: 1000 }, (_, at) => `${at % labels}`),
      'seed',
    )
    const share = (part: Part) => parts.filter((one) => one === part).length / 1000
    expect([share('train'), share('A'), share('B')]).toEqual([rowShares.learn, rowShares.a, rowShares.b])
  }
})

describe.each(engines)('a table on $name', (engine) => {
  let api: TestApi
  let host: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    host = await api.person()
  })
  afterAll(() => api.close())

  const formOf = (content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string>, name: string) => {
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) form.set(key, value)
    form.set('table', new File([content], name))
    return form
  }
  /** The data of an answer, or the name of its error. */
  const answerOf = async <T>(answer: Response): Promise<T | string> => {
    const { data, errno } = (await answer.json()) as Envelope<T>
    return errno ? (errorByErrno.get(errno) ?? errno) : (data as T)
  }
  const propose = async (content: string | Uint8Array<ArrayBuffer>, name = 'table.csv') =>
    answerOf<Proposed>(await api.request('/api/host/proposals', { method: 'POST', body: formOf(content, {}, name) }))
  const make = async (
    fields: Record<string, string> = {},
    { content = weather, name = 'table.csv', key = randomUUID(), by = host } = {},
  ) =>
    answerOf<Hosted>(
      await api.as(by).request('/api/host/competitions', {
        method: 'POST',
        body: formOf(content, { ...choice, ...fields }, name),
        headers: { 'idempotency-key': key },
      }),
    )
  const reason = async (sent: Promise<unknown>) =>
    sent.then(
      () => null,
      (error) => errorByErrno.get(error.errno) ?? error,
    )

  test('is described to anybody, with a target and a metric, and nothing is stored', async () => {
    const found = (await propose(weather)) as Proposed
    expect(found).toMatchObject({
      ...{ name: 'table.csv', rows: 1461 },
      proposal: { idColumn: null, targetColumn: 'weather', metric: 'accuracy' },
    })
    expect(found.columns.map(({ name, type, metrics }) => [name, type, metrics[0] ?? null])).toEqual([
      ['date', 'date', null],
      ['precipitation', 'number', 'rmse'],
      ['temp_max', 'number', 'rmse'],
      ['temp_min', 'number', 'rmse'],
      ['wind', 'number', 'rmse'],
      ['weather', 'category', 'accuracy'],
    ])
    expect(found.columns[5]?.examples).toEqual(['drizzle', 'rain', 'sun'])
  })

  test.each<[what: string, content: string | Uint8Array<ArrayBuffer>, name: string, error: string]>([
    ['prose', '今天天气很好，我们去了海边。\n'.repeat(50), 'a.txt', 'tableUnread'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0), 'a.csv', 'tableUnread'],
    ['nothing', '', 'a.csv', 'tableUnread'],
    [
      'too many columns',
      `${Array.from({ length: 201 }, (_, no) => `c${no}`).join(',')}\n${'1,'.repeat(200)}1\n`,
      'a.csv',
      'tableTooLarge',
    ],
  ])('that is %s is refused', async (_, content, name, error) => {
    expect(await propose(content, name)).toBe(error)
  })

  test('becomes a competition that lives by its code, with scores from the first minute', async () => {
    const { id, code } = (await make()) as Hosted
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    const params = { id }
    const student = await api.person()
    const one = api.as(student)
    // nobody sees it without the code, in a list or by its address
    expect((await api.send(refs.competitionList, { query: { search: '西雅图的天气' } })).cmpt.list).toEqual([])
    expect(await one.send(refs.competitionProfile, { params, query: {} })).toEqual({ id, isPrivate: true })
    await one.send(refs.privateVerify, { params, body: { code: code.toLowerCase().replace('-', ' ') } })
    const page = await one.send(refs.competitionProfile, { params, query: {} })
    expect(page).toMatchObject({ gate: 'none', hasAgreement: false })
    await one.send(refs.signUp, { params, body: {} })
    const team = `三班 ${student.id}`
    await one.send(refs.saveEntryForm, { params, body: { teamName: team, organization: '某某中学', iden: 1 } })
    await one.send(refs.acceptProtocol, { params, body: { accept: true } })
    // a person without a verified name downloads the data and submits
    const data = await one.send(refs.competitionData, { params, query: { part: 'data' } })
    const files = data.datasets[0]?.files ?? []
    expect(files.map(({ name }) => name)).toEqual(['train.csv', 'test.csv', 'sample_submission.csv'])
    const download = async (name: string) => {
      const file = files.find((each) => each.name === name)
      return (await one.request(`/api/datasets/${data.datasets[0]?.id}/files/${file?.id}`)).text()
    }
    const rowsOf = (text: string) => text.trim().split('\n').slice(1)
    const [train, hidden, sample] = [
      await download('train.csv'),
      await download('test.csv'),
      await download('sample_submission.csv'),
    ]
    expect([rowsOf(train).length, rowsOf(hidden).length]).toEqual([1022, 439])
    expect(train.split('\n')[0]).toBe('id,date,precipitation,temp_max,temp_min,wind,weather')
    expect(hidden.split('\n')[0]).toBe('id,date,precipitation,temp_max,temp_min,wind')
    const form = new FormData()
    form.set('resultFile', new File([sample], 'result.csv'))
    const submit = await answerOf<{ id: number }>(
      await one.request(`/api/competitions/${id}/uploads`, { method: 'POST', body: form }),
    )
    expect(submit).toMatchObject({ id: expect.any(Number) })
    // who hosts does not compete
    expect(await reason(api.as(host).send(refs.signUp, { params, body: {} }))).toBe('organizersDoNotCompete')
    const { list } = await api.as(host).send(refs.hostedCompetitions, {})
    expect(list.find((row) => row.id === id)).toMatchObject({
      ...{ title: { cn: choice.title, en: choice.title }, code, gate: 'none', people: 1, teams: 1, submissions: 1 },
      endTime: new Date(api.clock.now() + 7 * DAY).toISOString(),
    })
  })

  test('of labels is split alike for every label, and its new ids tell nothing of its order', async () => {
    const rows = Array.from({ length: 400 }, (_, no) => `r${no},${no % 7},${no < 360 ? 'no' : 'yes'}`)
    const content = `name,x,spam\n${rows.join('\n')}\n`
    const { id } = (await make({ targetColumn: 'spam', idColumn: 'name', title: '短信' }, { content })) as Hosted
    const data = await api.as(host).send(refs.competitionData, { params: { id }, query: { part: 'data' } })
    const file = data.datasets[0]?.files.find(({ name }) => name === 'train.csv')
    await api.as(host).send(refs.acceptProtocol, { params: { id }, body: { accept: true } })
    const train = await (await api.as(host).request(`/api/datasets/${data.datasets[0]?.id}/files/${file?.id}`)).text()
    const [head, ...lines] = train.trim().split('\n')
    expect(head).toBe('id,x,spam')
    expect([lines.length, lines.filter((line) => line.endsWith('yes')).length]).toEqual([280, 28])
    const late = lines.flatMap((line, at) => (line.endsWith('yes') ? [at] : []))
    expect(Math.min(...late)).toBeLessThan(140)
  })

  test('is one competition for one key, and is refused with the reason', async () => {
    const key = randomUUID()
    const [first, second] = [await make({}, { key }), await make({}, { key })]
    expect(second).toEqual(first)
    expect(await make({ title: ' ' })).toBe('hostedTitleEmpty')
    expect(await make({ targetColumn: 'date' })).toBe('hostedTarget')
    expect(await make({ targetColumn: 'wind', metric: 'accuracy' })).toBe('hostedTarget')
    expect(await make({ days: '2' })).toBe('invalid')
    expect(await make({}, { content: 'a,b\n1,2\n2,3\n3,5\n' })).toBe('hostedTarget')
    const few = `a,b\n${Array.from({ length: 39 }, (_, no) => `${no},${no * 1.5}`).join('\n')}\n`
    expect(await make({ targetColumn: 'b', metric: 'rmse' }, { content: few })).toBe('tableTooSmall')
  })

  test('has another code when its host makes one, and nobody else can', async () => {
    const { id, code } = (await make({ title: '换口令' })) as Hosted
    const other = await api.person()
    expect(await reason(api.as(other).send(refs.renewHostedCode, { params: { id } }))).toBe('notFound')
    const { code: next } = await api.as(host).send(refs.renewHostedCode, { params: { id } })
    expect(next).not.toBe(code)
    const enter = (text: string) =>
      reason(api.as(other).send(refs.privateVerify, { params: { id }, body: { code: text } }))
    expect([await enter(code), await enter(next)]).toEqual(['privateCodeWrong', null])
    const { list } = await api.as(host).send(refs.hostedCompetitions, {})
    expect(list.find((row) => row.id === id)?.code).toBe(next)
    expect((await api.as(other).send(refs.hostedCompetitions, {})).list).toEqual([])
  })

  test('of any text becomes texts, never markup', async () => {
    const rows = Array.from({ length: 60 }, (_, no) => `${no},<img src=x>${no % 3},${no % 4}`)
    const content = `"a\`b","<script>alert(1)</script>","# 目标"\n${rows.join('\n')}\n`
    const made = await make(
      { title: '<b>x</b> [a](javascript:alert(1))', targetColumn: '# 目标', metric: 'rmse', summary: '## 一\n- 二' },
      { content },
    )
    const { id } = made as Hosted
    const { sections } = await api
      .as(host)
      .send(refs.competitionSections, { params: { id }, query: { part: 'sections' } })
    expect(JSON.stringify(sections)).not.toMatch(/<script|<img|javascript:/)
  })
})
