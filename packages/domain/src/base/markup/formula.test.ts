import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mathOf, withFormulas } from './formula.ts'

/** The content of a formula without the frame. */
const inner = (line: string) => /alttext="[^"]*">(.*)<\/math>$/.exec(mathOf(line) ?? '')?.[1]

test.each([
  [
    'RMSE = √( (1/n) · Σ (yᵢ − ŷᵢ)² )',
    [
      '<msqrt><mfrac><mrow><mn>1</mn></mrow><mrow><mi>n</mi></mrow></mfrac><mo>∑</mo><msup><mrow><mo>(</mo>',
      '<mn>2</mn></msup></msqrt>',
    ],
  ],
  ['MAE = (1/n) · Σ |yᵢ − ŷᵢ|', ['<mo>∑</mo><mrow><mo fence="true">|</mo><msub><mi>y</mi><mi>i</mi></msub><mo>−</mo>']],
  ['log-loss = −(1/n) · Σ ln p(yᵢ)', ['<mo>=</mo><mo>−</mo><mfrac>', '<mi mathvariant="normal">ln</mi>']],
  [
    'macro-F1 = (1/5) · Σₖ 2·TPₖ / (2·TPₖ + FPₖ + FNₖ)',
    [
      '<munder><mo>∑</mo><mi>k</mi></munder><mfrac><mrow><mn>2</mn><mo>·</mo><msub><mi mathvariant="normal">TP</mi><mi>k</mi></msub></mrow>',
    ],
  ],
  [
    'AUC = ( R₊ − n₊(n₊ + 1)/2 ) / ( n₊ · n₋ )',
    [
      '<mi mathvariant="normal">AUC</mi><mo>=</mo><mfrac><mrow><msub><mi>R</mi><mo>+</mo></msub><mo>−</mo><mfrac>',
      '<msub><mi>n</mi><mo>−</mo></msub></mrow></mfrac>',
    ],
  ],
  [
    'accuracy = 判断正确的只数 / 总只数',
    ['<mfrac><mrow><mtext>判断正确的只数</mtext></mrow><mrow><mtext>总只数</mtext></mrow></mfrac>'],
  ],
  ['accuracy = penguins named correctly / all penguins', ['<mtext>penguins named correctly</mtext>']],
])('the formula %s becomes MathML with its parts in place', (line, parts) => {
  for (const part of parts) expect(inner(line)).toContain(part)
  expect(mathOf(line)).not.toMatch(/<mo>\/<\/mo>/)
})

test.each(['id,damage\n2,0.08', 'a = <script>', 'x = (1', 'x = 1)', 'x = &lt;', 'x == 2', 'x = "a"', 'no formula'])(
  '%j is no formula and stays code',
  (text) => {
    expect(mathOf(text)).toBeNull()
    const html = `<pre><code>${text}</code></pre><p>yᵢ</p>`
    expect(withFormulas(html)).toBe(html)
  },
)

test('a line of 100,000 open brackets stays code and does not fill the stack', () => {
  expect(mathOf(`x = ${'('.repeat(100_000)}`)).toBeNull()
})

test('quantities are set in sentences, but neither in code nor in tags', () => {
  const html = '<pre><code>MAE = yᵢ\n</code></pre><p>Here yᵢ and 2⁻⁵², <code>yᵢ</code> <a href="/yᵢ">so</a></p>'
  expect(withFormulas(html)).toBe(
    '<p><math display="block" alttext="MAE = yᵢ"><mi mathvariant="normal">MAE</mi><mo>=</mo><msub><mi>y</mi><mi>i</mi></msub></math></p>' +
      '<p>Here <math><msub><mi>y</mi><mi>i</mi></msub></math> and ' +
      '<math><msup><mn>2</mn><mrow><mo>−</mo><mn>52</mn></mrow></msup></math>, <code>yᵢ</code> <a href="/yᵢ">so</a></p>',
  )
})

test('the MathML of any text has no tag or attribute from it, and its tags are balanced', () => {
  const signs = fc.constantFrom(...'xyn=+−·/()|√Σᵢₖ₊₋²⁻ 12<>&"\'ŷ数')
  fc.assert(
    fc.property(
      fc.array(signs, { maxLength: 24 }).map((all) => `m = ${all.join('')}`),
      (line) => {
        const math = mathOf(line)
        if (math === null) return
        expect(line).not.toMatch(/[<>&"']/)
        const open: string[] = []
        for (const [, close, name] of math.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
          if (close) expect(open.pop()).toBe(name)
          else open.push(name as string)
        }
        expect(open).toEqual([])
      },
    ),
  )
})
