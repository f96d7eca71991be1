import { expect, test } from 'vitest'
import { parseText } from '../../../competition-folder/texts.ts'
import { renderMarkdown } from '../../../src/platform/texts/read/markdown.ts'

test('converts permitted markdown to HTML', () => {
  const html = renderMarkdown(
    '**A** 榜\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n\n```\nid,y\n```\n\n[数据](https://example.com/)',
  )
  expect(html).toContain('<strong>A</strong> 榜')
  expect(html).toContain('<td align="right">2</td>')
  expect(html).toContain('<pre><code>id,y\n</code></pre>')
  expect(html).toContain('<a href="https://example.com/">数据</a>')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![x](https://evil.test/a.png)',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](//evil.test)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '<iframe src="https://evil.test"></iframe>',
  '<p style="position:fixed" onclick="alert(1)" id="x">x</p>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)"></mi></math>',
  '<style>*{display:none}</style>',
  '<form action="https://evil.test"><input name=a></form>',
])('removes everything active from %s', (markdown) => {
  const html = renderMarkdown(markdown)
  expect(html).not.toMatch(
    /<(script|img|iframe|svg|math|style|form|input)|javascript:|data:|\son\w+=|style=|id=|"\/\//i,
  )
})

test('refuses a text with a missing part', () => {
  const whole = [
    '---',
    'title: T',
    'summary: S',
    'tags: [a, b]',
    '---',
    ...'12345'.split('').map((n) => `## ${n}\n\nx`),
    '## 6\n\n### 7\n\nx',
  ]
  expect(parseText(whole.join('\n')).tags).toEqual(['a', 'b'])
  expect(() => parseText(whole.slice(0, -1).join('\n'))).toThrow('sections')
  expect(() => parseText(whole.filter((line) => !line.startsWith('title')).join('\n'))).toThrow('title')
})
