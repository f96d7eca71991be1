import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf, type Tag } from './pieces.ts'

/** The same pieces by patterns, which take the square of the time for some texts. */
function byPatterns(html: string): (Tag | string)[] {
  const silent = 'script|style|head|title|noscript|object|template|iframe|svg|math|textarea|select'
  const silentPart = new RegExp(`<(${silent})\\b[^>]*>[\\s\\S]*?(?:</\\1\\s*>|$)`, 'gi')
  const piece = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</gi
  return [...html.replace(silentPart, '').matchAll(piece)].flatMap(
    ([whole, slash, name, attributes = '']): (Tag | string)[] => {
      if (name !== undefined) return [{ name: name.toLowerCase(), isEnd: slash !== '', attributes }]
      return whole.startsWith('<!--') ? [] : [whole]
    },
  )
}

const parts = fc.constantFrom(
  ...[
    '<',
    '>',
    '</',
    '"',
    "'",
    ' ',
    '=',
    '/',
    '!',
    '-',
    '\n',
    'a',
    'href',
    '<!--',
    '-->',
    '<!-->',
    'x="',
    "x='",
    '&amp;',
  ],
  ...[
    '<script',
    '</script',
    '</script >',
    '<SVG',
    '</svg ',
    '<style>',
    '</style>',
    '<scripty',
    '<script-x',
    '<a ',
    '<p>',
  ],
)

test('the pieces of any text are those of the patterns', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 40 }), (some) => {
      const html = some.join('')
      expect([...piecesOf(html)]).toEqual(byPatterns(html))
    }),
    { numRuns: 5000 },
  )
})
