import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { shownMarkup } from './shown.ts'

describe('shown markup', () => {
  it.each([
    ['<p>a<script>b</script></p>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red" class="x">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>b', 'ab'],
    ['<a href="https://a.b" target="_blank">a</a>', '<a href="https://a.b" rel="noopener nofollow">a</a>'],
    ['<span class="formula"><span class="x">a</span>b</span>', '<span class="formula">ab</span>'],
    ['<span class="code-keyword evil">a</span>', 'a'],
    [
      '<math display="block" onclick="x()"><mi href="x" style="color:red">a</mi></math>',
      '<math display="block"><mi>a</mi></math>',
    ],
    [
      '<math><mspace width="2em"/><mtd style="padding:0;border-top:1px solid"></mtd></math>',
      '<math><mspace width="2em"><mtd class="line-above"></mtd></mspace></math>',
    ],
    [
      '<math><mspace width="99999em"></mspace><mspace width="expression(1)"></mspace></math>',
      '<math><mspace></mspace><mspace></mspace></math>',
    ],
    [
      '<math><maction actiontype="statusline#x"><semantics><annotation-xml><svg onload="x"></svg></annotation-xml></semantics></maction></math>',
      '<math></math>',
    ],
    [
      '<table><tr><td align="right" colspan="2" onclick="x">1 &lt; 2</td></tr></table>',
      '<table><tr><td align="right" colspan="2">1 &lt; 2</td></tr></table>',
    ],
    ['<td colspan="99999" align="justify">a', '<td>a</td>'],
    ['<ul><li>a<p>b</ul>c</p>', '<ul><li>a<p>b</p></li></ul>c'],
    ['a < b & c', 'a &lt; b &amp; c'],
  ])('%s', (html, shown) => {
    expect(shownMarkup(html)).toBe(shown)
  })
})

test('whatever it is made of, each element ends, and it is sanitised once', () => {
  const part = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<math>',
      '</math>',
      '<mi>',
      '</mi>',
      '<span class="formula">',
      '<span>',
      '</span>',
      '<a href="x">',
    ],
    ...[
      '</a>',
      '<a href="https://a.b">',
      '<script>',
      '</script>',
      '<svg>',
      '<br>',
      '<',
      '>',
      '"',
      '&lt;',
      'a',
      '<td>',
      '<!--',
      '-->',
    ],
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const shown = shownMarkup(parts.join(''))
      const open: string[] = []
      for (const [, slash, name = ''] of shown.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        if (slash) expect(open.pop()).toBe(name)
        else if (name !== 'br') open.push(name)
      }
      expect(open).toEqual([])
      expect(shown).not.toMatch(/<(?:script|svg)|href="x"/)
      expect(shownMarkup(shown)).toBe(shown)
    }),
  )
})
