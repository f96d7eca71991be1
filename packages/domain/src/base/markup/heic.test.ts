import { expect, test } from 'vitest'
import { HEIC_HEAD, isHeic } from './heic.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])(
  'a file of the brand %s is an iPhone photo, also without the rest of it',
  (brand) => {
    const head = bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0`)
    expect(isHeic(head)).toBe(true)
    expect(isHeic(head.subarray(0, HEIC_HEAD))).toBe(true)
  },
)

test.each([
  '',
  'ftypheic',
  '\0\0\0\x20ftypavif',
  '\0\0\0\x20ftypisom',
  '\xff\xd8\xff\xe0',
  'xxxxftypheicx'.slice(0, 11),
])('%j is none', (head) => {
  expect(isHeic(bytes(head))).toBe(false)
})
