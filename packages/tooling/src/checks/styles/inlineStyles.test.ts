import { expect, test } from 'vitest'
import { allInlineStyles, inlineStyles } from './inlineStyles.ts'

test('a component sets nothing but CSS variables on an element', () => {
  expect(allInlineStyles()).toEqual([])
})

test.each([
  ['a property', 'style={{ padding: 4 }}', 1],
  ['a property beside a variable', "style={{ '--row': row, padding: 4 }}", 1],
  ['a style from elsewhere', 'style={own}', 1],
  ['a spread', "style={{ ...own, '--row': row }}", 1],
  ['variables', "style={{ '--row': row }}", 0],
  ['variables with a type', "style={{ '--row': row } as CSSProperties}", 0],
])('%s', (_, attribute, count) => {
  expect(inlineStyles('a.tsx', `export const A = () => <p ${attribute} />`)).toHaveLength(count)
})
