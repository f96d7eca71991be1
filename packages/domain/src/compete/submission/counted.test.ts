import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceRefusal } from './choice.ts'
import { CARRIED, carriedOf, carriedSubmissions, countedSubmission, gainOf, type ScoredSubmission } from './counted.ts'
import { isBetter, type MetricId } from './metric.ts'

/** few scores and times, so that there are many ties */
const score = fc.option(fc.integer({ min: 0, max: 3 }), { nil: null })
const submissions = fc
  .array(
    fc.record({
      list: fc.constantFrom('A' as const, 'A' as const, 'B' as const),
      scoreA: score,
      scoreB: score,
      at: fc.nat(3),
      isChosen: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((all): ScoredSubmission[] =>
    all.map((one, index) => ({ ...one, id: index + 1, isChosen: one.isChosen && one.list === 'A' })),
  )
const counting = fc.record({
  metric: fc.constantFrom<MetricId>('rmse', 'auc'),
  carried: fc.integer({ min: 1, max: 4 }),
})
const unchosen = (all: readonly ScoredSubmission[]) => all.map((one) => ({ ...one, isChosen: false }))

test('list B counts the chosen submissions and those made for it, and no other', () => {
  fc.assert(
    fc.property(submissions, counting, (all, rule) => {
      const chosen = all.filter(({ isChosen }) => isChosen).map(({ id }) => id)
      const carried = carriedSubmissions(all, rule)
      if (chosen.length > 0) expect(carried).toEqual(chosen)
      const allowed = all.filter(({ id, list }) => list === 'B' || carried.includes(id))
      const counted = countedSubmission(all, 1, rule)
      if (counted) expect(allowed.map(({ id }) => id)).toContain(counted.id)
      for (const { scoreB } of allowed) {
        if (scoreB !== null) expect(counted && isBetter(rule.metric, scoreB, counted.score)).toBe(false)
      }
    }),
  )
})

test('without a choice the best of list A count, at most as many as could be chosen', () => {
  fc.assert(
    fc.property(submissions, counting, (made, rule) => {
      const all = unchosen(made)
      const carried = carriedSubmissions(all, rule)
      const onA = all.filter(({ list, scoreA }) => list === 'A' && scoreA !== null)
      expect(carried).toHaveLength(Math.min(rule.carried, onA.length))
      const left = onA.filter(({ id }) => !carried.includes(id))
      for (const id of carried) {
        const worst = onA.find((one) => one.id === id)?.scoreA as number
        for (const { scoreA } of left) expect(isBetter(rule.metric, scoreA as number, worst)).toBe(false)
      }
      // choosing what counts anyway changes nothing
      const same = all.map((one) => ({ ...one, isChosen: carried.includes(one.id) }))
      expect(countedSubmission(same, 1, rule)).toEqual(countedSubmission(all, 1, rule))
    }),
  )
  expect([carriedOf(0), carriedOf(1), carriedOf(3)]).toEqual([CARRIED, 1, 3])
})

test('a choice never changes list A', () => {
  fc.assert(
    fc.property(submissions, counting, (all, rule) => {
      expect(countedSubmission(all, 0, rule)).toEqual(countedSubmission(unchosen(all), 0, rule))
    }),
  )
})

test('a captain chooses up to the allowed number of own submissions until the deadline', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 6 })
  const facts = fc.record({
    now: fc.nat(20),
    choice: fc.option(fc.record({ count: fc.integer({ min: 1, max: 4 }), until: fc.constant(10) }), { nil: null }),
    isCaptain: fc.boolean(),
    wanted: ids,
    eligible: ids,
  })
  fc.assert(
    fc.property(facts, (one) => {
      const { now, choice, isCaptain, wanted, eligible } = one
      const isAllowed =
        choice !== null &&
        now <= choice.until &&
        isCaptain &&
        wanted.length <= choice.count &&
        wanted.every((id) => eligible.includes(id))
      expect(choiceRefusal(one) === null).toBe(isAllowed)
      // naming a submission twice is no second one
      expect(choiceRefusal({ ...one, wanted: [...wanted, ...wanted] })).toBe(choiceRefusal(one))
    }),
  )
  const open = { now: 1, choice: { count: 1, until: 1 }, isCaptain: true, wanted: [1], eligible: [1] }
  expect(choiceRefusal({ ...open, now: 2, isCaptain: false })).toBe('choiceClosed')
  expect(choiceRefusal({ ...open, isCaptain: false, wanted: [2] })).toBe('notCaptain')
  expect(choiceRefusal({ ...open, wanted: [] })).toBeNull()
})

test('a score gains on the best before it: above 0 where it beats what counts, 0 where it equals the best, else below 0', () => {
  const stages = fc.constantFrom<(0 | 1)[]>(0, 1)
  fc.assert(
    fc.property(fc.integer({ min: -1, max: 4 }), submissions, stages, counting, (mine, before, stage, rule) => {
      const gain = gainOf(mine, before, stage, rule)
      const best = countedSubmission(before, stage, rule)
      expect(gain === null).toBe(best === null)
      if (gain === null || best === null) return
      expect(gain > 0).toBe(isBetter(rule.metric, mine, best.score))
      expect(gain < 0).toBe(isBetter(rule.metric, best.score, mine))
      expect(Math.abs(gain)).toBe(Math.abs(best.score - mine))
    }),
  )
  const first = { id: 1, list: 'A' as const, scoreA: 0.5, scoreB: 0.25, at: 0, isChosen: false }
  const rule = { metric: 'auc' as const, carried: CARRIED }
  expect(gainOf(0.5, [{ ...first, scoreA: Number.NaN }], 0, rule)).toBeNull()
  expect(gainOf(Number.NaN, [first], 0, rule)).toBeNull()
})
