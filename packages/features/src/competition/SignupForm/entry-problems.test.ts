import { expect, test } from 'vitest'
import { type EntryDraft, emptyDraft, entryProblems, isLiveProblem } from './entry-problems.ts'

const good: EntryDraft = {
  teamName: '近岸观察组',
  manifesto: '',
  organization: '近岸海洋观测站',
  iden: '2',
  reason: '',
}

test('a complete form has no problems; the optional texts may stay empty', () => {
  expect(entryProblems(good)).toEqual({})
})

test('an empty form names every needed field at once', () => {
  expect(entryProblems(emptyDraft)).toEqual({
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
  expect(entryProblems({ ...good, ...patch })).toEqual(expected)
})

test('an empty field is not held against somebody who still types', () => {
  expect(isLiveProblem('teamNameEmpty')).toBe(false)
  expect(isLiveProblem('teamNameReserved')).toBe(true)
})
