import { LARGEST_PICTURE } from '@shulei/domain/base/markup/allowed.ts'
import { isHeic } from '@shulei/domain/base/markup/heic.ts'
import { pictureKind } from '@shulei/ui/ImageCropper/pictureKind.ts'
import { expect, test } from 'vitest'
import { pictureProblem } from './pictureProblem.ts'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const huge = new Uint8Array(LARGEST_PICTURE + 1)
huge.set(png)

test.each([
  ['a picture', [png], null],
  ['the largest picture', [huge.subarray(0, LARGEST_PICTURE)], null],
  ['one byte more', [huge], 'tooLarge'],
  ['nothing', [], 'empty'],
  ['an SVG that calls itself a PNG', ['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'wrongKind'],
  ['a photo of an iPhone', ['\0\0\0\x18ftypheic\0\0\0\0'], 'heic'],
  ['a GIF', ['GIF89a, and more bytes'], 'wrongKind'],
])('%s', async (_, parts, problem) => {
  expect(await pictureProblem(new File(parts as BlobPart[], 'buoys.png', { type: 'image/png' }))).toBe(problem)
})

test.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1', 'avif', 'avis', 'isom'])(
  'the browser and the server agree whether a file of the brand %s is an iPhone photo',
  (brand) => {
    const head = new TextEncoder().encode(`\0\0\0\x18ftyp${brand}\0\0\0\0`)
    expect(pictureKind(head) === 'heic').toBe(isHeic(head))
  },
)
