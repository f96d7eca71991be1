import { expect, test } from 'vitest'
import { readReport } from './test-report.mjs'

const tested = (status, fullName, message) => ({ status, fullName, failureMessages: message ? [message] : [] })
const file = (name, assertionResults, more = {}) => ({
  name: `/home/project/${name}`,
  status: 'passed',
  message: '',
  startTime: 1000,
  endTime: 3000,
  assertionResults,
  ...more,
})
const read = (testResults, { output = '', succeeded = true, ...counts } = {}) =>
  readReport({
    name: 'api',
    report: {
      numPassedTests: 1,
      numFailedTests: 0,
      numFailedTestSuites: 0,
      success: succeeded,
      testResults,
      ...counts,
    },
    output,
    succeeded,
    root: '/home/project/',
  })

test('a run counts what passed, by file and time', () => {
  expect(read([file('a.test.ts', [tested('passed', 'adds')])], { output: 'from tables: 1\n' })).toMatchObject({
    passed: 1,
    failed: 0,
    failedTests: [],
    skipped: [],
    flaky: [],
    fromTables: 1,
    timed: [{ step: 'api', file: 'a.test.ts', seconds: 2 }],
  })
})

test('tests that were skipped or are only planned are named', () => {
  const all = ['passed', 'skipped', 'pending', 'todo', 'disabled'].map((status) => tested(status, status))
  expect(read([file('a.test.ts', all)]).skipped).toEqual(
    ['skipped', 'pending', 'todo', 'disabled'].map((status) => `a.test.ts > ${status}`),
  )
})

test('a test that passed again is flaky', () => {
  const output = '\npassed again: a.test.ts > polls (api): timed out at a.test.ts:3\n'
  expect(read([], { output }).flaky).toEqual(['a.test.ts > polls (api): timed out at a.test.ts:3'])
})

test.each([
  [
    'a failed test',
    [file('a.test.ts', [tested('failed', 'adds', 'expected 2\nmore')], { status: 'failed' })],
    { numFailedTests: 1, numFailedTestSuites: 1 },
    'a.test.ts > adds: expected 2',
  ],
  [
    'a file without tests',
    [file('a.test.ts', [], { status: 'failed', message: 'No test suite found\nin it' })],
    { numFailedTestSuites: 1 },
    'a.test.ts: No test suite found',
  ],
  ['an error outside a test', [], { output: 'ok\nTypeError: x is no function\n' }, 'api: TypeError: x is no function'],
])('%s fails the run and is named', (_, testResults, more, line) => {
  expect(read(testResults, { succeeded: false, ...more })).toMatchObject({ failed: 1, failedTests: [line] })
})
