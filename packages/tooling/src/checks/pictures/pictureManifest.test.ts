import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { readAccessible, writeAccessible } from '../../../../../.storybook/accessible/list.ts'
import { changeManifest, parseManifest, readManifest } from '../../../../../.storybook/pictures/manifest.ts'
import { fingerprint, isBlank } from '../../../../../.storybook/pictures/pixels.ts'
import { comparison, pictureChanges } from './pictureChanges.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'manifest-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const hash = (digit: string) => `80x40 ${digit.repeat(32)}`

test('the list of what axe found accessible is sorted, and a line of a conflict is none', () => {
  const file = path.join(folder, 'accessible.txt')
  writeFileSync(file, '<<<<<<< HEAD\nlight-zh/b--x 0123456789abcdef\n')
  writeAccessible(readAccessible(file).set('dark-zh/a--x', 'f'.repeat(16)), file)
  expect([...readAccessible(file)]).toEqual([
    ['dark-zh/a--x', 'f'.repeat(16)],
    ['light-zh/b--x', '0123456789abcdef'],
  ])
})

describe('the manifest of pictures', () => {
  const file = path.join(folder, 'pictures.txt')

  test('is changed line by line, sorted', () => {
    changeManifest(() => ({ drawnWith: 'chromium 1', calibration: hash('c'), pictures: new Map() }), file)
    for (const [name, print] of [
      ['light-zh/b--x', hash('1')],
      ['dark-zh/a--x', hash('2')],
      ['light-zh/b--x', hash('3')],
    ] as const) {
      changeManifest((old) => ({ ...old, pictures: new Map(old.pictures).set(name, print) }), file)
    }
    const { pictures, ...head } = readManifest(file)
    expect(head).toEqual({ drawnWith: 'chromium 1', calibration: hash('c') })
    expect([...pictures]).toEqual([
      ['dark-zh/a--x', hash('2')],
      ['light-zh/b--x', hash('3')],
    ])
  })

  test('is rejected after a merge with conflicts', () => {
    expect(() => parseManifest('<<<<<<< HEAD\nlight-zh/a--x 1x1 0')).toThrow('Not a line of pictures.txt')
    writeFileSync(file, '')
    expect(readManifest(file).pictures.size).toBe(0)
  })
})

describe('a fingerprint', () => {
  const picture = (red: number, level = 6) =>
    sharp({ create: { width: 4, height: 3, channels: 4, background: { r: red, g: 9, b: 9, alpha: 1 } } })
      .png({ compressionLevel: level })
      .toBuffer()

  test('depends on the pixels, not on the file', async () => {
    const [packed, loose] = await Promise.all([picture(200, 9), picture(200, 0)])
    expect(packed.equals(loose)).toBe(false)
    expect(await fingerprint(packed)).toBe(await fingerprint(loose))
    expect(await fingerprint(packed)).toMatch(/^4x3 [0-9a-f]{32}$/)
  })

  test('changes with one step of one colour', async () => {
    expect(await fingerprint(await picture(200))).not.toBe(await fingerprint(await picture(201)))
  })

  test('a picture of one colour is blank, a picture with one other pixel is not', async () => {
    const blank = await picture(200)
    expect(await isBlank(blank)).toBe(true)
    const dot = await sharp({ create: { width: 1, height: 1, channels: 4, background: '#000' } })
      .png()
      .toBuffer()
    expect(
      await isBlank(
        await sharp(blank)
          .composite([{ input: dot, left: 2, top: 1 }])
          .png()
          .toBuffer(),
      ),
    ).toBe(false)
  })
})

test('lists pictures that changed, were added or were removed', () => {
  const before = new Map([
    ['light-zh/a--same', hash('1')],
    ['light-zh/a--other', hash('2')],
    ['light-zh/a--failed', hash('3')],
  ])
  const now = new Map([
    ['light-zh/a--same', hash('1')],
    ['light-zh/a--other', hash('4')],
    ['light-zh/a--new', hash('5')],
  ])
  const expected = ['a--same', 'a--other', 'a--failed', 'a--new'].map((id) => `light-zh/${id}`)
  const changes = pictureChanges(before, now, expected)
  expect(changes.map(({ name }) => name)).toEqual(['light-zh/a--failed', 'light-zh/a--new', 'light-zh/a--other'])
  const page = comparison(changes, '1234567890')
  expect(page).toContain('3 pictures differ from 12345678')
  for (const digit of ['2', '3', '4', '5']) expect(page).toContain(`${digit.repeat(32)}.png`)
})
