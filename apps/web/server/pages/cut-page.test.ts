import { randomBytes } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { brotliParams } from '@shulei/api/platform/http/packed.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutPage } from './cut-page.ts'

const marks = { nonce: randomBytes(16).toString('base64url'), fingerprint: randomBytes(16).toString('hex') }
const { nonce, fingerprint } = marks
/** Rows repeat across the marks, so that compressed text after a mark refers to text before it. */
const row = '<li class="row">数擂</li>'
const part = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(nonce, fingerprint, row, row.repeat(2_000)),
)
/** Values that are like the text around them. */
const textOf = (length: number) =>
  fc.string({ unit: fc.constantFrom(...row.replace(/[^ -~]/g, ''), 'n'), minLength: length, maxLength: length })
const values = fc.record({ nonce: textOf(nonce.length), fingerprint: textOf(fingerprint.length) })

test('a page with the values of a reader is the same plain and compressed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(part), fc.array(values, { minLength: 1 }), async (parts, readers) => {
      const page = parts.join('')
      const cut = await cutPage(Buffer.from(page), marks)
      for (const own of readers) {
        const wanted = Buffer.from(page.replaceAll(nonce, own.nonce).replaceAll(fingerprint, own.fingerprint))
        expect(cut.plain(own).equals(wanted)).toBe(true)
        expect(brotliDecompressSync(cut.brotli(own)).equals(wanted)).toBe(true)
      }
    }),
  )
})

test('text after a value never refers to its last byte', async () => {
  // whatever the byte is, the text has it before the same words as those after the value
  const lines = Array.from({ length: 95 }, (_, i) => `${String.fromCharCode(32 + i)}","zone",`).join('\n')
  const page = `"${fingerprint}","zone",\n${lines}`
  for (let round = 0; round < 200; round++) {
    const cut = await cutPage(Buffer.from(page), marks)
    const wanted = page.replace(fingerprint, '0'.repeat(32))
    expect(brotliDecompressSync(cut.brotli({ fingerprint: '0'.repeat(32) })).toString()).toBe(wanted)
  }
})

test('a value of another length than its mark is refused', async () => {
  const cut = await cutPage(Buffer.from(`<p>${nonce}</p>`), marks)
  expect(() => cut.brotli({ nonce: 'n' })).toThrow('nonce')
})

test('a mark costs at most 45 bytes of a compressed page', async () => {
  const rows = Array.from(
    { length: 300 },
    (_, i) => `<li class="row-${i * 7919}"><script nonce="${nonce}"></script>数擂</li>`,
  )
  const page = rows.join('')
  const cut = (await cutPage(Buffer.from(page), marks)).brotli({ nonce: 'n'.repeat(22) }).length
  const whole = brotliCompressSync(page.replaceAll(nonce, ''), { params: brotliParams(page.length, 'many') }).length
  expect(cut - whole).toBeLessThan(45 * rows.length)
})
