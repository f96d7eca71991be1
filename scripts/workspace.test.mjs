import { expect, test } from 'vitest'
import { runNode } from './workspace.mjs'

test('a program that fails answers its exit code and does not end the caller', () => {
  expect(runNode('.', '-e', 'process.exit(3)')).toBe(3)
  expect(runNode('.', '-e', 'process.kill(process.pid)')).toBe(1)
  expect(runNode('.', '-e', '')).toBe(0)
})
