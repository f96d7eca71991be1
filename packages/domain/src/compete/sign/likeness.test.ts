import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAlike, likeness, SKETCH_ROWS, sketchOf } from './likeness.ts'

/** A pseudo-random number from 0 to 1 for a seed and a row. */
const noise = (seed: number, row: number) => {
  const x = Math.sin(seed * 12.9898 + row * 78.233) * 43_758.5453
  return x - Math.floor(x)
}

const ROWS = 2000
const truth = Float64Array.from({ length: ROWS }, (_, row) => Math.sin(row / 50) * 10)
const model = (seed: number, error = 1) => truth.map((value, row) => value + (noise(seed, row) - 0.5) * error)
const labels = truth.map((value) => (value > 3 ? 2 : value > -3 ? 1 : 0))
const labeller = (seed: number, wrong = 0.2) =>
  labels.map((label, row) =>
    noise(seed, row) < wrong ? (label + 1 + Math.floor(noise(seed + 1, row) * 2)) % 3 : label,
  )

const numbers = (values: Float64Array) => sketchOf('number', { targets: truth, predictions: [values] }) as Float32Array
const classes = (values: Float64Array) => sketchOf('label', { targets: labels, predictions: [values] }) as Float32Array

test('a file is compared on a bounded number of rows, whatever its size', () => {
  expect(numbers(model(1))).toHaveLength(SKETCH_ROWS)
  expect(sketchOf('number', { targets: truth.slice(0, 7), predictions: [model(1).slice(0, 7)] })).toHaveLength(7)
})

test('a file with one value in all rows, as a sample has, is not compared', () => {
  expect(sketchOf('number', { targets: truth, predictions: [truth.map(() => 0)] })).toBeNull()
  expect(sketchOf('label', { targets: labels, predictions: [labels.map(() => 1)] })).toBeNull()
})

test('a copy with rounded or slightly moved values is alike; another model of the same quality is not', () => {
  const own = model(1)
  const rounded = own.map((value) => Math.round(value * 1000) / 1000)
  const moved = own.map((value, row) => value + (noise(9, row) - 0.5) * 0.005)
  for (const copy of [own, rounded, moved]) {
    expect(isAlike('number', likeness('number', numbers(own), numbers(copy)))).toBe(true)
  }
  for (let seed = 2; seed < 30; seed++) {
    expect(isAlike('number', likeness('number', numbers(own), numbers(model(seed))))).toBe(false)
  }
})

test('a copy with a few changed labels is alike; another model of the same quality is not', () => {
  const own = labeller(1)
  const changed = own.map((label, row) => (row % 997 === 5 ? (label + 1) % 3 : label))
  for (const copy of [own, changed]) expect(isAlike('label', likeness('label', classes(own), classes(copy)))).toBe(true)
  for (let seed = 2; seed < 30; seed++) {
    expect(isAlike('label', likeness('label', classes(own), classes(labeller(seed))))).toBe(false)
  }
})

test('files that are right nearly everywhere are not alike by being right', () => {
  expect(likeness('label', classes(labels), classes(labels))).toBeNull()
  expect(likeness('label', classes(labeller(1, 0.01)), classes(labeller(1, 0.01)))).toBeNull()
  expect(likeness('number', numbers(truth), numbers(truth))).toBeNull()
})

test('likeness is between 0 and 1, and the same from both sides', () => {
  const values = fc.float32Array({ minLength: 12, maxLength: 40, noNaN: true, min: -1000, max: 1000 })
  fc.assert(
    fc.property(fc.constantFrom('label' as const, 'number' as const), values, values, (kind, a, b) => {
      const like = likeness(kind, a, b)
      expect(likeness(kind, b, a)).toBe(like)
      if (like !== null) expect(like >= 0 && like <= 1).toBe(true)
      if (a.length !== b.length) expect(like).toBeNull()
    }),
  )
})
