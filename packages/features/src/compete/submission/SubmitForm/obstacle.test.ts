import type { FileReport } from '@shulei/domain/compete/submission/file.ts'
import { describe, expect, test } from 'vitest'
import type { Verdict } from '../submits.ts'
import { processProblem } from './files.ts'
import { type Draft, obstacleOf } from './obstacle.ts'

const file = new File(['id,birth\n'], 'result.csv')
const check = (ok: boolean) => ({ rule: 'x', ok, reason: null, remedy: null, facts: {} })
const open: Verdict = {
  allowed: true,
  reason: null,
  nextAt: null,
  checkedAt: '2026-11-21T04:40:00Z',
  checks: [check(true)],
}
const report = (ok: boolean) => ({ ok }) as FileReport
const draft = (over: Partial<Draft>): Draft => ({
  verdict: open,
  file,
  isWrongType: false,
  check: { phase: 'done', report: report(true), sha256: null },
  hasProcessProblem: false,
  description: '',
  ...over,
})

describe('the obstacle', () => {
  test.each<[string, Partial<Draft>, unknown]>([
    ['nothing', {}, null],
    ['no file', { file: null }, { kind: 'noFile' }],
    ['a file of another kind', { isWrongType: true }, { kind: 'wrongType' }],
    ['a check that still runs', { check: { phase: 'checking', bytes: 0 } }, { kind: 'checking' }],
    ['problems', { check: { phase: 'done', report: report(false), sha256: null } }, { kind: 'problems' }],
    ['a file that is gone', { check: { phase: 'unreadable' } }, { kind: 'unreadable' }],
    ['a bad process file', { hasProcessProblem: true }, { kind: 'process' }],
    ['a long description', { description: '长'.repeat(503) }, { kind: 'tooLong', over: 3 }],
    ['a character no database takes', { description: 'a\0b' }, { kind: 'forbidden' }],
  ])('%s', (_, over, obstacle) => {
    expect(obstacleOf(draft(over))).toEqual(obstacle)
  })

  test('is the gate before all others, with the number of failed rules', () => {
    const verdict: Verdict = {
      ...open,
      allowed: false,
      reason: 'teamBanned',
      checks: [check(true), check(false), check(false)],
    }
    expect(obstacleOf(draft({ verdict, file: null }))).toEqual({ kind: 'blocked', reason: 'teamBanned', count: 2 })
  })

  test.each([
    [1, 'teamFlagged'],
    [2, 'teamBanned'],
  ])('tells a team with cheat status %i: %s', (cheatStatus, reason) => {
    const clean = { ...check(false), rule: 'clean', facts: { cheatStatus } }
    const verdict: Verdict = { ...open, allowed: false, reason: 'teamBanned', checks: [clean] }
    expect(obstacleOf(draft({ verdict }))).toEqual({ kind: 'blocked', reason, count: 1 })
  })

  test('does not include a file that could not be checked here', () => {
    expect(obstacleOf(draft({ check: { phase: 'unchecked', message: '' } }))).toBeNull()
  })

  test('counts 500 emoji as 500 characters', () => {
    expect(obstacleOf(draft({ description: '🌊'.repeat(500) }))).toBeNull()
  })
})

describe('a process file', () => {
  test.each([
    [new File(['x'], 'code.ZIP'), null],
    [new File(['x'], 'code.exe'), 'wrongType'],
    [new File(['x'], 'code.PY'), null],
    [new File(['x'], 'notes.ipynb'), null],
    [new File([], 'code.zip'), 'empty'],
    [new File(['xxxx'], 'code.zip'), 'tooLarge'],
  ])('%o', (chosen, problem) => {
    expect(processProblem(chosen, 3)).toBe(problem)
  })
})
