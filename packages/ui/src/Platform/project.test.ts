import { expect, test } from 'vitest'
import { boxFaces, CELLS, HALF_X, HALF_Y, ORIGIN, project, rope } from './project.ts'

test('one cell along an axis is half a cell across and half a cell down', () => {
  expect(project([0, 0])).toEqual([ORIGIN.x, ORIGIN.y])
  expect(project([1, 0])).toEqual([ORIGIN.x + HALF_X, ORIGIN.y + HALF_Y])
  expect(project([0, 1])).toEqual([ORIGIN.x - HALF_X, ORIGIN.y + HALF_Y])
})

test('height goes straight up', () => {
  expect(project([2, 3, 50])).toEqual([project([2, 3])[0], project([2, 3])[1] - 50])
})

test('the ring is symmetrical', () => {
  expect(project([CELLS, 0])[0] - ORIGIN.x).toBe(ORIGIN.x - project([0, CELLS])[0])
})

test('the three faces of a box share the corner towards the viewer', () => {
  const faces = boxFaces({ from: [0, 0], to: [1, 1], bottom: 0, top: 10 })
  const corner = project([1, 1, 10]).join()
  for (const face of [faces.left, faces.right, faces.top]) expect(face.split(' ')).toContain(corner)
})

test('a rope hangs below its chord by its sag', () => {
  const [, control] = /Q\S+ (\S+) /.exec(rope([0, 0], [0, 0], 5))!
  expect(Number(control) - ORIGIN.y).toBe(10)
})
