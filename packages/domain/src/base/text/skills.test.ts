import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_SKILL_LENGTH, MAX_SKILLS, skillOf, skillProblem } from './skills.ts'

test.each([
  ['时间序列', [], null],
  ['十个字的技术方向名称', [], null],
  ['十一个字的技术方向名称吧', [], 'tooLong'],
  ['😀'.repeat(10), [], null],
  ['e\u0301'.repeat(10), [], null],
  [' PyTorch ', ['梯度提升'], null],
  ['pytorch', ['PyTorch'], 'taken'],
  ['ＰｙＴｏｒｃｈ', ['PyTorch'], 'taken'],
  ['', [], 'empty'],
  ['\u200b', [], 'empty'],
  ['a\0', [], 'forbidden'],
  ['第七个', ['1', '2', '3', '4', '5', '6'], 'full'],
])('%j beside %j: %s', (skill, there, problem) => {
  expect(skillProblem(skill, there)).toBe(problem)
})

test('after any additions, there are at most six, none twice, none too long', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 14 }), fc.constantFrom('SQL', 'sql', ' SQL', 'R', 'r'))
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), (tried) => {
      const there: string[] = []
      for (const skill of tried) if (skillProblem(skill, there) === null) there.push(skillOf(skill))
      expect(there.length).toBeLessThanOrEqual(MAX_SKILLS)
      expect(new Set(there.map((one) => one.toLowerCase())).size).toBe(there.length)
      for (const one of there) expect([...one].length).toBeLessThanOrEqual(MAX_SKILL_LENGTH)
    }),
  )
})
