import { shownMarkup } from '@shulei/domain/base/markup/shown.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Formula, formulasIn } from '../../../src/platform/texts/read/formula/find.ts'
import { formulaWriter } from '../../../src/platform/texts/read/formula/write.ts'
import { partsOf } from '../../../src/platform/texts/read/parts.ts'

const sourcesOf = (text: string, hasCode = true) =>
  formulasIn(text, { hasCode }).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.source]))
const blocksOf = (text: string) =>
  formulasIn(text, { hasCode: true }).filter((piece): piece is Formula => typeof piece !== 'string' && piece.isBlock)
const markupOf = (markdown: string) =>
  partsOf(markdown, formulaWriter())
    .map((part) => (part.kind === 'markup' ? part.html : ''))
    .join('')

describe('a formula', () => {
  it.each([
    ['$x$', ['$x$']],
    ['用$x_1$表示，$y$。', ['$x_1$', '$y$']],
    ['$\\alpha $ and $ \\beta$ and $ a^2 $', ['$\\alpha $', '$ \\beta$', '$ a^2 $']],
    ['$$a\n\n= b$$', ['$$a\n\n= b$$']],
    ['a $$b$$ c', ['$$b$$']],
    ['\\(a\\) \\[b\\] \\\\(c\\\\) \\\\[d\\\\]', ['\\(a\\)', '\\[b\\]', '\\\\(c\\\\)', '\\\\[d\\\\]']],
    ['\\begin{align}\na &= b \\\\\nc &= d\n\\end{align}', ['\\begin{align}\na &= b \\\\\nc &= d\n\\end{align}']],
    [
      '\\begin{pmatrix}1\\end{pmatrix} \\begin{equation*}x\\end{equation*}',
      ['\\begin{pmatrix}1\\end{pmatrix}', '\\begin{equation*}x\\end{equation*}'],
    ],
    ['$a\nb$', ['$a\nb$']],
  ])('stands in %s', (text, found) => {
    expect(sourcesOf(text)).toEqual(found)
  })

  it.each([
    '$5 and $6',
    '价格 $5，成本 $3',
    '$20,000 to US$30,000',
    '$100-$200',
    'from $5 to 10 $',
    '$HOME and $PATH',
    'echo $HOME_DIR and $PATH_TO',
    '\\$a\\$ and \\$b',
    '`$x$` and ``$y`$``',
    '```\n$x$\n```',
    '~~~python\n"$x$"\n~~~',
    '- ```\n  $x$\n  ```',
    '```\n$x$',
    '$$ $$',
    '$ $',
    '$a\n\nb$',
    'a $ b',
    '\\(\\)',
    '\\begin{document}a\\end{document}',
    `$${'x'.repeat(5000)}$`,
  ])('stands not in %j', (text) => {
    expect(sourcesOf(text)).toEqual([])
  })

  it('on a line of its own is a block', () => {
    expect(blocksOf('$a$ $$b$$ \\(c\\) \\[d\\] \\begin{gather}e\\end{gather}').map(({ tex }) => tex)).toEqual([
      'b',
      'd',
      '\\begin{gather}e\\end{gather}',
    ])
  })

  it('leaves all signs of a text where they are', () => {
    const part = fc.constantFrom(
      ...['$', '$$', '\\', '\\(', '\\)', '\\[', '\\]', '`', '```', '~~~', '\n', ' ', 'a', '1', '数', '{', '_'],
      ...['\\begin{align}', '\\end{align}', '\\begin{', '}'],
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), fc.boolean(), (parts, hasCode) => {
        const text = parts.join('')
        const whole = formulasIn(text, { hasCode })
        expect(whole.map((piece) => (typeof piece === 'string' ? piece : piece.source)).join('')).toBe(text)
      }),
    )
  })
})

/** Formulas as people write them: together they have every element and attribute that formulas may have. */
const written = [
  ...[
    'E=mc^2',
    'x_i^2 + y_{i+1}',
    '\\frac{1}{n}\\sum_{i=1}^{n} |y_i-\\hat{y}_i|',
    '\\sqrt{x}\\sqrt[3]{y}',
    "f'(x) = \\lim_{h\\to0}",
  ],
  ...[
    '\\mathbb{R}^n \\mathcal{L}(\\theta) \\mathbf{w} \\mathrm{d}x \\text{若 } x',
    '\\int_0^\\infty e^{-x}\\,dx',
    '\\vec{a}\\cdot\\vec{b}',
  ],
  ...[
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
    '\\begin{cases}x & x>0\\\\0 & \\text{其他}\\end{cases}',
    '\\left(\\frac ab\\right]',
  ],
  ...[
    '\\begin{align}a&=b\\\\c&=d\\end{align}',
    '\\begin{eqnarray}a&=&b\\end{eqnarray}',
    '\\begin{array}{c|c}a&b\\\\\\hline c&d\\end{array}',
  ],
  ...[
    '\\underbrace{a+b}_{n}\\overline{x}\\widehat{xy}',
    '\\operatorname{argmax}_\\theta',
    '\\boxed{x}',
    '\\phantom{x}\\hspace{2em}y',
    '\\binom{n}{k}',
  ],
  ...[
    '\\prod\\limits_{i}\\bigcup A_i',
    '\\color{red}{x}',
    '\\cancel{x}',
    '{}_a^b X',
    '\\xrightarrow{n}',
    '\\raise{2pt}{x}',
    '\\tag{1} x',
    '\\bigl( x \\bigr)',
  ],
  ...[
    '\\displaystyle\\sum',
    '\\scriptstyle x',
    '\\mathscr{A} \\boldsymbol{\\beta}',
    '\\stackrel{d}{=}',
    '\\nabla\\partial\\ell\\le\\ge\\ne\\approx\\sim\\propto',
  ],
]

test.each(written)('%s is MathML that the sanitiser leaves as it is', (tex) => {
  for (const isBlock of [false, true]) {
    const html = formulaWriter()({ tex, isBlock, source: `$${tex}$` })
    expect(html).toContain('<math')
    const shown = shownMarkup(html)
    expect(shownMarkup(shown)).toBe(shown)
    const structure = (markup: string) => markup.match(/<\/?[a-z]+/g)
    expect(structure(shown)).toEqual(structure(html))
    expect(shown).not.toMatch(/\s(?:style|href|on[a-z]+)=/)
  }
})

test.each([
  ['an endless definition', '\\def\\a{\\a}\\a'],
  [
    'definitions that grow',
    '\\def\\a{xxxxxxxxxx}\\def\\b{\\a\\a\\a\\a\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b\\b\\b\\b\\b}\\def\\d{\\c\\c\\c\\c\\c\\c\\c\\c}\\def\\e{\\d\\d\\d\\d\\d\\d\\d\\d}\\e\\e\\e',
  ],
  ['too many levels', `${'\\frac{1}{'.repeat(300)}x${'}'.repeat(300)}`],
  ['brackets without end', '\\left('.repeat(300)],
  ['a command that is unknown', '\\frac{1'],
  ['a link', '\\href{javascript:alert(1)}{x}'],
  ['a picture', '\\includegraphics{https://evil.example/a.png}'],
  ['markup of its own', '\\htmlData{a=b}{x}'],
])('a formula with %s shows its source, marked', (_, tex) => {
  const html = markupOf(`a $$${tex}$$ b`)
  expect(html).toMatch(/<mark><code>\$\$/)
  expect(html).not.toMatch(/<math|<a |<img/)
})

test('huge lengths are bounded, and nothing of a formula becomes markup', () => {
  expect(markupOf('$\\rule{1e9em}{1e9em}$ $\\hspace{99999em}x$')).not.toMatch(/\d{3,}(?:\.\d+)?em/)
  const html = markupOf(
    '$\\text{<script>alert(1)</script><img src=x onerror=alert(1)>}$ $x<script>$ $$<svg onload=a>$$',
  )
  expect(html).not.toMatch(/<(?:script|img|svg)/)
})

test('names and letters with a form of their own are upright, quantities are slanted', () => {
  const html = markupOf('$x \\log \\mathbb{R} \\alpha$')
  expect(html).toContain('<mi>x</mi>')
  expect(html).toContain('<mi>α</mi>')
  expect(html).toContain('<mi mathvariant="normal">log</mi>')
  expect(html).toContain('<mi mathvariant="normal">ℝ</mi>')
})

test('definitions hold for the formulas after them', () => {
  const write = formulaWriter()
  const [first, second] = ['\\newcommand{\\R}{\\mathbb{R}}', '\\R^n'].map((tex) =>
    write({ tex, isBlock: false, source: tex }),
  )
  expect(first).not.toContain('<mark>')
  expect(second).toContain('ℝ')
})

test('formulas stand among the other words of Markdown', () => {
  expect(markupOf('设 $a_1$ 与 $b_1$，*斜* `$c$` [链接](https://a.b/$d$)')).toMatch(
    /^<p>设 <math>.*<\/math> 与 <math>.*<\/math>，<em>斜<\/em> <code>\$c\$<\/code> <a href="https:\/\/a\.b\/\$d\$"/,
  )
  expect(markupOf('| 符号 | 含义 |\n|---|---|\n| $\\alpha$ | **率** |')).toMatch(
    /<table>\s*<thead>.*<td><math><mi>α<\/mi><\/math><\/td>\s*<td><strong>率<\/strong>/s,
  )
  expect(markupOf('$$\na\n- b\n= c\n$$')).toMatch(/^<p><span class="formula"><math display="block">/)
  let headings = 0
  expect(partsOf('## 系数 $\\beta$\n', formulaWriter(), () => `s${++headings}`)).toEqual([
    { kind: 'heading', level: 3, text: '系数 β', id: 's1' },
  ])
})
