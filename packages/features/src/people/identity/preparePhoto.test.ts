import { photoLimits } from '@shulei/domain/people/identity/real-name.ts'
import { expect, test } from 'vitest'
import { firstThatFits, photoProblem, preparePhoto, type Way, ways } from './preparePhoto.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0', photoLimits.chosen, null],
  ['\x89PNG\r\n\x1a\n', 1, null],
  ['BM\x36\x00', 1, null],
  ['\0\0\0\x18ftypheic', 1, null],
  ['\xff\xd8\xff\xe0', photoLimits.chosen + 1, 'tooLarge'],
  ['GIF89a', 1, 'wrongKind'],
  ['RIFF\0\0\0\0WEBP', 1, 'wrongKind'],
  ['%PDF-1.7', photoLimits.chosen + 1, 'wrongKind'],
  ['', 0, 'wrongKind'],
])('%j of %d bytes: %s', (head, size, problem) => {
  expect(photoProblem(size, bytes(head))).toBe(problem)
})

/** A fake writer: writes nothing and returns the size that a real photo would have. */
function writer(sizeOf: (way: Way) => number | null) {
  const tried: Way[] = []
  const write = async (way: Way) => {
    tried.push(way)
    const size = sizeOf(way)
    return size === null ? null : { size, way }
  }
  return { tried, write }
}

test('a small photo is written once, with the best settings', async () => {
  const { tried, write } = writer(() => photoLimits.sent)
  await expect(firstThatFits(write)).resolves.toMatchObject({ way: { longest: 2000, quality: 0.9 } })
  expect(tried).toHaveLength(1)
})

test('the quality is lowered before the size, and no further than needed', async () => {
  const { tried, write } = writer(({ longest, quality }) => longest * quality * 500)
  await expect(firstThatFits(write)).resolves.toMatchObject({ way: { longest: 1500, quality: 0.6 } })
  expect(tried.slice(0, 5).map(({ longest }) => longest)).toEqual([2000, 2000, 2000, 2000, 1500])
})

test('a photo that no setting makes small enough, or that cannot be drawn, is not sent', async () => {
  const { tried, write } = writer(({ quality }) => (quality > 0.7 ? null : photoLimits.sent + 1))
  await expect(firstThatFits(write)).resolves.toBeNull()
  expect(tried).toEqual(ways)
})

test('an iPhone photo that this browser cannot open is named as one', async () => {
  const heic = new Blob([bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')])
  expect(await preparePhoto(heic)).toEqual({ problem: 'heic' })
  expect(await preparePhoto(new Blob([bytes('\xff\xd8\xff\xe0')]))).toEqual({ problem: 'unreadable' })
})
