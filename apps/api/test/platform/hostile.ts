import fc from 'fast-check'

/** Values that have broken servers (reliability, T4). */
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

/** Raw bodies: invalid JSON, deep nesting, unusual types. */
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

/** Larger than any chunk of a body, so that the file continues after the error before it. */
const largeFile = 'x'.repeat(200_000)

/** A part of a multipart form: its header lines and its content. */
interface Part {
  head: string
  content: string
}

const quoted = (name: string) => name.replaceAll('"', '%22').replace(/[\r\n]/g, ' ')
const field = (name: string, content: string): Part => ({
  head: `content-disposition: form-data; name="${quoted(name)}"`,
  content,
})
const file = (name: string, content: string, filename = 'a.csv'): Part => ({
  head: `content-disposition: form-data; name="${quoted(name)}"; filename="${quoted(filename)}"\r\ncontent-type: image/png`,
  content,
})

const BOUNDARY = 'bound'
/** The content type of the forms below. */
export const formType = `multipart/form-data; boundary=${BOUNDARY}`
const formText = (parts: readonly Part[], end = `--${BOUNDARY}--\r\n`): string =>
  parts.map(({ head, content }) => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`).join('') + end

/** Forms for a call with the given file and field names: each breaks one rule, and a large file follows. */
export function hostileForms(files: readonly string[], fields: readonly string[]): string[] {
  const [known = 'file'] = files
  const text = fields[0] ?? 'text'
  const large = file(known, largeFile)
  return [
    formText([field('unknown', '1'), large]),
    formText([field(text, '1'), field(text, '2'), large]),
    formText([field(text, 'x'.repeat(9_000)), large]),
    formText([field('n'.repeat(9_000), '1'), large]),
    formText([...Array.from({ length: 40 }, (_, i) => field(`f${i}`, 'x')), large]),
    formText([file('unknown', 'x'), large]),
    formText([file('unknown', largeFile), large]),
    formText([large, large]),
    formText([large, field('unknown', '1'), large]),
    formText([file(known, 'x', '../../x.exe'), large]),
    formText([...Array.from({ length: 20 }, (_, i) => file(`f${i}`, 'x')), large]),
    formText([{ head: 'content-type: text/plain', content: 'no name' }, large]),
    formText([{ head: 'x'.repeat(20_000), content: 'a long header' }, large]),
    formText([{ head: 'no colon', content: 'a broken header' }, large]),
    formText([large], ''),
    formText([large], `--${BOUNDARY}`),
    formText([field('unknown', '1'), large], ''),
    `--other\r\n${largeFile}`,
    '',
    `--${BOUNDARY}--\r\n`,
    ...hostileTexts.map((value) => formText([field(text, value), field('unknown', value), large])),
    ...hostileTexts.map((value) => formText([field(value, '1'), large])),
    ...hostileTexts.map((value) => formText([field(text, value), file(known, 'id,y\n1,2\n', value)])),
  ]
}

/** The beginning of a form that ends in the middle of its first file. */
export const unfinishedForm = (name: string): string => formText([file(name, largeFile)], '').slice(0, 600)

/** Forms of known and unknown parts in any order, complete or cut off. */
export function hostileForm(files: readonly string[], fields: readonly string[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(...files, ...fields, 'unknown')
  const content = fc.oneof({ weight: 3, arbitrary: hostileText }, { weight: 1, arbitrary: fc.constant(largeFile) })
  const part = fc.oneof(
    fc.tuple(name, content).map(([of, value]) => field(of, value)),
    fc.tuple(name, content, hostileText).map(([of, value, filename]) => file(of, value, filename)),
  )
  const end = fc.constantFrom(undefined, undefined, undefined, '', `--${BOUNDARY}`)
  return fc.tuple(fc.array(part, { maxLength: 6 }), end).map(([parts, cut]) => formText(parts, cut))
}

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

// making it takes longer than using it for a call
const anyJson = fc.json()

export const bodyText = (schema: Schema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: objectOf(schema).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: anyJson },
    { weight: 1, arbitrary: fc.constantFrom(...hostileBodies) },
  )
