import fc from 'fast-check'

/** Values that broke somebody's server before (reliability, T4). */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '99999999999',
  '9'.repeat(40),
  '-1',
  '0',
  '1.5',
  '1e3',
  'NaN',
  'Infinity',
  '0x10',
  ' 7 ',
  '٧',
  'true',
  'null',
  'undefined',
  '[object Object]',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '_%\\',
  '\\',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '..%2f..%2f',
  'A\r\nset-cookie: a=b',
  '😀'.repeat(256),
  'é'.repeat(255),
  'a'.repeat(20_000),
  '\u202e\u200b\ufeff',
  '2026-02-30T00:00:00Z',
]

/** Bodies as they arrive: texts that are no JSON, too deep, too odd. */
export const hostileBodies: readonly string[] = [
  'not json',
  '{',
  '"',
  'null',
  'true',
  '0',
  '[]',
  '[[[]]]',
  '{}',
  '""',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":1,"a":2}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '{"toString":1,"valueOf":2,"then":3}',
  '\ufeff{}',
  '{"n":1e400}',
  `{"text":"${'x'.repeat(1_000_000)}"}`,
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(-1, 0, 1.5, 1e308, Number.MAX_SAFE_INTEGER, true, null, [], {}) },
)

interface Schema {
  properties?: Record<string, Schema>
  enum?: unknown[]
  const?: unknown
  type?: string
}

const plausible = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: 0, max: 20 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'object') return objectOf(schema)
  return fc.constantFrom<unknown>('一', 'a', '1')
}

/** Objects with the names of a schema: plausible values mixed with hostile ones, some names missing, some too many. */
export function objectOf(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, value]) => [name, fc.oneof(plausible(value), hostileValue)]),
  )
  const extra = fc.dictionary(fc.constantFrom('id', 'userId', 'demo', 'createdAt', 'role', 'x'), hostileValue, {
    maxKeys: 2,
  })
  return fc.tuple(fc.record(fields, { requiredKeys: [] }), extra).map(([known, more]) => ({ ...more, ...known }))
}

export const bodyText = (schema: Schema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: objectOf(schema).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.constantFrom(...hostileBodies) },
  )
