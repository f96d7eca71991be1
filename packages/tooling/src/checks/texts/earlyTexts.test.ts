import { expect, test } from 'vitest'
import { earlyTexts, earlyTextsOfProject } from './earlyTexts.ts'

test('stories ask for texts only while they run', () => {
  expect(earlyTextsOfProject()).toEqual([])
})

test.each([
  ['a constant', "const withdraw = { name: pattern('team:withdraw') }", [1]],
  ['arguments', "\nexport const Empty = meta.story({ args: { title: text('team:empty') } })", [2]],
  ['a play function', "export const Empty = meta.story({ play: async () => { await find(text('team:empty')) } })", []],
  ['a function', "const button = () => find({ name: pattern('team:withdraw') })", []],
])('%s', (_, source, lines) => {
  expect(earlyTexts('a.tsx', source)).toEqual(lines)
})
