import { describe, expect, test } from 'vitest'
import { disabledTests, disabledTestsOfProject } from './disabledTests.ts'

test('no test is disabled, but where the computer or the database lacks something', () => {
  expect(disabledTestsOfProject()).toEqual([])
})

describe('finds a disabled test', () => {
  test.each([
    ["test.skip('a', f)", 'skip'],
    ["it.only('a', f)", 'only'],
    ["describe.skip('a', f)", 'skip'],
    ["test.todo('a')", 'todo'],
    ["test.fails('a', f)", 'fails'],
    ["test.skip.each([1])('a', f)", 'skip'],
    ["test.concurrent.only('a', f)", 'only'],
    ["test.each([1]).skip('a', f)", 'skip'],
    ["xit('a', f)", 'xit'],
    ["test('a', { skip: true }, f)", 'skip'],
    ["describe.each([1])('a', { only: true }, f)", 'only'],
    ["test('a', (context) => context.skip())", 'skip()'],
    ["test('a', ({ skip }) => skip('later'))", 'skip()'],
    ["test.skipIf(true)('a', f)", 'skipIf'],
    ["describe.runIf(process.env.SOMETIMES)('a', f)", 'runIf'],
  ])('%s', (source, word) => expect(disabledTests('a.test.ts', source)).toEqual([`a.test.ts:1: ${word}`]))
})

describe('accepts', () => {
  test.each([
    "test.runIf(engine.name === 'postgres').each([1])('a', f)",
    "describe.skipIf(process.platform === 'win32')('a', f)",
    "test('a', { timeout: 1000 }, f)",
    "test('skip', () => expect(rows.only).toBe(todo))",
  ])('%s', (source) => expect(disabledTests('a.test.ts', source)).toEqual([]))
})
