import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsToken, largestTheme, parseTheme } from './parse.ts'
import { type TokenName, tokenKind, tokenNames } from './tokens.ts'

const art = ['waves']

/** One valid value for every kind of token. */
const good: Record<ReturnType<typeof tokenKind>, string> = {
  colour: '#0a1b2c',
  font: 'sans',
  weight: '700',
  tracking: '-0.01em',
  line: '1.7',
  length: '1px',
  shadow: '0 8px 24px -8px #10191c2e, 0 2px 6px #10191c14',
  time: '120ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
  art: 'waves',
}
const lengths: Partial<Record<TokenName, string>> = {
  'size-row': '48px',
  'size-content': '1200px',
  'size-header': '60px',
}
const whole = Object.fromEntries(tokenNames.map((name) => [name, lengths[name] ?? good[tokenKind(name)]]))
const read = (content: unknown) => parseTheme(JSON.stringify(content), art)
const kindsOf = (content: unknown) => {
  const reading = read(content)
  return reading.ok ? [] : reading.problems.map(({ kind }) => kind)
}

test('reads a complete theme unchanged', () => {
  expect(read(whole)).toEqual({ ok: true, tokens: whole })
  expect(parseTheme(`\uFEFF${JSON.stringify(whole)}`, art).ok).toBe(true)
})

describe('reports each fault of a file', () => {
  test.each([
    ['not JSON', '{', 'notJson'],
    ['empty', '', 'notJson'],
    ['a list', '[]', 'notTheme'],
    ['a number', '7', 'notTheme'],
    ['null', 'null', 'notTheme'],
    ['over 64 kB', JSON.stringify({ ...whole, note: 'x'.repeat(largestTheme) }), 'tooLarge'],
    ['5 MB', '擂'.repeat(5 * 1024 * 1024), 'tooLarge'],
    ['64 kB of Chinese in fewer characters', JSON.stringify({ a: '擂'.repeat(22_000) }), 'tooLarge'],
  ])('%s', (_, text, kind) => {
    const reading = parseTheme(text, art)
    expect(reading.ok ? [] : reading.problems.map((problem) => problem.kind)).toEqual([kind])
  })

  test.each([
    ['an unknown key', { ...whole, 'color-brand': '#ffffff' }, ['unknownKey']],
    ['a key of every object', JSON.parse(`{"__proto__":"#ffffff",${JSON.stringify(whole).slice(1)}`), ['unknownKey']],
    ['a number', { ...whole, 'size-row': 48 }, ['notText']],
    ['an object', { ...whole, 'color-bg-canvas': { r: 1 } }, ['notText']],
    ['a colour by name', { ...whole, 'color-bg-canvas': 'white' }, ['badColour']],
    ['a short colour', { ...whole, 'color-bg-canvas': '#fff' }, ['badColour']],
    ['a colour one can see through', { ...whole, 'color-bg-canvas': '#ffffff80' }, ['badColour']],
    ['a font that is not registered', { ...whole, 'font-body': 'Comic Sans' }, ['badValue']],
    ['a drawing that is not registered', { ...whole, 'art-hero': 'sharks' }, ['badValue']],
    ['a font of every object', { ...whole, 'font-body': 'constructor' }, ['badValue']],
    ['a row of nothing', { ...whole, 'size-row': '0px' }, ['badValue']],
    ['a curve that runs back', { ...whole, 'motion-ease': 'cubic-bezier(2,0,0,1)' }, ['badValue']],
    ['a tag', { ...whole, 'color-bg-canvas': '<script>alert(1)</script>' }, ['script']],
    ['a foreign address', { ...whole, 'art-hero': 'url(https://evil.example/x.svg)' }, ['script']],
    ["a rule's end", { ...whole, 'shadow-1': 'none} body{display:none' }, ['script']],
    ['an escape', { ...whole, 'shadow-1': '\\6a avascript:alert(1)' }, ['script']],
    ['a variable', { ...whole, 'color-bg-canvas': 'var(--x)' }, ['script']],
  ])('%s', (_, content, kinds) => {
    expect(kindsOf(content)).toEqual(kinds)
  })

  test('names each missing key, in the order of the contract', () => {
    const { 'color-bg-canvas': _, 'art-hero': __, ...rest } = whole
    expect(read(rest)).toEqual({
      ok: false,
      problems: [
        { kind: 'missingKey', key: 'color-bg-canvas' },
        { kind: 'missingKey', key: 'art-hero' },
      ],
    })
  })
})

describe('any input', () => {
  test('is rejected or fits the contract, without an exception', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom(...Object.values(good)), fc.jsonValue())
    const file = fc.dictionary(fc.oneof(fc.constantFrom(...tokenNames), fc.string()), value, { maxKeys: 120 })
    fc.assert(
      fc.property(file, (content) => {
        const reading = read({ ...whole, ...content })
        if (!reading.ok) expect(reading.problems).not.toEqual([])
        else expect(tokenNames.filter((name) => !fitsToken(name, reading.tokens[name], art))).toEqual([])
      }),
    )
  })

  test('as raw text never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => void expect(parseTheme(text, art).ok).toBeTypeOf('boolean')),
    )
  })

  test('that is accepted cannot end a declaration or load from another server', () => {
    const poison = fc.constantFrom(';', '{', '}', '<', '\\', 'url(', '@import', '/*', 'javascript:')
    fc.assert(
      fc.property(fc.constantFrom(...tokenNames), fc.string(), poison, fc.string(), (name, before, bad, after) => {
        expect(kindsOf({ ...whole, [name]: before + bad + after })).toEqual(['script'])
      }),
    )
  })
})
