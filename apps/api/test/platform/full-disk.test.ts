import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { openEmbedded } from '../../src/platform/db/database.ts'
import { engines, openApi, type TestApi, type Visitor } from '../harness.ts'
import { picture } from '../upload/pictures.ts'

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

  test('that is full refuses writes by 507, answers reads, and works again when there is room', async () => {
    expect((await introduce(visitor, '之前')).status).toBe(200)
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

    rmSync(filler)
    expect((await introduce(visitor, '之后')).status).toBe(200)
    expect((await upload(visitor)).status).toBe(200)
    expect((await api.request('/readyz')).status).toBe(200)
  })
})
