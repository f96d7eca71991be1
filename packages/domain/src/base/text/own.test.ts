import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describedBy } from '../../data/dataset/columns.ts'
import { mediaTypeOf } from '../../data/dataset/media-type.ts'
import { formatOf } from '../../data/dataset/profile.ts'
import { ownOf } from './own.ts'

const inherited = Object.getOwnPropertyNames(Object.prototype)

test('a name that every object inherits has no value unless it was given one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...inherited), fc.string(), (name, value) => {
      expect(ownOf<string>({}, name)).toBeUndefined()
      expect(ownOf(Object.fromEntries([[name, value]]), name)).toBe(value)
    }),
  )
})

test.each(inherited)('neither columns nor endings of files with the name %s have what an object inherits', (name) => {
  expect(describedBy([{ name }], {})).toEqual([{ name, description: { cn: '', en: '' } }])
  expect(formatOf(`a.${name}`)).toBe('other')
  expect(mediaTypeOf(`a.${name}`)).toBe('application/octet-stream')
})
