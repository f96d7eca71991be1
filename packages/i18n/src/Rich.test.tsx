import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rich } from './Rich.tsx'

const html = (text: string, values = {}) =>
  renderToStaticMarkup(<Rich text={text} values={values} components={{ b: <b className="x" />, i: <u /> }} />)

test('replaces marks by elements and placeholders by values, in the order of the sentence', () => {
  expect(html('<b>{{left}}</b> of {{limit}} left, <i>see</i>.', { left: 2, limit: 3 })).toBe(
    '<b class="x">2</b> of 3 left, <u>see</u>.',
  )
})

test('does not read marks or elements inside a value', () => {
  expect(html('<b>{{team}}</b>', { team: '<b>{{limit}}</b><script>' })).toBe(
    '<b class="x">&lt;b&gt;{{limit}}&lt;/b&gt;&lt;script&gt;</b>',
  )
})

test('keeps the words of a mark without an element', () => {
  expect(html('a <q>b</q> c')).toBe('a b c')
})
