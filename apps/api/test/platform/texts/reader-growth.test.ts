import { shownMarkup } from '@shulei/domain/base/markup/shown.ts'
import { hasEndlessMarks } from '@shulei/domain/base/text/count.ts'
import { drawingsIn } from '@shulei/domain/people/notebook/drawings.ts'
import { outputsOf } from '@shulei/domain/people/notebook/outputs.ts'
import { expect, test } from 'vitest'
import { drawChart } from '../../../src/platform/texts/read/chart.ts'
import { codeMarks, guessedMarks } from '../../../src/platform/texts/read/code/colour.ts'
import { drawingOf } from '../../../src/platform/texts/read/drawing.ts'
import { formulasIn } from '../../../src/platform/texts/read/formula/find.ts'
import { formulaWriter } from '../../../src/platform/texts/read/formula/write.ts'
import { growthFault, hostilePatterns } from '../../growth.ts'

/** Parts that repeat in formulas, code and drawings. */
const parts = [
  ...['<tr>', '<td>', '<table><tr><td>'],
  ...['$$', '$a', 'a$ ', '$ $', '\\(', '\\)', '\\[', '\\\\(', '\\$', '\\begin{align}', '\\end{align}', '\\begin{'],
  ...['``', '```', '``` ', '`` ` ', '\n```\n', '~~~', '$`', '^{', '_{', '\\frac', '\\frac{', '\\sqrt[', '\\left(', '}'],
  ...[
    '\\text{',
    '{',
    '&',
    '\\\\',
    '\\def\\a',
    '\\color{',
    '"""',
    "f'{",
    "'''",
    '#',
    '0x',
    '1e',
    '1_',
    'a(',
    'a.',
    'def ',
  ],
  ...[
    'class ',
    '@',
    'lambda ',
    '--',
    '/*',
    '//',
    '%%',
    '<-',
    ':=',
    "r'",
    '%>%',
    '$(',
    '<<EOF',
    '<g>',
    '<path d="',
    '<text>',
  ],
  ...[
    '<use href="#a"/>',
    '<g id="a">',
    '<style>',
    'url(#',
    '<![CDATA[',
    '<math><mi ',
    '<mi a="',
    ' a=',
    '<span class="',
  ],
]
const texts: Readonly<Record<string, (size: number) => string>> = {
  ...hostilePatterns,
  ...Object.fromEntries(
    parts.map((part) => [part, (size: number) => part.repeat(Math.ceil(size / part.length)).slice(0, size)]),
  ),
}

/** A chart whose words and expression are a text; a text that is no expression leaves it undrawn. */
const chart = (text: string) =>
  JSON.stringify({
    ...{ title: text, data: { values: [{ a: text }] }, mark: 'bar', encoding: { x: { field: 'a', type: 'nominal' } } },
    transform: text.startsWith('a') ? [] : [{ calculate: text, as: 'b' }],
  })

const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`

const readers: Readonly<Record<string, { read: (text: string) => unknown; largest: number }>> = {
  'formulas are found': { read: (text) => formulasIn(text, { hasCode: true }), largest: 400_000 },
  'formulas are written': {
    read(text) {
      const write = formulaWriter()
      for (const [tex] of text.matchAll(/[\s\S]{1,3900}/g)) write({ tex, isBlock: true, source: tex })
    },
    largest: 60_000,
  },
  'shown markup is sanitised': { read: shownMarkup, largest: 400_000 },
  'drawings are sanitised': {
    read(text) {
      drawingOf(drawing(text))
      drawingOf(drawing(`<style>${text}</style><path style="${text.replaceAll('"', '')}"/>`))
    },
    largest: 400_000,
  },
  ...Object.fromEntries(
    ['python', 'r', 'sql'].map((language) => [
      `code in ${language} is coloured`,
      { read: (text: string) => codeMarks(text, language), largest: 20_000 },
    ]),
  ),
  'charts are found in markup': {
    read: (text) => outputsOf({ output_type: 'display_data', data: { 'text/html': `vegaEmbed${text}})({${text}` } }),
    largest: 400_000,
  },
  'drawings are found in markup': { read: (text) => drawingsIn(`${text}<svg></svg>${text}`), largest: 400_000 },
  'charts are drawn': {
    read(text) {
      try {
        drawChart(chart(text), 'application/vnd.vegalite.v5+json')
      } catch (error) {
        // the child answers that an expression is too deep
        if (!(error instanceof RangeError)) throw error
      }
    },
    largest: 20_000,
  },
  'the language of code is guessed': { read: guessedMarks, largest: 4000 },
}

test.each(Object.entries(readers))('%s in time that grows with the length', async (_, { read, largest }) => {
  const faults: string[] = []
  for (const [part, text] of Object.entries(texts)) {
    if (hasEndlessMarks(text(100))) continue
    const fault = await growthFault((size) => read(text(size)), { smallest: largest / 4, largest })
    if (fault) faults.push(`${JSON.stringify(part)}: ${fault}`)
  }
  expect(faults).toEqual([])
})
