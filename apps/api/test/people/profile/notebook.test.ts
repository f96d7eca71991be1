import type { Data, Envelope } from '@shulei/contract/call.ts'
import { errorByErrno } from '@shulei/contract/errors.ts'
import type { saveNotebook } from '@shulei/contract/people/profile/notebooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { MAX_NOTEBOOK_BYTES, MAX_NOTEBOOKS } from '@shulei/domain/people/notebook/notebook.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadStubs } from '../../../src/modules/compete/submission/tables.ts'
import { lockOwn, updateNotebook } from '../../../src/modules/people/notebook/notebook.repo.ts'
import { lockOwnLists } from '../../../src/modules/people/profile/edit-lists.service.ts'
import { notebooks } from '../../../src/modules/people/profile/tables.ts'
import { filesUnder } from '../../compete/submission/submission-harness.ts'
import { oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { paused, untilWaiting } from '../../talk/message/paused.ts'
import { addNotebook } from './add-notebook.ts'

type Written = Data<typeof saveNotebook>

const png = await sharp({ create: { width: 3000, height: 30, channels: 3, background: '#2f6f8f' } })
  .png()
  .toBuffer()

const code = (outputs: unknown[]) => ({
  cell_type: 'code',
  source: ['print(1)'],
  outputs,
  execution_count: 1,
  metadata: {},
})
const display = (data: object) => ({ output_type: 'display_data', data, metadata: {} })
const hostile =
  '<script>alert(1)</script><img src=x onerror=alert(1)><iframe src="//evil.example"></iframe><svg onload=alert(1)>'

const bars = (title: string) => ({
  ...{ title, data: { values: [{ a: '甲' }] }, mark: 'bar' },
  encoding: { x: { field: 'a', type: 'nominal' } },
})

const cells = [
  {
    cell_type: 'markdown',
    source: `# 标题\n\n**重点** [链接](javascript:alert(1)) ![图](https://evil.example/a.png)\n\n${hostile}\n\n| a | b |\n|---|---|\n| 1 | <b>2</b> |`,
    metadata: {},
  },
  code([
    { output_type: 'stream', name: 'stdout', text: hostile },
    display({
      'text/html': `<style>*{}</style><table onclick="alert(1)"><tr><th></th><th>a</th></tr><tr><th>0</th><td>1 &lt; 2${hostile}</td></tr></table>`,
    }),
    display({ 'image/png': png.toString('base64'), 'text/plain': '<Figure>' }),
    display({ 'image/png': Buffer.from('no picture').toString('base64') }),
    display({ 'image/svg+xml': `<svg onload="alert(1)">${hostile}<path d="M0 0h9"/></svg>`, 'text/html': hostile }),
    display({ 'application/vnd.vega.v5+json': {}, 'text/html': hostile }),
    display({ 'application/vnd.plotly.v1+json': {}, 'text/html': hostile }),
    display({ 'application/vnd.vegalite.v5+json': bars(hostile), 'text/plain': '<VegaLite 5 object>' }),
    display({ 'application/vnd.vegalite.v5+json': { ...bars(''), data: { url: 'https://evil.example/' } } }),
  ]),
]
const bookOf = (list: unknown[], more: object = {}) =>
  JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: { kernelspec: { name: 'ir' } }, cells: list, ...more })
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'eda.ipynb') => new File([content], name)

describe.each(oneEngine)('notebooks on $name', (engine) => {
  let api: TestApi
  let owner: TestPerson
  let other: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    owner = await api.person()
    other = await api.person()
  })
  afterAll(() => api.close())

  const stored = () => filesUnder(`${api.platform.config.dataDir}/files/notebooks`).length
  const read = (id: number, by = owner) => api.as(by).send(refs.personNotebook, { params: { id } })

  async function send(
    file: File | null,
    {
      by = owner,
      key = '',
      path = '/api/site/notebooks',
      ...fields
    }: Record<string, unknown> & { by?: TestPerson; key?: string; path?: string } = {},
  ) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ title: '三张图', ...fields })) form.set(name, String(value))
    if (file) form.set('file', file)
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
    const answer = await api.as(by).request(path, { method: 'POST', body: form, headers })
    const { status, errno, data } = (await answer.json()) as Envelope<Written>
    return status === 'e200' ? data : errorByErrno.get(errno ?? '')
  }
  const share = async (content = bookOf(cells), options = {}) => (await send(fileOf(content), options)) as Written

  test.runIf(engine.name === 'postgres')('tell a tab that waited for the save of another one', async () => {
    const person = await api.person()
    const { id } = await share(bookOf(cells), { by: person })
    const goOn = await paused(api, async (tx, pause) => {
      await lockOwn(tx, person.id, id)
      await updateNotebook(tx, id, { title: '先保存的', version: 2 })
      await pause()
    })
    const saving = send(null, { by: person, id, version: 1, title: '后保存的' })
    await untilWaiting(api, 1, saving)
    await Promise.all([goOn(), saving])
    expect(await saving).toBe('notebookStale')
    expect(await read(id, person)).toMatchObject({ title: '先保存的', version: 2 })
  })

  test.runIf(engine.name === 'postgres')('are at most as many, also when two are shared at once', async () => {
    const person = await api.person()
    const row = { userId: person.id, at: new Date(api.clock.now()) }
    for (let no = 1; no < MAX_NOTEBOOKS; no++) await addNotebook(api.platform.db, row)
    const goOn = await paused(api, async (tx, pause) => {
      await lockOwnLists(tx, person.id, row.at)
      await addNotebook(tx as never, row)
      await pause()
    })
    const sharing = send(fileOf(bookOf(cells)), { by: person })
    await untilWaiting(api, 1, sharing)
    await Promise.all([goOn(), sharing])
    expect(await sharing).toBe('notebooksFull')
  })

  test('show text, tables and encoded pictures of a file, and nothing that runs', async () => {
    const { id } = await share()
    const notebook = await read(id, other)
    expect(notebook).toMatchObject({ title: '三张图', language: 'R', cells: 2, isOwn: false, competition: null })
    const whole = JSON.stringify(notebook.content)
    // what a program printed stays as the text that it is; everything else has lost its tags
    expect(JSON.stringify(notebook.content[0])).not.toMatch(/script|iframe|onerror|svg|javascript:|evil\.example/)
    expect(notebook.content[0]).toMatchObject({
      parts: [
        { kind: 'heading', text: '标题', level: 2 },
        { kind: 'markup', html: expect.stringMatching(/<strong>重点<\/strong>/) },
        { kind: 'markup', html: expect.stringMatching(/<td>1<\/td>\s*<td>2<\/td>/) },
      ],
    })
    const [, run] = notebook.content
    if (run?.kind !== 'code') throw new Error(whole)
    const [printed, table, picture, broken, drawing, empty, plotly, chart, remote] = run.outputs
    expect(printed).toEqual({ kind: 'text', from: 'stdout', text: hostile, isCut: false })
    expect(table).toEqual({ kind: 'table', head: [['', 'a']], rows: [['0', '1 < 2']], hasRowNames: true, isCut: false })
    expect([broken, empty, plotly, remote]).toEqual([
      { kind: 'omitted', types: ['image/png'] },
      { kind: 'omitted', types: ['application/vnd.vega.v5+json'], why: 'undrawn' },
      { kind: 'omitted', types: ['application/vnd.plotly.v1+json'] },
      { kind: 'omitted', types: ['application/vnd.vegalite.v5+json'], why: 'remote' },
    ])
    if (picture?.kind !== 'picture') throw new Error(whole)
    expect([picture.width, picture.height]).toEqual([2000, 20])
    const drawn = await api.request(picture.url)
    expect(drawn.headers.get('content-type')).toBe('image/png')
    expect(drawn.headers.get('x-content-type-options')).toBe('nosniff')
    expect(
      Buffer.from(await drawn.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    if (drawing?.kind !== 'picture') throw new Error(whole)
    const svg = await api.request(drawing.url)
    expect(svg.headers.get('content-type')).toBe('image/svg+xml')
    expect(svg.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/)
    const markup = await svg.text()
    expect(markup).toContain('<path d="M0 0h9">')
    expect(markup).not.toMatch(/script|onload|iframe|evil/)
    if (chart?.kind !== 'picture') throw new Error(whole)
    const bar = await api.request(chart.url)
    expect(bar.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/)
    const bared = await bar.text()
    expect(bared).toContain('>甲</text>')
    expect(bared).toContain('&lt;script&gt;')
    expect(bared).not.toMatch(/<(?:script|img|iframe)/)
    const file = await api.request(notebook.file.url)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment.*eda\.ipynb/)
    expect([file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual([
      'application/octet-stream',
      'nosniff',
    ])
    expect(await file.text()).toBe(bookOf(cells))
    expect((await api.request(`/api/site/notebooks/${id}/pictures/${'a'.repeat(64)}`)).status).toBe(404)
  })

  test('are sanitised when they are stored, and again when they are read', async () => {
    const { id } = await share()
    const { db } = api.platform
    const own = eq(notebooks.id, id)
    const [row] = await db.select({ content: notebooks.content }).from(notebooks).where(own)
    // the words of a foreign picture stay
    expect(JSON.stringify(row?.content[0])).toContain('图')
    expect(JSON.stringify(row?.content[0])).not.toMatch(/script|iframe|onerror|svg|javascript:|evil\.example/)
    const part = { kind: 'markup' as const, html: `<p>正文</p>${hostile}` }
    await db
      .update(notebooks)
      .set({ content: [{ kind: 'text', parts: [part] }] })
      .where(own)
    const { content } = await read(id, other)
    expect(content).toMatchObject([{ parts: [{ html: expect.stringContaining('正文') }] }])
    expect(JSON.stringify(content)).not.toMatch(/script|iframe|onerror|svg/)
  })

  test('are refused with a sentence of their own, and nothing of them stays', async () => {
    const before = stored()
    const tried = (content: string | Uint8Array<ArrayBuffer>, fields = {}) => send(fileOf(content), fields)
    const fine = bookOf(cells)
    expect(await send(null)).toBe('notebookTypeWrong')
    expect(await send(fileOf(fine, 'eda.html'))).toBe('notebookTypeWrong')
    expect(await tried('')).toBe('notebookNotJson')
    expect(await tried('<html><script>alert(1)</script>')).toBe('notebookNotJson')
    expect(await tried(new Uint8Array(5000).fill(0xfe))).toBe('notebookNotJson')
    expect(await tried('{"a":1}')).toBe('notebookNotOne')
    expect(await tried(bookOf(cells, { nbformat: 3 }))).toBe('notebookOldFormat')
    expect(await tried(bookOf(Array.from({ length: 501 }, () => code([]))))).toBe('notebookTooManyCells')
    expect(await tried(bookOf([code([])]).replace('print(1)', '\\ud83d'))).toBe('notebookBadCharacters')
    expect(await tried(new Uint8Array(MAX_NOTEBOOK_BYTES + 1))).toBe('notebookTooBig')
    const [start = '', end = ''] = bookOf([code([{ output_type: 'stream', name: 'stdout', text: '-' }])]).split('"-"')
    const printed = new File([start, '"', Buffer.alloc(100_000_000, 'x'), '"', end], 'eda.ipynb')
    expect(await send(printed)).toBe('notebookTooBig')
    expect(await tried(fine, { title: ' ' })).toBe('notebookTitleInvalid')
    expect(await tried(fine, { title: '长'.repeat(81) })).toBe('notebookTitleInvalid')
    expect(await tried(fine, { summary: '长'.repeat(201) })).toBe('notebookSummaryInvalid')
    expect(await tried(fine, { language: '潮语' })).toBe('invalid')
    expect(await tried(fine, { competitionId: 999_999 })).toBe('notebookCompetitionUnknown')
    expect(stored()).toBe(before)
    expect(await api.platform.db.select().from(uploadStubs)).toEqual([])
    expect(filesUnder(`${api.platform.files.scratch}/uploads`)).toEqual([])
  })

  test('are shared once for a key, and changed by their owner alone, who saw the present version', async () => {
    const first = await share(bookOf(cells), { key: 'same' })
    expect(await share(bookOf(cells), { key: 'same' })).toEqual(first)
    expect(await send(fileOf(bookOf([code([])])), { key: 'same' })).toBe('keyReused')
    const { id } = first
    const path = `/api/site/notebooks/${id}`
    const before = stored()
    expect(await send(null, { id, by: other, version: 1 })).toBe('notFound')
    expect(await send(null, { id, version: 2 })).toBe('notebookStale')
    expect(await send(null, { id, version: 1, key: 'once', title: '改过', language: 'Julia' })).toEqual({
      id,
      version: 2,
    })
    // a repeat whose answer was lost
    expect(await send(null, { id, version: 1, key: 'once', title: '改过', language: 'Julia' })).toEqual({
      id,
      version: 2,
    })
    expect(await read(id)).toMatchObject({ title: '改过', language: 'Julia', cells: 2, version: 2, isOwn: true })
    expect(stored()).toBe(before)
    // a new file takes the place of the one before, with its picture, its drawing and its chart
    expect(await send(fileOf(bookOf([code([])]), 'two.ipynb'), { id, version: 2 })).toEqual({ id, version: 3 })
    expect(await read(id)).toMatchObject({ cells: 1, file: { name: 'two.ipynb' } })
    expect(stored()).toBe(before - 3)
    expect(await api.as(other).send(refs.removeNotebook, { params: { id } })).toEqual({ affectedRows: 0 })
    expect(await api.as(owner).send(refs.removeNotebook, { params: { id } })).toEqual({ affectedRows: 1 })
    expect(stored()).toBe(before - 4)
    await expect(read(id)).rejects.toMatchObject({ errno: 'e40400' })
    expect((await api.request(path, { method: 'DELETE' })).status).toBe(401)
  })

  test('are hidden with the other activity of their owner, with file and pictures', async () => {
    const { id } = await share()
    const { content, file } = await read(id)
    const picture = content
      .flatMap((cell) => (cell.kind === 'code' ? cell.outputs : []))
      .find(({ kind }) => kind === 'picture')
    const paths = [`/api/site/notebooks/${id}`, file.url, picture?.kind === 'picture' ? picture.url : '']
    const statuses = (by: Pick<TestApi, 'request'> = api.as(other)) =>
      Promise.all(paths.map(async (path) => (await by.request(path)).status))
    expect(await statuses()).toEqual([200, 200, 200])
    // without a session, too
    expect(await statuses(api)).toEqual([200, 200, 200])
    await api.as(owner).send(refs.updatePrivateMyDynamics, { body: { seeMyDynamics: 0 } })
    expect(await statuses()).toEqual([404, 404, 404])
    expect(await statuses(api)).toEqual([404, 404, 404])
    expect((await api.as(owner).request(paths[2] ?? '')).status).toBe(200)
    await api.as(owner).send(refs.updatePrivateMyDynamics, { body: { seeMyDynamics: 1 } })
  })

  test('are as many as a person may share, and the form says so before', async () => {
    const at = new Date(api.clock.now())
    for (let n = 0; n < MAX_NOTEBOOKS; n += 1) await addNotebook(api.platform.db, { userId: other.id, at })
    expect(await api.as(other).send(refs.notebookForm, {})).toMatchObject({ used: MAX_NOTEBOOKS, most: MAX_NOTEBOOKS })
    expect(await send(fileOf(bookOf(cells)), { by: other })).toBe('notebooksFull')
  })
})
