import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deepestMarkup, isLinkAddress, isPictureAddress, markupTags, tableParts } from './allowed.ts'
import { isEmptyMarkup, linesOfMarkup, type MarkupNode, parseMarkup, wordsOfMarkup } from './parse.ts'

const tableTags = ['table', ...Object.keys(tableParts)]
const picture = '/api/v1/dfeditor/images/0b9f7c3e-1d52-4a6b-9c1e-5f0d2a7b8c9d.webp'
const element = (tag: string, ...children: unknown[]) => ({ tag, children })
const table = (...rows: unknown[]) => element('table', element('tbody', ...rows))

describe('keeps allowed elements', () => {
  test.each([
    ['<p>近岸<strong>浅水</strong>区</p>', [element('p', '近岸', element('strong', '浅水'), '区')]],
    ['a &lt;b&gt; &amp;amp; &#x6d6a;&#39640;', ['a <b> &amp; 浪高']],
    [
      '<a href="https://shulei.example/?a=1&amp;b=2">x</a>',
      [{ ...element('a', 'x'), href: 'https://shulei.example/?a=1&b=2' }],
    ],
    ['<ol start="3"><li>x</ol>', [{ ...element('ol', element('li', 'x')), start: 3 }]],
    [`<img alt="a > b" src='${picture}'>`, [{ ...element('img'), src: picture, alt: 'a > b' }]],
    ['<p>a<p>b', [element('p', 'a'), element('p', 'b')]],
    ['<p>a<ul><li>b<li>c</ul>', [element('p', 'a'), element('ul', element('li', 'b'), element('li', 'c'))]],
    [
      '<table class="x"><colgroup><col></colgroup><tbody><tr><th colspan="1"><p>a</p></th></tr><tr><td><p>b</p></td></tr></tbody></table>',
      [table(element('tr', element('th', element('p', 'a'))), element('tr', element('td', element('p', 'b'))))],
    ],
    [
      '<p>a<table><thead><tr><td>b<p>c<td>d<ul><li>e<tr><td>f</table>g',
      [
        element('p', 'a'),
        table(
          element(
            'tr',
            ...[element('td', 'b', element('p', 'c')), element('td', 'd', element('ul', element('li', 'e')))],
          ),
          element('tr', element('td', 'f')),
        ),
        'g',
      ],
    ],
  ])('%s', (html, tree) => {
    expect(parseMarkup(html)).toEqual(tree)
  })
})

describe('drops everything else', () => {
  test.each([
    ['<script>alert(1)</script>x', ['x']],
    ['<style>p{color:red}</style><p onclick="x()" style="color:red">x</p>', [element('p', 'x')]],
    ['<a href="javascript:alert(1)">x</a>', ['x']],
    ['<a href="java&#10;script:alert(1)">x</a>', ['x']],
    ['<img src="https://elsewhere.example/a.png" onerror="x()">', []],
    ['<iframe src="x">a</iframe><!-- b --><td>c</td>', ['c']],
    [
      '<table>a<td>b</td><p>c</p><tr>d<img src=x><td>e<table><tr><td>f</td></tr></table>',
      [table(element('tr', element('td', 'e')), element('tr', element('td', 'f')))],
    ],
    ['a < b', ['a ', '<', ' b']],
    ['<p', ['<', 'p']],
  ])('%s', (html, tree) => {
    expect(parseMarkup(html)).toEqual(tree)
  })

  const parts = fc.array(
    fc.oneof(
      fc.constantFrom('<', '>', '</', '"', "'", ' ', '=', '&#', ';', 'src', 'href', 'onerror', 'javascript:', picture),
      fc.constantFrom(...markupTags, ...tableTags, 'img', 'script', 'svg', 'x').map((tag) => `<${tag}>`),
      fc.constantFrom('</td>', '</tr>', '</table>'),
      fc.constantFrom('<a href="https://a.b">', '<a href=javascript:x>', `<img src=${picture}>`, '<img src=x>', '</p>'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 200 },
  )
  const allowed = new Set<string>([...markupTags, ...tableTags, 'img'])
  const places: Readonly<Record<string, string>> = tableParts
  const frames = ['table', 'tbody', 'tr']
  const check = (nodes: readonly MarkupNode[], depth: number, around = '') => {
    expect(depth).toBeLessThanOrEqual(deepestMarkup + 1)
    for (const node of nodes) {
      // a part of a table stands in its place, and nothing else does
      const name = typeof node === 'string' ? '' : node.tag
      if (places[name] !== (frames.includes(around) ? around : undefined)) throw new Error(`${name} in ${around}`)
      if (typeof node === 'string') continue
      const { tag, href, src } = node
      if (!allowed.has(tag)) throw new Error(tag)
      if (tag === 'a' ? !isLinkAddress(href ?? '') : href !== undefined) throw new Error(`${tag} ${href}`)
      if (tag === 'img' ? !isPictureAddress(src ?? '') : src !== undefined) throw new Error(`${tag} ${src}`)
      check(node.children, depth + 1, tag)
    }
  }

  test('for any input', () => {
    fc.assert(fc.property(parts, (some) => check(parseMarkup(some.join('')), 0)))
  })

  test('at any nesting depth', () => {
    check(parseMarkup('<blockquote>'.repeat(10_000)), 0)
  })
})

test('the words equal those of the text', () => {
  expect(wordsOfMarkup('<h3>标题</h3><p>a&nbsp;&amp; <em>b</em></p>')).toBe('标题a\u00a0& b')
})

test('blocks are lines of their own', () => {
  const html = '<h3>标题</h3><p>a&nbsp;<em>b</em><br>c</p>\n<ul><li>d</li><li><p>e</p></li></ul><p></p>'
  expect(linesOfMarkup(html)).toBe('标题\na\u00a0b\nc\nd\ne')
  expect(linesOfMarkup('<p> </p>')).toBe('')
})

test.each([
  ['', true],
  ['<p></p>', true],
  ['<p> &nbsp;\u200b<br></p><ul><li><p></p></li></ul>', true],
  ['<script>x</script>', true],
  ['<p>。</p>', false],
  [`<img src="${picture}">`, false],
  ['<img src="https://elsewhere.example/a.png">', true],
])('%j is empty: %s', (html, isEmpty) => {
  expect(isEmptyMarkup(html)).toBe(isEmpty)
})
