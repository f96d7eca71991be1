import { expect, test } from 'vitest'
import { emptyDraft, isLiveProblem, type SignupDraft, signupProblems } from './signup-problems.ts'

const good: SignupDraft = {
  teamName: '近岸观察组',
  manifesto: '',
  organization: '近岸海洋观测站',
  iden: '2',
  reason: '',
}

test('a complete form has no problems; the optional texts may stay empty', () => {
  expect(signupProblems(good)).toEqual({})
})

test('an empty form names every required field at once', () => {
  expect(signupProblems(emptyDraft)).toEqual({
    teamName: 'teamNameEmpty',
    organization: 'organizationEmpty',
    iden: 'idenEmpty',
  })
})

test.each([
  [{ teamName: ' 数擂 官方 ' }, { teamName: 'teamNameReserved' }],
  [{ teamName: '浪'.repeat(31) }, { teamName: 'teamNameTooLong' }],
  [{ teamName: '\u202eabc' }, { teamName: 'teamNameForbidden' }],
  [{ organization: ' \u3000 ' }, { organization: 'organizationEmpty' }],
  [{ organization: '校'.repeat(61) }, { organization: 'tooLong' }],
  [
    { manifesto: '😀'.repeat(201), reason: 'a\0' },
    { manifesto: 'tooLong', reason: 'forbidden' },
  ],
  [{ manifesto: '😀'.repeat(200) }, {}],
] as const)('%j gives %j', (patch, expected) => {
  expect(signupProblems({ ...good, ...patch })).toEqual(expected)
})

test('an empty field is no live problem while typing', () => {
  expect(isLiveProblem('teamNameEmpty')).toBe(false)
  expect(isLiveProblem('teamNameReserved')).toBe(true)
})
