import { expect, test } from 'vitest'
import { type PictureKind, pictureKind } from './pictureKind.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each<[PictureKind, string]>([
  ['jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'],
  ['gif', 'GIF89a\x01\x00'],
  ['webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ['avif', '\x00\x00\x00\x20ftypavif'],
  ['heic', '\x00\x00\x00\x18ftypheic'],
  ['heic', '\x00\x00\x00\x18ftypmif1'],
  ['bmp', 'BM\x3a\x00\x00\x00'],
])('%s is known by its first bytes', (kind, head) => {
  expect(pictureKind(bytes(head))).toBe(kind)
})

test.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<?xml version="1.0"?>',
  '%PDF-1.7',
  'PK\x03\x04',
  'RIFF____WAVE',
])('%j is no picture', (head) => {
  expect(pictureKind(bytes(head))).toBeUndefined()
})
