import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bothOf } from './both.ts'

const marker = '—— marker ——'

test.each([
  ['one side alone', { base: ['a', 'b'], theirs: ['a', 'b'], mine: ['a', 'b', 'c'] }, ['a', 'b', 'c']],
  ['different places', { base: ['a', 'x', 'b'], theirs: ['A', 'x', 'b'], mine: ['a', 'x', 'B'] }, ['A', 'x', 'B']],
  ['the same place', { base: ['a'], theirs: ['b'], mine: ['c'] }, ['b', marker, 'c']],
  ['the same change', { base: ['a'], theirs: ['b'], mine: ['b'] }, ['b']],
  ['one removed what the other changed', { base: ['a', 'b'], theirs: ['a'], mine: ['a', 'c'] }, ['a', 'c']],
])('merges changes of %s', (_, versions, merged) => {
  expect(bothOf(versions, marker)).toEqual(merged)
})

test('keeps every line that either side wrote', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 8 })
  fc.assert(
    fc.property(lines, lines, lines, (base, theirs, mine) => {
      const merged = bothOf({ base, theirs, mine }, marker)
      for (const line of [...theirs, ...mine]) if (!base.includes(line)) expect(merged).toContain(line)
    }),
  )
})

test('is the one version when the other one changed nothing', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 })
  fc.assert(
    fc.property(lines, lines, (base, changed) => {
      expect(bothOf({ base, theirs: base, mine: changed }, marker)).toEqual(changed)
      expect(bothOf({ base, theirs: changed, mine: base }, marker)).toEqual(changed)
    }),
  )
})
