import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { datasetFiles } from '../../src/modules/data/dataset/tables.ts'
import { openEmbedded } from '../../src/platform/db/database.ts'
import { picture } from '../base/upload/pictures.ts'
import { type Ask, askOffset, beginUpload, sendPart } from '../data/dataset/tus.ts'
import { engines, openApi, type TestApi, type Visitor } from '../harness.ts'

const introduce = (visitor: Visitor, introduction: string) =>
  visitor.request('/api/users/updateIntro', {
    method: 'PUT',
    body: JSON.stringify({ introduction }),
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  })
const upload = async (visitor: Visitor) => {
  const body = new FormData()
  body.set('image', new File([(await picture('jpeg')) as BlobPart], 'a.jpg'))
  return visitor.request('/api/v1/dfeditor/upload', { method: 'POST', body })
}
const noRoom = async (answer: Response) => {
  expect([answer.status, await answer.json()]).toMatchObject([
    507,
    { status: 'e507', errno: 'e50700', message: expect.stringMatching(/^服务器的存储空间不足/) },
  ])
}

describe.each(engines)('a full disk on $name', (engine) => {
  let api: TestApi
  let visitor: Visitor
  let whole: TestApi['platform']['db']['transaction']
  beforeAll(async () => {
    api = await openApi(engine)
    visitor = await api.signIn(await api.person())
    whole = api.platform.db.transaction
  })
  afterEach(() => {
    api.platform.db.transaction = whole
  })
  afterAll(() => api.close())

  const outOf = (code: string, message: string) => Object.assign(new Error(message), { code })
  test.each([
    ['the code of PostgreSQL', outOf('53100', 'could not extend file')],
    ['the name of the system', outOf('ENOSPC', 'write')],
    ['a used-up share', outOf('EDQUOT', 'write')],
    ['the words of the embedded database', outOf('XX000', 'could not write block: No space left on device')],
  ])('with the error %s is answered by 507 and a sentence', async (_name, cause) => {
    api.platform.db.transaction = () => Promise.reject(new Error('Failed query', { cause }))
    await noRoom(await introduce(visitor, '你好'))
  })

  test.runIf(process.platform === 'linux')('gives one of these errors for a real write', async () => {
    const cause = await writeFile('/dev/full', 'x').catch((error) => error)
    api.platform.db.transaction = () => Promise.reject(new Error('Failed query', { cause }))
    await noRoom(await introduce(visitor, '你好'))
  })

  test('takes down the files when their folder cannot be written', async () => {
    const { scratch } = api.platform.files
    rmSync(scratch, { recursive: true })
    writeFileSync(scratch, '')
    const answer = await api.request('/readyz')
    rmSync(scratch)
    mkdirSync(scratch)
    expect([answer.status, await answer.json()]).toMatchObject([503, { data: { database: 'up', files: 'down' } }])
    expect((await api.request('/readyz')).status).toBe(200)
  })
})

const canMount = () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const folder = mkdtempSync(join(tmpdir(), 'shulei-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// runs only where a small disk can be mounted: by root on Linux
describe.runIf(canMount())('a small disk', () => {
  const disk = mkdtempSync(join(tmpdir(), 'shulei-disk-'))
  let api: TestApi
  let visitor: Visitor
  beforeAll(async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk])
    const open = () => openEmbedded(join(disk, 'pg'), inject('embeddedImage'))
    api = await openApi({ name: 'embedded', open }, { env: { FILES_URL: `file://${disk}/files` } })
    visitor = await api.signIn(await api.person())
  })
  afterAll(async () => {
    await api.close()
    execFileSync('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  })

  test('that is full refuses writes by 507, answers reads, loses nothing of an upload under way, and works again when there is room', async () => {
    expect((await introduce(visitor, '之前')).status).toBe(200)
    const content = randomBytes(2 ** 20)
    const half = content.length / 2
    const owner = api.as(await api.person())
    const ask: Ask = (path, init) => owner.request(path, init)
    const { id: datasetId } = await owner.send(refs.startDataset, { body: { name: '随机字节' } })
    const begun = await beginUpload(ask, { datasetId, name: 'noise.bin.csv', length: content.length })
    const address = begun.headers.get('location') ?? ''
    const rest = (offset: number) => sendPart(ask, address, { offset, body: content.subarray(offset) })
    const offset = async () => Number((await askOffset(ask, address)).headers.get('upload-offset'))
    expect((await sendPart(ask, address, { offset: 0, body: content.subarray(0, half) })).status).toBe(204)

    const filler = join(disk, 'filler')
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(filler, new Uint8Array(Number(bavail) * Number(bsize)))

    await noRoom(await upload(visitor))
    let last = await introduce(visitor, '一')
    // allocated pages of the database may have room for a few more rows
    for (let i = 0; last.status === 200 && i < 400; i++) last = await introduce(visitor, '很长的介绍'.repeat(40) + i)
    await noRoom(last)
    expect((await visitor.request('/api/competitions')).status).toBe(200)
    const ready = await api.request('/readyz')
    expect([ready.status, await ready.json()]).toMatchObject([503, { data: { files: 'down' } }])
    await noRoom(await rest(half))

    rmSync(filler)
    // what had arrived before is still there, and the upload goes on behind it
    const arrived = await offset()
    expect(arrived).toBeGreaterThanOrEqual(half)
    expect((await rest(arrived)).status).toBe(204)
    const [file] = await api.platform.db.select().from(datasetFiles).where(eq(datasetFiles.datasetId, datasetId))
    expect(file?.sha256).toBe(createHash('sha256').update(content).digest('hex'))
    expect((await introduce(visitor, '之后')).status).toBe(200)
    expect((await upload(visitor)).status).toBe(200)
    expect((await api.request('/readyz')).status).toBe(200)
  })
})
