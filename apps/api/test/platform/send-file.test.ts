import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeOf } from '../../src/platform/http/send-file.ts'

test('every satisfiable range lies inside the file and starts at the requested byte', () => {
  const place = fc.option(fc.nat(2000), { nil: null })
  fc.assert(
    fc.property(place, place, fc.nat(1000), (from, to, size) => {
      const range = rangeOf(`bytes=${from ?? ''}-${to ?? ''}`, size)
      if (from === null && to === null) expect(range).toBeNull()
      else if (from !== null && to !== null && to < from) expect(range).toBeNull()
      else if (from === null ? to === 0 || size === 0 : from >= size) expect(range).toBe('unsatisfiable')
      else if (from === null) expect(range).toEqual({ start: Math.max(0, size - (to ?? 0)), end: size - 1 })
      else expect(range).toEqual({ start: from, end: Math.min(to ?? size - 1, size - 1) })
    }),
    { numRuns: 1000 },
  )
})

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=0x1-2', 'bytes=-1-2'])(
  'the header %j requests the whole file',
  (header) => expect(rangeOf(header, 10)).toBeNull(),
)
