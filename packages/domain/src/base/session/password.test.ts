import { expect, test } from 'vitest'
import { passwordProblem } from './password.ts'

test.each([
  ['', 'tooShort'],
  ['abcdefg', 'tooShort'],
  ['短密码也不行', 'tooShort'],
  ['correct horse', null],
  ['八个汉字的好密码', null],
  ['😀'.repeat(4), 'tooShort'],
  ['x9'.repeat(36), null],
  [`${'x9'.repeat(36)}x`, 'tooLong'],
  ['𠮷a'.repeat(36), null],
  ['password', 'common'],
  ['PassWord123', 'common'],
  ['12345678', 'common'],
  ['1234567890', 'common'],
  ['87654321', 'common'],
  ['88888888', 'common'],
  ['abcdefgh', 'common'],
  ['woaini1314', 'common'],
  ['13579135', null],
] as const)('%j: %j', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})
