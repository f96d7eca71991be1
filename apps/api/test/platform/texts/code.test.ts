import { codeKinds, codeMarkup, codeParts } from '@shulei/domain/base/markup/code.ts'
import { shownMarkup } from '@shulei/domain/base/markup/shown.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeMarks, guessedMarks } from '../../../src/platform/texts/read/code/colour.ts'

const kindsIn = (source: string, language: string | null) =>
  codeParts(source, codeMarks(source, language)).flatMap(({ text, kind }) => (kind ? [[text, kind]] : []))

test.each<[string, string, [string, string][]]>([
  [
    'python3',
    'import os\nx = "a<b" # 注',
    [
      ['import', 'keyword'],
      ['"a<b"', 'string'],
      ['# 注', 'comment'],
    ],
  ],
  [
    'ir',
    'x <- "a"',
    [
      ['<-', 'keyword'],
      ['"a"', 'string'],
    ],
  ],
  ['julia-1.10', 'end', [['end', 'keyword']]],
  [
    'SQL',
    'select 1',
    [
      ['select', 'keyword'],
      ['1', 'number'],
    ],
  ],
  [
    'duckdb',
    'select 1',
    [
      ['select', 'keyword'],
      ['1', 'number'],
    ],
  ],
  ['scala', 'val x', [['val', 'keyword']]],
  [
    'C++17',
    'return 7;',
    [
      ['return', 'keyword'],
      ['7', 'number'],
    ],
  ],
  [
    'python',
    '%%bash\nfor i in a; do',
    [
      ['for', 'keyword'],
      ['in', 'keyword'],
      ['do', 'keyword'],
    ],
  ],
  ['python', '!echo "it\nreturn', [['return', 'keyword']]],
  ['python', '%matplotlib inline\nreturn', [['return', 'keyword']]],
])('code in %s has its colours: %s', (language, source, kinds) => {
  expect(kindsIn(source, language)).toEqual(kinds)
})

test.each([
  ['an unknown language', 'return 1', 'brainfuck'],
  ['no language', 'return 1', null],
  ['a name that is none', 'return 1', '__proto__'],
  ['20,000 characters and more', 'return 1\n'.repeat(2500), 'python'],
  ['nothing', '', 'python'],
])('code in %s stays plain', (_, source, language) => {
  expect(codeMarks(source, language)).toBeUndefined()
})

test('the language of code without a name is guessed only where it is sure', () => {
  expect(
    guessedMarks(
      'import pandas as pd\n\ndef load(path):\n    return pd.read_csv(path)\n\nfor x in range(3):\n    print(x)',
    ),
  ).toBeDefined()
  for (const text of ['score = 1 - sum(w * err)', '浪高 3 米', 'a | b | c', ''])
    expect(guessedMarks(text)).toBeUndefined()
})

test('colours never change the code, whatever it holds', () => {
  const part = fc.constantFrom(
    ...[
      'def ',
      '"',
      "'",
      '#',
      '\n',
      '<b>',
      '&amp;',
      '&',
      '%%sql',
      '!',
      '{',
      '}',
      '1',
      '浪',
      '😀',
      '\\',
      '`',
      '\r',
      '\t',
    ],
  )
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 30 }),
      fc.constantFrom('python', 'r', 'sql', 'julia', 'bash', 'json'),
      (parts, language) => {
        const source = parts.join('')
        const marks = codeMarks(source, language)
        expect(
          codeParts(source, marks)
            .map(({ text }) => text)
            .join(''),
        ).toBe(source)
        const html = codeMarkup(source, marks)
        expect(html.replace(/<\/?span[^>]*>/g, '')).not.toMatch(/[<>]/)
        expect(shownMarkup(html)).toBe(html.normalize('NFC'))
        for (const [, kind] of html.matchAll(/<span class="code-(\w+)">/g)) expect(codeKinds).toContain(kind)
      },
    ),
  )
})
