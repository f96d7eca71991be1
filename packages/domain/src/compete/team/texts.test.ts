import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookingOf, lookingProblem, manifestoProblem, reasonOf, reasonProblem, tutorOf, tutorProblem } from './texts.ts'

test.each([
  ['', 'empty'],
  [' \n\u200b', 'empty'],
  ['我想加入', null],
  ['长'.repeat(500), null],
  ['长'.repeat(10_000), 'tooLong'],
  ['a\0', 'forbidden'],
] as const)('the reason %.12j: %j', (reason, problem) => {
  expect(reasonProblem(reason)).toBe(problem)
})

test('a manifesto is plain text, may be empty, and has a length', () => {
  expect([manifestoProblem(''), manifestoProblem('<script>alert(1)</script>')]).toEqual([null, null])
  expect([manifestoProblem('👍'.repeat(201)), manifestoProblem('\ud800')]).toEqual(['tooLong', 'forbidden'])
})

test('a tutor without a name is nobody, or a mistake when an organization is given', () => {
  expect([tutorOf({ name: ' ', organization: '' }), tutorProblem({ name: ' ', organization: '' })]).toEqual([
    null,
    null,
  ])
  expect(tutorProblem({ name: '', organization: '黄海理工大学' })).toBe('empty')
  expect(tutorProblem({ name: '程'.repeat(31), organization: '' })).toBe('tooLong')
  expect(tutorProblem({ name: '\ud800', organization: '' })).toBe('forbidden')
})

test.each([
  [['a', 'b', 'c', 'd', 'e'], '', null],
  [['a', 'b', 'c', 'd', 'e', 'f'], '', 'tooMany'],
  [['a', 'A', 'ａ', ' '], '', null],
  [['十一个字的技能名称不行啊'], '', 'tooLong'],
  [[], '周末'.repeat(31), 'tooLong'],
  [['\0'], '', 'forbidden'],
] as const)('looking for %j with time %.6j: %j', (skills, time, problem) => {
  expect(lookingProblem({ skills, time })).toBe(problem)
})

test('storing a stored text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' })), (text, skills) => {
      const looking = lookingOf({ skills, time: text })
      expect(lookingOf(looking)).toEqual(looking)
      expect(reasonOf(reasonOf(text))).toBe(reasonOf(text))
    }),
  )
})
