import { photoLimits } from '@shulei/domain/people/identity/real-name.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gifScript, iphonePhoto, packedPng, picture, script, sidewaysPhoto, svg } from '../../base/upload/pictures.ts'
import { oneEngine, openApi, type TestApi, type TestPerson, type Visitor } from '../../harness.ts'
import { mainlandForm, nothingStored, paths, photosIn, send, storedOf } from './forms.ts'

/** A picture with bytes appended after its end, up to a size. */
const padded = async (bytes: number) => {
  const photo = await picture('jpeg')
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)])
}

describe.each(oneEngine)('photographs of documents on $name', (engine) => {
  let api: TestApi
  let person: TestPerson
  let visitor: Visitor
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    person = await api.person()
    visitor = await api.signIn(person)
  })

  const sendPhoto = async (holdingPhoto: Uint8Array, lang?: 'en-US') =>
    send(visitor, paths.mainland, await mainlandForm({ holdingPhoto }), lang ? { lang } : {})
  const kept = async () => {
    const [photo] = (await photosIn(api)).filter(({ userId }) => userId === person.id)
    return Buffer.from(photo?.bytes ?? [])
  }

  test('are turned upright and lose their metadata', async () => {
    const photo = await sidewaysPhoto()
    expect(photo.includes('secret')).toBe(true)
    expect((await sendPhoto(photo)).status).toBe(200)
    const bytes = await kept()
    const { format, width, height, exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect([format, width, height]).toEqual(['jpeg', 40, 60])
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.includes('secret')).toBe(false)
  })

  test('lose data after the picture', async () => {
    const polyglot = Buffer.concat([await picture('png'), Buffer.from(`<script>${script}</script>`)])
    expect((await sendPhoto(polyglot)).status).toBe(200)
    const bytes = await kept()
    expect((await sharp(bytes).metadata()).format).toBe('png')
    expect(bytes.includes('script')).toBe(false)
  })

  test('may have exactly 500 kB', async () => {
    expect(await sendPhoto(await padded(photoLimits.sent + 1))).toMatchObject({ status: 413, errno: 'e49006' })
    expect(await storedOf(api, person)).toEqual(nothingStored)
    expect((await sendPhoto(await padded(photoLimits.sent))).status).toBe(200)
  })

  test.each<[string, () => Uint8Array | Promise<Uint8Array>, number, string, RegExp, RegExp]>([
    ['501 kB', () => padded(501 * 1024), 413, 'e49006', /500kb/, /500 KB/],
    ['more than a form may have', () => Buffer.alloc(photoLimits.chosen + 1, 1), 413, 'e49006', /500kb/, /500 KB/],
    ['a WebP', () => picture('webp'), 400, 'e49005', /jpg 或 png/, /JPG or PNG/],
    ['an SVG with a script', () => Buffer.from(svg), 400, 'e49005', /jpg 或 png/, /JPG or PNG/],
    ['a GIF that is a script', () => gifScript, 400, 'e49005', /jpg 或 png/, /JPG or PNG/],
    ['HTML', () => Buffer.from(`<html><script>${script}</script>`), 400, 'e49005', /jpg 或 png/, /JPG or PNG/],
    ['a BMP', () => Buffer.from(`BM${'\0'.repeat(60)}`, 'latin1'), 400, 'e49005', /jpg 或 png/, /JPG or PNG/],
    ['a HEIC of an iPhone', () => iphonePhoto, 400, 'e46009', /导出为 JPG/, /Export it as JPG/],
    ['half a photo', async () => (await picture('jpeg', 900, 900)).subarray(0, 600), 400, 'e49005', /jpg/, /JPG/],
    ['a bomb of 20000 × 20000', () => packedPng(20_000, 20_000), 413, 'e46005', /8000 × 5000/, /8000 × 5000/],
  ])('%s is refused in both languages, and nothing is stored', async (_, make, status, errno, cn, en) => {
    const bytes = await make()
    const answer = await sendPhoto(bytes)
    expect([answer.status, answer.errno]).toEqual([status, errno])
    expect(answer.message).toMatch(cn)
    expect((await sendPhoto(bytes, 'en-US')).message).toMatch(en)
    // the whole form arrived, so that the answer names the field of the photograph
    if (bytes.length < photoLimits.chosen) expect(answer.data.fields).toEqual(['holdingPhoto'])
    expect(await storedOf(api, person)).toEqual(nothingStored)
  })

  test('are not stored when another one of the form is invalid', async () => {
    const form = await mainlandForm({ frontPhoto: await picture('png'), backPhoto: await picture('webp') })
    expect(await send(visitor, paths.mainland, form)).toMatchObject({
      status: 400,
      errno: 'e49005',
      data: { fields: ['backPhoto'], problems: ['photoBroken'] },
    })
    const tooBig = await mainlandForm({ realName: '1', frontPhoto: await padded(photoLimits.sent + 1) })
    expect(await send(visitor, paths.mainland, tooBig)).toMatchObject({
      errno: 'e49002',
      data: { fields: ['realName', 'frontPhoto'], problems: ['realNameInvalid', 'photoTooBig'] },
    })
    expect(await storedOf(api, person)).toEqual(nothingStored)
  })

  test('are refused in a form of another type, and when one is sent twice', async () => {
    expect(await send(visitor, paths.mainland, new URLSearchParams({ realName: '张三' }))).toMatchObject({
      errno: 'e40002',
    })
    const twice = await mainlandForm()
    twice.append('holdingPhoto', new File([new Uint8Array(await picture('png'))], 'b.png'))
    expect(await send(visitor, paths.mainland, twice)).toMatchObject({ status: 400, errno: 'e40002' })
    expect(await storedOf(api, person)).toEqual(nothingStored)
  })
})
