import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { images } from '../../../src/modules/base/upload/tables.ts'
import { sweepImages } from '../../../src/modules/base/upload/upload.service.ts'
import { engines, openApi, type TestApi, type Visitor } from '../../harness.ts'
import { raisedLimits } from '../../raised-limits.ts'
import { gifScript, iphonePhoto, packedPng, picture, script, sidewaysPhoto, svg } from './pictures.ts'

const MB = 1024 * 1024

interface Answer {
  status: number
  errno?: string
  message?: string
  url: string
  width: number
  height: number
  bytes: number
}

const formOf = (body: Uint8Array | string, { name = 'photo.jpg', type = 'image/jpeg', field = 'image' } = {}) => {
  const form = new FormData()
  form.set(field, new File([body as BlobPart], name, { type }))
  return form
}

async function send(visitor: Visitor, form: BodyInit, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await visitor.request('/api/v1/dfeditor/upload', { method: 'POST', body: form, headers })
  const { data, errno, message } = await answer.json()
  return { status: answer.status, errno, message, ...data }
}

/** All files in a folder of the store. */
async function filesIn(api: TestApi): Promise<string[]> {
  const { objects } = await api.platform.files.disk
    .listAll('images', { recursive: true })
    .catch(() => ({ objects: [] }))
  return [...objects].flatMap((object) => (object.isFile ? [object.name] : []))
}

describe.each(engines)('pictures on $name', (engine) => {
  let api: TestApi
  let visitor: Visitor
  beforeAll(async () => {
    api = await openApi(engine)
    visitor = await api.signIn(await api.person())
  })
  afterAll(() => api.close())

  const stored = async () => {
    const rows = await api.platform.db.select().from(images)
    return {
      rows: rows.length,
      marked: rows.filter(({ storedAt }) => storedAt !== null).length,
      files: (await filesIn(api)).length,
    }
  }

  test.each(['jpeg', 'png', 'webp'] as const)(
    'with a %s are stored in the same format, encoded anew, and public',
    async (format) => {
      const sent = await picture(format)
      const { status, url, width, height, bytes } = await send(visitor, formOf(sent, { name: 'blob', type: '' }))
      expect([status, width, height]).toEqual([200, 60, 40])
      expect(url).toMatch(/^\/api\/v1\/dfeditor\/images\/[0-9a-f-]{36}\.(jpg|png|webp)$/)
      for (const reader of [api, visitor]) {
        const answer = await reader.request(url)
        expect(answer.status).toBe(200)
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': `image/${format}`,
          'content-length': String(bytes),
          'content-disposition': 'inline',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'public, max-age=31536000, immutable',
        })
        const kept = Buffer.from(await answer.arrayBuffer())
        expect((await sharp(kept).metadata()).format).toBe(format)
        const known = await reader.request(url, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })
        expect([known.status, await known.text()]).toEqual([304, ''])
      }
      const head = await api.request(url, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(bytes), ''])
    },
  )

  test('from a phone are turned upright and lose their metadata', async () => {
    const photo = await sidewaysPhoto()
    expect(photo.includes('secret')).toBe(true)
    expect(await sharp(photo).metadata()).toMatchObject({ width: 60, height: 40, orientation: 6 })
    const { url, width, height } = await send(visitor, formOf(photo))
    expect([width, height]).toEqual([40, 60])
    const kept = Buffer.from(await (await api.request(url)).arrayBuffer())
    const { exif, xmp, iptc, orientation } = await sharp(kept).metadata()
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(kept.includes('secret')).toBe(false)
  })

  test('are made smaller when they are large, also long and thin ones', async () => {
    expect(await send(visitor, formOf(await picture('jpeg', 4000, 3000)))).toMatchObject({ width: 2000, height: 1500 })
    expect(await send(visitor, formOf(packedPng(20_000, 10), { name: 'thin.png' }))).toMatchObject({
      width: 2000,
      height: 1,
    })
  })

  test('lose data after the picture', async () => {
    const polyglot = Buffer.concat([await picture('png'), Buffer.from(`<script>${script}</script>`)])
    const { url } = await send(visitor, formOf(polyglot, { name: 'a.png.html', type: 'text/html' }))
    const answer = await api.request(url)
    const kept = Buffer.from(await answer.arrayBuffer())
    expect([answer.headers.get('content-type'), kept.includes('script')]).toEqual(['image/png', false])
    const withComment = await sharp(await picture('jpeg'))
      .withMetadata({ exif: { IFD0: { ImageDescription: `<script>${script}</script>` } } })
      .toBuffer()
    const second = await send(visitor, formOf(withComment))
    expect(Buffer.from(await (await api.request(second.url)).arrayBuffer()).includes('script')).toBe(false)
  })

  test.each<[string, () => BodyInit | Promise<BodyInit>, number, string, RegExp]>([
    ['an SVG with a script', () => formOf(svg, { name: 'a.svg', type: 'image/svg+xml' }), 400, 'e46004', /JPEG/],
    ['an SVG that is called a JPEG', () => formOf(svg), 400, 'e46004', /JPEG/],
    ['HTML that is called a PNG', () => formOf('<html><script>1</script>', { name: 'a.png' }), 400, 'e46004', /JPEG/],
    ['a GIF that is a script', () => formOf(gifScript, { name: 'a.gif', type: 'image/gif' }), 400, 'e46004', /JPEG/],
    ['a photo of an iPhone', () => formOf(iphonePhoto, { name: 'a.HEIC' }), 400, 'e46009', /HEIC.*JPG/],
    ['half a picture', async () => formOf((await picture('jpeg', 900, 900)).subarray(0, 600)), 400, 'e46004', /JPEG/],
    ['no bytes', () => formOf(''), 400, 'e46003', /请选择/],
    ['a form without a file', () => new FormData(), 400, 'e46003', /请选择/],
    [
      'a bomb of 20000 × 20000',
      () => formOf(packedPng(20_000, 20_000), { name: 'bomb.png' }),
      413,
      'e46005',
      /8000 × 5000/,
    ],
    [
      'an interlaced picture of 6100 × 4000',
      () => formOf(packedPng(6100, 4000, { interlaced: true })),
      413,
      'e46005',
      /6000 × 4000/,
    ],
    ['a picture above 10 MB', () => formOf(Buffer.alloc(10 * MB + 1, 0xff)), 413, 'e41300', /10 MB/],
    ['another field', async () => formOf(await picture('png'), { field: 'file' }), 400, 'e40002', /表单/],
    ['a form of another kind', () => new URLSearchParams({ image: 'x' }), 400, 'e40002', /表单/],
  ])('with %s are refused in a sentence, and nothing is left', async (_name, make, status, errno, sentence) => {
    const before = await stored()
    const began = performance.now()
    const answer = await send(visitor, await make())
    expect(answer).toMatchObject({ status, errno, message: expect.stringMatching(sentence) })
    expect(performance.now() - began).toBeLessThan(2000)
    expect(await stored()).toEqual(before)
  })

  test('of other formats reach no decoder', async () => {
    const tiff = await sharp(await picture('png'))
      .tiff()
      .toBuffer()
    for (const other of [tiff, Buffer.from(svg)]) await expect(sharp(other).metadata()).rejects.toThrow()
  })

  test('are refused when a form has two', async () => {
    const form = formOf(await picture('png'))
    form.append('image', new File([new Uint8Array(await picture('png'))], 'b.png'))
    expect(await send(visitor, form)).toMatchObject({ status: 400, errno: 'e40002' })
  })

  test('are refused without a session and from another site', async () => {
    expect(await send(api, formOf(await picture('png')))).toMatchObject({ status: 401, errno: 'e40100' })
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect(await send(visitor, formOf(await picture('png')), elsewhere)).toMatchObject({ status: 403, errno: 'e40302' })
  })

  test('are sent by their own names only', async () => {
    const { url } = await send(visitor, formOf(await picture('png')))
    const name = url.split('/').at(-1) ?? ''
    const id = name.slice(0, 36)
    for (const wrong of [
      id,
      `${id}.jpg`,
      `${id}.PNG`,
      `${id.toUpperCase()}.png`,
      `..%2F..%2Fsession-secret`,
      `..%2f${name}`,
      `%00${name}`,
      'abc.png',
      `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.png`,
      "' or 1=1",
      '__proto__',
    ]) {
      const answer = await api.request(`/api/v1/dfeditor/images/${wrong}`)
      expect([wrong, answer.status]).toEqual([wrong, 404])
    }
  })

  test('are encoded one after another, and all stored', async () => {
    const before = await stored()
    const body = await picture('jpeg', 1200, 900)
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(visitor, formOf(body))))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const after = await stored()
    expect(after).toEqual({ rows: before.rows + 12, marked: before.marked + 12, files: before.files + 12 })
  })

  test('are swept when a crash left only a row or a file, and no others', async () => {
    const before = await stored()
    const id = crypto.randomUUID()
    const key = `images/${id.slice(0, 2)}/${id}.png`
    const row = { id, userId: null, format: 'png' as const, width: 1, height: 1, bytes: 3 }
    await api.platform.db.insert(images).values({ ...row, createdAt: new Date(api.clock.now()) })
    await api.platform.files.disk.put(key, 'abc')
    expect((await api.request(`/api/v1/dfeditor/images/${id}.png`)).status).toBe(404)
    await sweepImages(api.platform)
    expect(await api.platform.db.$count(images, isNull(images.storedAt))).toBe(1)
    api.clock.advance(2 * 3_600_000)
    await sweepImages(api.platform)
    expect(await api.platform.files.disk.exists(key)).toBe(false)
    expect(await stored()).toEqual(before)
  })

  test('outlive the account that uploaded them', async () => {
    const person = await api.person()
    const { url } = await send(await api.signIn(person), formOf(await picture('png')))
    await api.platform.database.raw.query('delete from users where id = $1', [person.id])
    expect((await api.request(url)).status).toBe(200)
    const [row] = await api.platform.db
      .select()
      .from(images)
      .where(eq(images.id, url.split('/').at(-1)?.slice(0, 36) ?? ''))
    expect(row?.userId).toBeNull()
  })
})

// one engine: these bodies end before any statement runs
describe('an endless picture', () => {
  let api: TestApi
  let http: Server
  let cookie: string
  beforeAll(async () => {
    const [engine] = engines
    if (!engine) throw new Error('no engine')
    api = await openApi(engine, { limits: { ...raisedLimits(1000), picture: {} } })
    cookie = (await api.signIn(await api.person())).cookie
    http = createServer(getRequestListener(api.app.fetch))
    await new Promise<void>((up) => http.listen(0, '127.0.0.1', up))
  })
  afterAll(async () => {
    http.closeAllConnections()
    await new Promise((down) => http.close(down))
    await api.close()
  })

  /** Sends a form without end until it is answered or the connection is closed; answers how much was accepted. */
  const pour = (headers: Record<string, string>) =>
    new Promise<{ status: number; sent: number; closes: boolean }>((done, fail) => {
      let sent = 0
      let isOver = false
      const request = httpRequest(
        {
          port: (http.address() as AddressInfo).port,
          host: '127.0.0.1',
          path: '/api/v1/dfeditor/upload',
          method: 'POST',
          headers: {
            cookie,
            'sec-fetch-site': 'same-origin',
            'content-type': 'multipart/form-data; boundary=b',
            ...headers,
          },
        },
        (answer) => {
          isOver = true
          answer.resume()
          done({ status: answer.statusCode ?? 0, sent, closes: answer.headers.connection === 'close' })
          request.destroy()
        },
      )
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (!isOver && error.code !== 'EPIPE' && error.code !== 'ECONNRESET') fail(error)
      })
      request.write('--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n')
      const block = Buffer.alloc(64 * 1024, 0x2c)
      const more = () => {
        while (!isOver && sent < 1024 * MB) {
          sent += block.length
          if (!request.write(block)) return request.once('drain', more)
        }
        return request.end()
      }
      more()
    })

  test('of a gigabyte is refused at ten megabytes, before its size could be in memory', async () => {
    const began = performance.now()
    const { status, sent, closes } = await pour({ 'transfer-encoding': 'chunked' })
    expect([status, closes]).toEqual([413, true])
    expect(sent).toBeLessThan(64 * MB)
    expect(performance.now() - began).toBeLessThan(5000)
    expect(await filesIn(api)).toEqual([])
  })

  test('with an announced length is refused before it is read', async () => {
    const { status, sent } = await pour({ 'content-length': String(1024 * MB) })
    expect(status).toBe(413)
    expect(sent).toBeLessThan(16 * MB)
  })

  test('of more than thirty in half an hour is refused with the time to wait', async () => {
    const visitor = await api.signIn(await api.person())
    for (let turn = 0; turn < 30; turn++) await send(visitor, new FormData())
    const refused = await visitor.request('/api/v1/dfeditor/upload', { method: 'POST', body: new FormData() })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await refused.json()).message).toContain('上传图片，每 30 分钟最多 30 次')
  })
})
