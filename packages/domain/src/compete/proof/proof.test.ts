import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankEntries } from '../ranking/order.ts'
import { type MetricId, metrics } from '../submission/metric.ts'
import { canonicalJson } from './canonical.ts'
import { type CommittedSettings, commitmentHead, parseCommitmentHead } from './commitment.ts'
import { type ProofList, parseResultName, rankFaults, resultName } from './document.ts'

const metric = fc.constantFrom(...(Object.keys(metrics) as MetricId[]))
const salt = fc.stringMatching(/^[0-9a-f]{64}$/)
const settings: fc.Arbitrary<CommittedSettings> = fc.record({
  competition: fc.integer({ min: 1 }),
  metric,
  idColumn: fc.string(),
  predictionColumns: fc.array(fc.string()),
  labels: fc.array(fc.string()),
})

test('canonical JSON does not depend on the order in which names were written', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).reverse())
      expect(canonicalJson(turned)).toBe(canonicalJson(value))
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('the head of a commitment gives back its salt and settings', () => {
  fc.assert(
    fc.property(salt, settings, (text, given) => {
      expect(parseCommitmentHead(commitmentHead(text, given))).toMatchObject({ salt: text, settings: given })
    }),
  )
})

test('a changed character is no head, or one with another salt or other settings', () => {
  fc.assert(
    fc.property(salt, settings, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (text, given, place, put) => {
      const head = commitmentHead(text, given)
      const at = place % head.length
      const changed = `${head.slice(0, at)}${put}${head.slice(at + 1)}`
      fc.pre(changed !== head)
      const read = parseCommitmentHead(changed)
      if (read) expect(commitmentHead(read.salt, read.settings)).toBe(changed)
    }),
  )
})

const rows = fc.uniqueArray(
  fc.record({
    teamId: fc.integer({ min: 1, max: 500 }),
    score: fc.constantFrom(0.1, 0.2, 0.25, 0.5, 0.75, 1),
    at: fc.integer({ min: 0, max: 50 }),
  }),
  { minLength: 2, maxLength: 40, selector: ({ teamId }) => teamId },
)

const listOf = (by: MetricId, entries: { teamId: number; score: number; at: number }[]): ProofList => ({
  schedule: 1,
  list: 'B',
  rows: rankEntries(by, entries).map(({ teamId, score, at, rank }) => ({
    rank,
    teamId,
    team: `team ${teamId}`,
    submission: teamId,
    sha256: '',
    score,
    at: new Date(at).toISOString(),
    file: null,
  })),
})

test('a list as it was ranked has no fault', () => {
  fc.assert(
    fc.property(metric, rows, (by, entries) => {
      expect(rankFaults(by, [listOf(by, entries)])).toEqual([])
    }),
  )
})

test('two exchanged ranks are both found', () => {
  fc.assert(
    fc.property(metric, rows, fc.nat(), (by, entries, place) => {
      const list = listOf(by, entries)
      const at = place % (list.rows.length - 1)
      const other = at + 1
      const changed = list.rows.map((row, index) =>
        index === at ? { ...row, rank: other + 1 } : index === other ? { ...row, rank: at + 1 } : row,
      )
      const faults = rankFaults(by, [{ ...list, rows: changed }])
      expect(faults.map(({ claimed }) => claimed).sort()).toEqual([at + 1, other + 1].sort())
    }),
  )
})

test('a score that would change the order is found', () => {
  fc.assert(
    fc.property(metric, rows, (by, entries) => {
      const list = listOf(by, entries)
      const best = metrics[by].direction === 'asc' ? -1 : 2
      const changed = list.rows.map((row, index) => (index === list.rows.length - 1 ? { ...row, score: best } : row))
      expect(rankFaults(by, [{ ...list, rows: changed }])).toHaveLength(list.rows.length)
    }),
  )
})

test('names of result files name their submission', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.string(), (submission, given) => {
      expect(parseResultName(resultName(submission, given))).toBe(submission)
    }),
  )
  for (const name of ['result-0.csv', 'result-01.csv', 'result-1.txt', '../result-1.csv', 'result-1e3.csv', ''])
    expect(parseResultName(name)).toBeNull()
})
