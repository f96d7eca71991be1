import { storedMarkup } from '@shulei/domain/base/markup/write.ts'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { shownArticle } from '../../../src/platform/texts/read/article.ts'

it.each([
  ['<p>正文<strong>重点</strong></p>', '<p>正文<strong>重点</strong></p>'],
  ['<p></p>', '<p><br></p>'],
  ['<p>$5 和 $6</p>', '<p>$5 和 $6</p>'],
  [
    '<p>设 $x$，<strong>$y$</strong></p>',
    '<p>设 <math><mi>x</mi></math>，<strong><math><mi>y</mi></math></strong></p>',
  ],
  [
    '<p>a</p><p>$$</p><p>x</p><p>$$</p><p>b</p>',
    '<p>a</p><p><span class="formula"><math display="block"><mi>x</mi></math></span></p><p>b</p>',
  ],
  ['<p>$$<br>x<br>$$</p>', '<p><span class="formula"><math display="block"><mi>x</mi></math></span></p>'],
  ['<p>$a</p><p>b$</p>', '<p>$a</p><p>b$</p>'],
  [
    '<p><code>$x$</code></p><pre><code>$x$ &lt; 1</code></pre>',
    '<p><code>$x$</code></p><pre><code>$x$ &lt; 1</code></pre>',
  ],
  ['<ul><li><p>$x$</p></li></ul>', '<ul><li><p><math><mi>x</mi></math></p></li></ul>'],
  ['<h3>$x$</h3>', '<h3><math><mi>x</mi></math></h3>'],
  [
    '<p>| a | b |</p><p>|---|---|</p><p>| $x$ | <strong>2</strong> |</p><p>c</p>',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td> <math><mi>x</mi></math> </td><td> <strong>2</strong> </td></tr></tbody></table><p>c</p>',
  ],
  [
    '<p>前</p><p>a | b<br>-|-<br>1 \\| 2 | 3 | 4<br>5 |</p>',
    '<p>前</p><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1 | 2</td><td>3</td></tr><tr><td>5</td><td></td></tr></tbody></table>',
  ],
  [
    '<table><tbody><tr><th><p>a</p></th></tr><tr><td><p>$x$ <strong>b</strong></p></td></tr></tbody></table><p>$y$</p>',
    '<table><tbody><tr><th><p>a</p></th></tr><tr><td><p><math><mi>x</mi></math> <strong>b</strong></p></td></tr></tbody></table><p><math><mi>y</mi></math></p>',
  ],
  ['<p>a | b</p><p>c | d</p>', '<p>a | b</p><p>c | d</p>'],
  ['<p>$\\frac{1$</p>', '<p><mark><code>$\\frac{1$</code></mark></p>'],
])('%s is shown', (stored, shown) => {
  expect(shownArticle(stored)).toBe(shown)
})

test('code that looks like a language has its colours', () => {
  const code =
    'import pandas as pd\n\ndef load(path):\n    return pd.read_csv(path)\n\nfor x in range(3):\n    print(x)'
  expect(shownArticle(`<pre><code>${code}</code></pre>`)).toContain('<span class="code-keyword">import</span>')
})

test('a text without special signs is shown as it is stored', () => {
  const part = fc.constantFrom(
    '<p>',
    '</p>',
    '<strong>',
    '</strong>',
    '<ul><li>',
    '</ul>',
    '<br>',
    '<blockquote>',
    '</blockquote>',
    'a',
    '浪 ',
    '&lt;',
    '<h3>',
    '</h3>',
    '<hr>',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const stored = storedMarkup(parts.join(''))
      expect(shownArticle(stored).replaceAll('<p><br></p>', '<p></p>')).toBe(
        stored.replaceAll('<p><br></p>', '<p></p>'),
      )
    }),
  )
})
