import fc from 'fast-check'
import { expect, test } from 'vitest'
import { previewReaderOf, previewReaders, profileReader, readerIdOf } from './preview.ts'
import { hiddenFrom, type PrivacySettings, privacyBlocks, privacyFlags } from './privacy.ts'

const settings: fc.Arbitrary<PrivacySettings> = fc.record({
  ...Object.fromEntries(privacyBlocks.map((block) => [block, fc.boolean()])),
  audience: fc.constantFrom('everybody', 'mutual'),
}) as unknown as fc.Arbitrary<PrivacySettings>
const ids = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
const reader = fc.constantFrom(...previewReaders)

test('a preview decides every part as it is decided for a real reader of its kind', () => {
  fc.assert(
    fc.property(settings, ids, ids, reader, (chosen, owner, other, as) => {
      fc.pre(owner !== other)
      const preview = profileReader(owner, readerIdOf(owner, { isOwn: true, as }), false)
      const real = profileReader(owner, other, as === 'mutual')
      expect(preview).toEqual(real)
      for (const block of privacyBlocks)
        expect(hiddenFrom(chosen, block, preview)).toBe(hiddenFrom(chosen, block, real))
      expect(privacyFlags(chosen, preview)).toEqual(privacyFlags(chosen, real))
    }),
  )
})

test('nobody looks at the profile of another person with other eyes than their own', () => {
  fc.assert(
    fc.property(ids, fc.option(reader, { nil: undefined }), (id, as) => {
      expect(readerIdOf(id, { isOwn: false, as })).toBe(id)
    }),
  )
})

test('without a preview the owner reads as the owner', () => {
  fc.assert(
    fc.property(ids, (id) => {
      expect(profileReader(id, readerIdOf(id, { isOwn: true, as: undefined }), false).isOwner).toBe(true)
    }),
  )
})

test('an address names a reader, or none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect([undefined, text]).toContain(previewReaderOf(text))
    }),
  )
  for (const one of previewReaders) expect(previewReaderOf(one)).toBe(one)
  expect(previewReaderOf('owner')).toBeUndefined()
  expect(previewReaderOf(null)).toBeUndefined()
})
