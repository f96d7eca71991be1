import { expect, test } from 'vitest'
import { type TeamDraft, teamProblems } from './team-problems.ts'

const good: TeamDraft = { name: '近岸观察组', manifesto: '', tutorName: '', tutorOrganization: '' }

test.each([
  [{}, {}],
  [{ name: ' \u200b ' }, { name: 'nameEmpty' }],
  [{ name: '浪'.repeat(31) }, { name: 'nameTooLong' }],
  [{ name: '数擂官方' }, { name: 'nameReserved' }],
  [{ name: '\u202eabc' }, { name: 'nameForbidden' }],
  [{ manifesto: '😀'.repeat(200) }, {}],
  [{ manifesto: '😀'.repeat(201) }, { manifesto: 'tooLong' }],
  [{ tutorOrganization: '黄海理工大学' }, { tutorName: 'tutorEmpty' }],
  [{ tutorName: '程'.repeat(31) }, { tutorName: 'tooLong' }],
  [{ tutorName: '程远', tutorOrganization: '校'.repeat(61) }, { tutorOrganization: 'tooLong' }],
  [{ tutorName: '程远', tutorOrganization: 'a\0' }, { tutorOrganization: 'forbidden' }],
] as const)('%j has the problems %j', (patch, expected) => {
  expect(teamProblems({ ...good, ...patch })).toEqual(expected)
})
