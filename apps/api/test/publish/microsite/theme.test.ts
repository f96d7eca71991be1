import { MicrositeTheme, micrositeName } from '@shulei/contract/publish/microsite/schemas.ts'
import { childPages } from '@shulei/domain/publish/microsite/pages.ts'
import { themes } from '@shulei/themes/registry.ts'
import { describe, expect, test } from 'vitest'
import { completeTheme } from '../../../src/modules/publish/microsite/theme.ts'

const kindsOf = (values: Record<string, string>, base = 'kite') => {
  const theme = completeTheme({ base, values })
  return theme.ok ? [] : theme.problems.map(({ kind }) => kind)
}

describe('the theme of a microsite', () => {
  test.each(Object.keys(themes).filter((name) => name !== 'wireframe'))('may be the built-in theme %s', (base) => {
    expect(kindsOf({}, base)).toEqual([])
  })

  test('may change single values over a built-in theme', () => {
    const theme = completeTheme({ base: 'kite', values: { 'radius-card': '4px', 'font-display': 'serif' } })
    expect(theme).toMatchObject({ ok: true, tokens: { 'radius-card': '4px', 'color-bg-canvas': '#eff2fc' } })
  })

  test.each([
    ['an unknown base', {}, 'nobody', 'unknownBase'],
    ['the name of an object’s own property as base', {}, 'constructor', 'unknownBase'],
    ['an unknown key', { 'color-brand': '#112233' }, 'kite', 'unknownKey'],
    ['a script in an address', { 'color-bg-canvas': 'url(javascript:alert(1))' }, 'kite', 'script'],
    ['an expression', { 'radius-card': 'expression(alert(1))' }, 'kite', 'script'],
    ['the end of the style element', { 'font-display': '</style><script>alert(1)</script>' }, 'kite', 'script'],
    ['a nested import', { 'shadow-1': '0 0 1px #000000; @import "https://evil.example/x.css"' }, 'kite', 'script'],
    ['the end of the rule', { 'shadow-2': 'none} body{display:none' }, 'kite', 'script'],
    ['a font’s name with a quote', { 'font-display': '"Evil\', serif' }, 'kite', 'badValue'],
    ['a font that would be loaded', { 'font-display': 'Comic Sans MS' }, 'kite', 'badValue'],
    ['a drawing of another server', { 'art-hero': '//evil.example/x.svg' }, 'kite', 'badValue'],
    ['a drawing named like an object’s own property', { 'art-hero': '__proto__' }, 'kite', 'badValue'],
    ['text that cannot be read', { 'color-text-default': '#eff2fc' }, 'kite', 'weak'],
    ['an escaped value', { 'color-bg-canvas': '\\23 ffffff' }, 'kite', 'script'],
  ] as const)('refuses %s', (_, values, base, kind) => {
    expect(kindsOf(values as Record<string, string>, base)).toContain(kind)
  })

  test('refuses a text of five megabytes', () => {
    const huge = 'f'.repeat(5 * 1024 * 1024)
    expect(kindsOf({ 'color-bg-canvas': huge })).toContain('tooLarge')
    expect(MicrositeTheme.safeParse({ base: 'kite', values: { 'color-bg-canvas': huge } }).success).toBe(false)
  })

  const colours = [
    ...['red', 'RED', 'transparent', 'currentColor', 'inherit', 'initial', 'unset', 'revert', 'none', 'auto'],
    ...['#fff', '#ffff', '#fffff', '#fffffff', '#fffffff0', '#gggggg', '# ffffff', '#ffffff ', 'ffffff', '0xffffff'],
    ...['rgb(255,255,255)', 'rgb(255 255 255)', 'rgba(1,2,3,.5)', 'rgb(100% 0 0)', 'rgb(from red r g b)'],
    ...['hsl(0,0%,100%)', 'hsl(0 0% 100%)', 'hsla(0,0%,100%,1)', 'hwb(0 100% 0)', 'lab(50% 0 0)', 'lch(50% 0 0)'],
    ...[
      'oklab(.5 0 0)',
      'oklch(.5 0 0)',
      'color(srgb 1 1 1)',
      'color(display-p3 1 1 1)',
      'color-mix(in srgb, red, blue)',
    ],
    ...['light-dark(#fff,#000)', 'var(--x)', 'env(x)', 'attr(data-x)', 'calc(1)', 'Canvas', 'CanvasText', 'LinkText'],
    ...['ButtonFace', 'Highlight', 'rebeccapurple', 'Menu', 'device-cmyk(0 0 0 0)', 'linear-gradient(red,blue)'],
    ...['url(#a)', 'image-set("x" 1x)', 'element(#a)', 'cross-fade(x)', 'paint(x)', '#ffffff;', '#ffffff!important'],
    ...['#ffffff/**/', '#ffffff\n', '＃ffffff', '#ｆｆｆｆｆｆ', '', ' ', 'null'],
  ]
  test.each(colours)('refuses the colour “%s”, which is not #rrggbb', (colour) => {
    expect(kindsOf({ 'color-bg-canvas': colour }).length).toBeGreaterThan(0)
  })
  test('knows sixty colour syntaxes', () => {
    expect(new Set(colours).size).toBeGreaterThanOrEqual(60)
  })
})

test.each([...childPages, 'studio', 'News', '../x', 'a b', '潮', ''])('a microsite cannot be called “%s”', (name) => {
  expect(micrositeName.safeParse(name).success).toBe(false)
})
