import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonLines } from '../../competition-folder/json-lines.ts'

/** A JSON value that holds one marker, and the path to it. */
const marked = fc
  .array(fc.tuple(fc.oneof(fc.string(), fc.nat(3)), fc.array(fc.jsonValue(), { maxLength: 4 })), { maxLength: 5 })
  .map((steps) =>
    steps.reduceRight<{ value: unknown; path: (string | number)[] }>(
      ({ value, path }, [key, around]) => {
        if (typeof key === 'number') {
          const at = Math.min(key, around.length)
          return { value: around.toSpliced(at, 0, value as never), path: [at, ...path] }
        }
        const others = around.map((one, at) => [`other ${at}`, one] as const)
        return { value: Object.fromEntries([...others, [key, value]]), path: [key, ...path] }
      },
      { value: '☞ marker', path: [] },
    ),
  )

test('the line of every value is found, whatever stands before it', () => {
  fc.assert(
    fc.property(marked, fc.constantFrom(0, 2), ({ value, path }, indent) => {
      const text = JSON.stringify(value, null, indent)
      const line = text.slice(0, text.indexOf('☞ marker')).split('\n').length
      expect(jsonLines(text).lineOf(path)).toBe(line)
      expect(jsonLines(text).lineOf([...path, 'deeper', 7])).toBe(line)
    }),
  )
})

test('a key that an object has twice is named with its line', () => {
  const text = '{\n  "a": { "b": 1 },\n  "b": [{ "a": "}" }, { "a": 2 }],\n  "a": 3\n}'
  expect(jsonLines(text).twice).toEqual([{ key: 'a', line: 4 }])
})
