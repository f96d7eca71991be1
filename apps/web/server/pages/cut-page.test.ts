import { randomBytes } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutPage } from './cut-page.ts'

const marks = {
  nonce: { text: randomBytes(16).toString('base64url'), isSteady: true },
  fingerprint: { text: randomBytes(16).toString('hex'), isSteady: false },
}
const [nonce, fingerprint] = [marks.nonce.text, marks.fingerprint.text]
/** Rows repeat across the marks, so that compressed pieces refer to earlier text. */
const row = '<li class="row">数擂</li>'
const part = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(nonce, fingerprint, row, row.repeat(2_000)),
)
const value = fc.string({ unit: 'grapheme', maxLength: 64 })
const steady = fc.string({ unit: fc.constantFrom(...row.replace(/[^ -~]/g, ''), 'n'), minLength: 22, maxLength: 22 })

test('a page with the values of a reader is the same plain and compressed', () => {
  fc.assert(
    fc.property(fc.array(part), fc.array(fc.record({ nonce: steady, fingerprint: value })), (parts, readers) => {
      const page = parts.join('')
      const cut = cutPage(Buffer.from(page), marks)
      for (const own of readers) {
        const wanted = Buffer.from(
          page
            .split(nonce)
            .map((text) => text.split(fingerprint).join(own.fingerprint))
            .join(own.nonce),
        )
        expect(cut.plain(own).equals(wanted)).toBe(true)
        expect(gunzipSync(cut.gzipped(own)).equals(wanted)).toBe(true)
      }
    }),
  )
})

test('a value of another length than its steady mark is refused', () => {
  const cut = cutPage(Buffer.from(`<p>${nonce}</p>`), marks)
  expect(() => cut.gzipped({ nonce: 'n' })).toThrow('nonce')
})

test('a page with many marks compresses almost as well as a whole one', () => {
  const rows = Array.from(
    { length: 300 },
    (_, i) => `<li class="row-${i * 7919}"><script nonce="${nonce}"></script>数擂</li>`,
  )
  const page = rows.join('')
  const cut = cutPage(Buffer.from(page), marks).gzipped({ nonce: 'n'.repeat(22) }).length
  const stored = 300 * (5 + 22)
  expect(cut - stored).toBeLessThan(4 * gzipSync(page.replaceAll(nonce, '')).length)
})
