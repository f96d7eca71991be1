import { expect, test } from 'vitest'
import { markupFaults } from './markupFaults.ts'

test.each([
  ['<span><a href="/"><div>1</div></a></span>', ['<div> in <span>']],
  ['<p>a<ul><li>b</li></ul></p>', ['<ul> in <p>']],
  ['<ul><div><li>a</li></div></ul>', ['<div> in <ul>']],
  ['<button><a href="/">a</a></button>', ['<a> in a link or button']],
  ['<p id="a"></p><p id="a"></p>', ['the id a twice']],
  ['<input form=""><label for="">a</label>', ['an empty form', 'an empty for']],
])('finds the fault of %s', (html, faults) => {
  expect(markupFaults(html)).toEqual(faults)
})

test.each([
  '<div><a href="/"><div>1</div></a></div>',
  '<details><summary><h3>a</h3></summary><p>b</p></details>',
  '<p>a<br>b<img alt="">c</p><ul><!--$--><li><p>a &gt; b</p></li></ul>',
  '<form id="a"><label for="b" title=" form=&quot;&quot;">c</label><input id="b" form="a" value="" alt=""></form>',
  '<span><svg><foreignObject><div></div></foreignObject></svg></span>',
])('finds no fault in %s', (html) => {
  expect(markupFaults(html)).toEqual([])
})
