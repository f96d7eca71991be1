import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawingOf } from '../../../src/platform/texts/read/drawing.ts'

const svg = (inner: string, root = 'width="40" height="20"') =>
  `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inner}</svg>`

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a drawing keeps shapes, words, colours, references and its pictures', () => {
  const inner = `<style type="text/css">*{stroke-linejoin: round}</style><defs><path id="m" d="M0 0h2"/><clipPath id="c"><rect width="9" height="9"/></clipPath><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><g clip-path="url(#c)" style="fill: url(#g)"><use xlink:href="#m" x="1" y="2"/><text x="1">1 &lt; 2 浪</text><image width="1" height="1" xlink:href="data:image/png;base64,${pixel}"/></g>`
  const drawing = drawingOf(svg(inner))
  expect(drawing).toMatchObject({ width: 40, height: 20 })
  for (const part of [
    '<style>*{stroke-linejoin: round}</style>',
    'clip-path="url(#c)"',
    '<use href="#m" x="1" y="2">',
  ]) {
    expect(drawing?.svg).toContain(part)
  }
  expect(drawing?.svg).toContain('1 &lt; 2 浪')
  expect(drawing?.svg).toContain(`<image width="1" height="1" href="data:image/png;base64,${pixel}">`)
})

test.each([
  ['width="30pt" height="15pt"', 40, 20],
  ['width="100%" viewBox="0 0 300 200"', 300, 200],
  ['viewBox="0,0,80,60"', 80, 60],
  ['width="8000" height="4000"', 4000, 2000],
  ['', 300, 150],
])('a drawing with %s is %d × %d', (root, width, height) => {
  expect(drawingOf(svg('<path d=""/>', root))).toMatchObject({ width, height })
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in another letter case', '<SCRIPT>alert(1)</SCRIPT>'],
  ['a handler', '<rect onload="alert(1)" onclick="alert(1)"/>'],
  ['a link', '<a xlink:href="javascript:alert(1)"><text>alert</text></a>'],
  ['a page', '<foreignObject><iframe src="https://evil.example"/><body onload="alert(1)"/></foreignObject>'],
  ['an animation', '<rect><set attributeName="href" to="javascript:alert(1)"/><animate attributeName="x"/></rect>'],
  ['a picture of another site', '<image href="https://evil.example/a.png"/>'],
  ['a picture of this site', '<image href="/api/v1/dfeditor/images/a.png"/>'],
  ['an SVG in an SVG', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
  ['another document', '<use href="https://evil.example/a.svg#a"/>'],
  ['an address in a style', '<rect style="fill: url(https://evil.example/a)"/>'],
  ['an address in an attribute', '<rect fill="url(//evil.example/a)"/>'],
  ['an import', '<style>@import "https://evil.example/a.css";</style>'],
  ['hidden signs in a style', '<style>a{b:u\\72l(https://evil.example)}</style>'],
  ['a filter', '<filter id="f"><feImage href="https://evil.example"/></filter>'],
  ['a processing instruction', '<?xml-stylesheet href="https://evil.example/a.css"?>'],
  ['a second root', '</svg><svg onload="alert(1)"><script>alert(1)</script>'],
])('%s is left out', (_, inner) => {
  const shown = drawingOf(svg(`<path d="M0 0"/>${inner}<rect x="7"/>`))?.svg ?? ''
  expect(shown).toContain('<path d="M0 0">')
  expect(shown).not.toMatch(
    /script|evil|\son[a-z]+=|javascript|iframe|foreignObject|dfeditor|svg\+xml|animate|<set|filter/i,
  )
})

test.each([
  ['nothing', ''],
  ['a page', '<html><body/></html>'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>`],
  ['no size', '<svg width="0" height="0"/>'],
  [
    'references that multiply',
    svg(Array.from({ length: 9 }, (_, n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(10)}</g>`).join('')),
  ],
  [
    'references that multiply in styles',
    svg(
      `${Array.from(
        { length: 9 },
        (_, n) => `<pattern id="a${n + 1}">${`<rect fill="url(#a${n})"/>`.repeat(10)}</pattern>`,
      ).join('')}<rect fill="url(#a9)"/>`,
    ),
  ],
  ['a reference to itself', svg('<g id="a"><use href="#a"/></g>')],
  ['too many elements', svg('<path/>'.repeat(70_000))],
  ['too many levels', svg('<g>'.repeat(100))],
  [
    'a picture of many pixels',
    svg(
      `<image href="data:image/png;base64,${Buffer.concat([Buffer.from(pixel, 'base64').subarray(0, 16), Buffer.from([0, 0, 255, 255, 0, 0, 255, 255])]).toString('base64')}"/>`,
    ),
  ],
])('a drawing that has %s is not shown', (_, text) => {
  expect(drawingOf(text)).toBeNull()
})

test('whatever a drawing holds, each of its elements ends, and only known ones are in it', () => {
  const part = fc.constantFrom(
    ...[
      '<svg>',
      '</svg>',
      '<g>',
      '</g>',
      '<path d="a"/>',
      '<text>',
      '</text>',
      'a',
      '&lt;',
      '<',
      '>',
      '"',
      '<style>',
      '</style>',
    ],
    ...[
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<use href="#a"/>',
      '\u0001',
      '<foreignObject>',
      '</foreignObject>',
    ],
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const drawing = drawingOf(svg(parts.join('')))
      if (!drawing) return
      expect(drawing.svg.match(/<(?!\/)/g)?.length).toBe(drawing.svg.match(/<\//g)?.length)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds what must be gone
      expect(drawing.svg).not.toMatch(/<\/?(?:script|foreignObject)|[\u0000-\u0008]/)
    }),
  )
})
