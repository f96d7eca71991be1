import { formatTheme, largestTheme, parseTheme } from '@shulei/ui/theme/parse.ts'
import { tokenNames } from '@shulei/ui/theme/tokens.ts'
import { describe, expect, test } from 'vitest'
import { drawings } from './art/drawings.ts'
import { themes } from './registry.ts'
import { themeVariables } from './variables.ts'

const art = Object.keys(drawings)

describe.each(Object.entries(themes))('%s', (_, tokens) => {
  test('stays the same when written to a theme file and read again', () => {
    const file = formatTheme(tokens)
    expect(file.length).toBeLessThan(largestTheme / 8)
    expect(parseTheme(file, art)).toEqual({ ok: true, tokens })
  })

  test('becomes one CSS variable for every name of the contract', () => {
    const variables = themeVariables(tokens)
    expect(Object.keys(variables).sort()).toEqual(tokenNames.map((name) => `--${name}`).sort())
    expect(Object.values(variables).join()).not.toContain('undefined')
  })
})

test("every drawing is used by a theme, is well-formed and follows the theme's colours", () => {
  const worn = new Set(Object.values(themes).flatMap((tokens) => [tokens['art-hero'], tokens['art-divider']]))
  for (const [name, drawing] of Object.entries(drawings)) {
    expect(worn, name).toContain(name)
    const svg = drawing((token) => `#${token.length.toString(16).padStart(6, '0')}`)
    expect(svg.length, name).toBeLessThan(24_000)
    expect(svg, name).not.toMatch(/NaN|undefined|<text|<script|href/)
    const tags = [...svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)]
    const open: string[] = []
    for (const [, closing, tag, alone] of tags) {
      if (closing) expect(open.pop(), name).toBe(tag)
      else if (!alone) open.push(tag ?? '')
    }
    expect(open, name).toEqual([])
    expect(
      drawing(() => '#000000'),
      name,
    ).not.toBe(drawing(() => '#ffffff'))
  }
})

test('rejects a drawing that is not registered', () => {
  const light = themes.light!
  expect(() => themeVariables({ ...light, 'art-hero': 'toString' })).toThrow(/not a registered drawing/)
})
