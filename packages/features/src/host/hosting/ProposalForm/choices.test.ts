import { proposalFixture, proposalOf, textsProposalFixture } from '@shulei/mocks/host/hosting/fixtures.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choicesOf, columnKey, noColumn, type TypedChoices } from './choices.ts'

const nothing: TypedChoices = { id: '', target: '', metric: '' }
const table = proposalFixture()
const chosen = (typed: Partial<TypedChoices>, of = table) => {
  const { id, target, metric } = choicesOf(of, { ...nothing, ...typed })
  return [id?.name ?? null, target?.name ?? null, metric]
}

test('without a choice the proposal stands', () => {
  expect(chosen({})).toEqual(['编号', '品种', 'accuracy'])
})

test.each<[string, Partial<TypedChoices>, ReturnType<typeof chosen>]>([
  ['another target brings its usual metric', { target: columnKey('花瓣长') }, ['编号', '花瓣长', 'rmse']],
  ['a metric of its target is kept', { target: columnKey('花瓣长'), metric: 'mae' }, ['编号', '花瓣长', 'mae']],
  ['a metric of another target is not', { metric: 'mae' }, ['编号', '品种', 'accuracy']],
  ['none is a choice', { id: noColumn }, [null, '品种', 'accuracy']],
  ['a column of another table counts for nothing', { id: columnKey('x'), target: columnKey('y') }, chosen({})],
  ['a column that cannot be predicted either', { target: columnKey('测量日期') }, chosen({})],
])('%s', (_, typed, expected) => {
  expect(chosen(typed)).toEqual(expected)
})

test('a table of texts has no target', () => {
  expect(chosen({}, textsProposalFixture())).toEqual(['序号', null, null])
})

test('the target is never the id, and its metric is one of its own', () => {
  const name = fc.constantFrom('a', 'b', 'none', '=a', '')
  const columns = fc.uniqueArray(
    fc.record({
      name,
      type: fc.constantFrom('id', 'number', 'binary', 'category', 'text'),
      unique: fc.constantFrom(null, 2, 9, 100),
      missing: fc.constantFrom(0, 0.7),
      isWhole: fc.boolean(),
      isBit: fc.boolean(),
      examples: fc.constant<string[]>([]),
    }),
    { selector: (one) => one.name },
  )
  const key = fc.oneof(fc.constant(''), fc.constant(noColumn), name.map(columnKey))
  const typed = fc.record({ id: key, target: key, metric: fc.constantFrom('', 'rmse', 'accuracy', 'log-loss') })
  fc.assert(
    fc.property(columns, typed, (of, picked) => {
      const { id, target, metric } = choicesOf(proposalOf('t.csv', 100, of), picked)
      if (target === null) return void expect(metric).toBeNull()
      expect(target).not.toBe(id)
      expect(target.metrics).toContain(metric)
    }),
  )
})
