import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  EXPORT_EVERY,
  EXPORT_KEPT,
  EXPORT_PATIENCE,
  exportPath,
  exportState,
  fitFiles,
  nextExportAt,
  type StoredExport,
} from './export.ts'

const start = 1_795_600_000_000
const span = 10 * EXPORT_EVERY
const instants = fc.integer({ min: start, max: start + span })
const stored: fc.Arbitrary<StoredExport> = fc
  .record({
    requestedAt: instants,
    took: fc.option(fc.integer({ min: 0, max: EXPORT_PATIENCE }), { nil: null }),
    failed: fc.boolean(),
  })
  .map(({ requestedAt, took, failed }) => ({
    requestedAt,
    builtAt: took === null ? null : requestedAt + took,
    failed: took === null && failed,
  }))

test('a person without an export may request one at once', () => {
  expect(exportState(null, start)).toBe('none')
  expect(nextExportAt(null, start)).toBeNull()
})

test('two exports of one person that were built are a day apart', () => {
  fc.assert(
    fc.property(stored, fc.nat(span), (one, later) => {
      const now = one.requestedAt + later
      const mayAsk = nextExportAt(one, now) === null
      if (exportState(one, now) !== 'failed') expect(mayAsk).toBe(later >= EXPORT_EVERY)
      else expect(mayAsk).toBe(true)
    }),
  )
})

test('the announced instant is in the future, and the export may be requested from it on', () => {
  fc.assert(
    fc.property(stored, instants, (one, now) => {
      const next = nextExportAt(one, now)
      if (next === null) return
      expect(next).toBeGreaterThan(now)
      expect(nextExportAt(one, next)).toBeNull()
    }),
  )
})

test('a file can be downloaded from its end on for as long as it is kept, and never again', () => {
  fc.assert(
    fc.property(stored, fc.nat(span), (one, later) => {
      const now = one.requestedAt + later
      const { builtAt } = one
      expect(exportState(one, now) === 'ready').toBe(builtAt !== null && now < builtAt + EXPORT_KEPT)
    }),
  )
})

test('an export whose process was killed is given up', () => {
  const lost = { requestedAt: start, builtAt: null, failed: false }
  expect(exportState(lost, start + EXPORT_PATIENCE - 1)).toBe('building')
  expect(exportState(lost, start + EXPORT_PATIENCE)).toBe('failed')
})

const sizes = fc.array(fc.record({ bytes: fc.nat(1000) }), { maxLength: 30 })

test('an export takes files within its limits and loses none', () => {
  fc.assert(
    fc.property(sizes, fc.record({ count: fc.nat(30), bytes: fc.nat(5000) }), (files, most) => {
      const { taken, left } = fitFiles(files, most)
      const total = taken.reduce((sum, { bytes }) => sum + bytes, 0)
      expect(taken.length).toBeLessThanOrEqual(most.count)
      expect(total).toBeLessThanOrEqual(most.bytes)
      expect(files.filter((file) => !taken.includes(file))).toEqual(left)
      // none of those that were left would still have had room
      if (taken.length < most.count) for (const { bytes } of left) expect(total + bytes).toBeGreaterThan(most.bytes)
    }),
  )
})

test('the path of a file stays in its folder, is well-formed, and keeps the ending', () => {
  const names = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.constantFrom('..', '../../a.csv', 'C:\\a', '潮位.csv'),
  )
  fc.assert(
    fc.property(names, fc.nat(), (name, id) => {
      const path = exportPath({ kind: 'datasets', id, name })
      expect(path.split('/')).toHaveLength(3)
      expect(path).not.toMatch(/[\\:*?"<>|\p{Cc}]/u)
      expect(path.isWellFormed()).toBe(true)
      expect(path.length).toBeLessThan(110)
      expect(path.startsWith(`files/datasets/${id}-`)).toBe(true)
    }),
  )
  expect(exportPath({ kind: 'datasets', id: 1, name: `${'潮'.repeat(300)}.csv` })).toMatch(/潮\.csv$/)
})
