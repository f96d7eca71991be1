import { expect, test } from 'vitest'
import { pageWindow } from './pageWindow.ts'

test('shows all of a few pages', () => {
  expect(pageWindow(1, 1)).toEqual([1])
  expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5])
})

test('shows both ends and the neighbours of the current page', () => {
  expect(pageWindow(10, 20)).toEqual([1, 'gap-before', 8, 9, 10, 11, 12, 'gap-after', 20])
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 'gap-after', 20])
  expect(pageWindow(20, 20)).toEqual([1, 'gap-before', 18, 19, 20])
})

test('shows a page instead of a gap of one', () => {
  expect(pageWindow(5, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 'gap-after', 20])
  expect(pageWindow(16, 20)).toEqual([1, 'gap-before', 14, 15, 16, 17, 18, 19, 20])
})

test('treats a page outside the range as the nearest one', () => {
  expect(pageWindow(99, 3)).toEqual([1, 2, 3])
  expect(pageWindow(-4, 3)).toEqual([1, 2, 3])
  expect(pageWindow(1, 0)).toEqual([1])
})
