import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as competitionAddress from '../../address/competition.ts'
import * as racesAddress from '../../address/races.ts'
import * as specialAddress from '../../address/special.ts'
import { type Covered, coversCall, coversPage, type MachineScope, scopeOf, scopeText } from './scope.ts'

const scopes: fc.Arbitrary<MachineScope> = fc.oneof(
  fc.record({ kind: fc.constant('competition' as const), id: fc.integer({ min: 1 }) }),
  fc.record({ kind: fc.constant('microsite' as const), name: fc.stringMatching(/^[a-z0-9-]{1,64}$/) }),
)

test('a scope is read back from its text', () => {
  fc.assert(
    fc.property(scopes, (scope) => {
      expect(scopeOf(scopeText(scope))).toEqual(scope)
    }),
  )
})

test.each([
  '',
  'competition:',
  'competition:0',
  'competition:07',
  'competition:x',
  'microsite:',
  'microsite:a/b',
  'site:1',
])('"%s" is no scope', (text) => {
  expect(scopeOf(text)).toBeNull()
})

const one: Covered = { site: null, competitionIds: [7], role: 'captain' }
const special: Covered = { site: { kind: 'special', name: 'tang' }, competitionIds: [7, 8], role: 'captain' }
const race: Covered = { site: { kind: 'race', name: 'tide' }, competitionIds: [], role: 'visitor' }

describe('pages of a scope', () => {
  test.each([
    competitionAddress.overview({ id: 7 }),
    competitionAddress.ranking({ id: 7, stage: 1 }),
    `${competitionAddress.overview({ id: 7 })}.data`,
    `${competitionAddress.ranking({ id: 7 })}/_.data`,
    competitionAddress.submit({ id: 7 }),
    competitionAddress.sourceCode({ id: 7, version: 3 }),
    competitionAddress.privateVerify({ id: 7 }),
  ])('%s belongs to competition 7', (address) => {
    expect(coversPage(one, address)).toBe(true)
    expect(coversPage({ ...one, competitionIds: [8] }, address)).toBe(false)
    expect(coversPage({ ...one, competitionIds: [] }, address)).toBe(false)
  })

  test.each([
    '/',
    '/competitions',
    '/competitions/77',
    '/competitions/submit',
    '/competitions/submit?id=77',
    '/users/7',
    '/races/7',
    '//x',
  ])('%s does not', (address) => {
    expect(coversPage(one, address)).toBe(false)
  })

  test('a microsite has its pages and its competitions, but not its studio', () => {
    for (const address of [
      specialAddress.landing({ name: 'tang' }),
      specialAddress.news({ name: 'tang' }),
      specialAddress.article({ name: 'tang', id: 3 }),
      competitionAddress.overview({ id: 8 }),
    ]) {
      expect(coversPage(special, address)).toBe(true)
    }
    expect(coversPage(special, specialAddress.studio({ name: 'tang' }))).toBe(false)
    expect(coversPage(special, specialAddress.landing({ name: 'tangs' }))).toBe(false)
    expect(coversPage(special, racesAddress.landing({ name: 'tang' }))).toBe(false)
    expect(coversPage(race, racesAddress.landing({ name: 'tide' }))).toBe(true)
    expect(coversPage(race, racesAddress.studio({ name: 'tide' }))).toBe(false)
  })

  test('drafts in frames of the studio are of the present', () => {
    expect(coversPage(special, `${specialAddress.landing({ name: 'tang' })}?draft=own`)).toBe(false)
  })

  test('pages of reviewers belong to the role of a reviewer alone', () => {
    expect(coversPage({ ...one, role: 'reviewer' }, '/spic-review/scoremanage')).toBe(true)
    expect(coversPage(one, '/spic-review/scoremanage')).toBe(false)
  })

  test('an address that is none belongs to no scope, and no address throws', () => {
    fc.assert(
      fc.property(fc.string(), (address) => {
        expect(typeof coversPage(special, address)).toBe('boolean')
      }),
    )
    expect(coversPage(special, '/special/%E0%A4%A')).toBe(false)
  })
})

describe('calls of a scope', () => {
  test.each([
    ['/api/competitions/7', true],
    ['/api/site/competitions/8/discussion', true],
    ['/api/competitions/9', false],
    ['/api/competitions/9/replay', false],
    ['/api/site/microsites/tang/news', true],
    ['/api/site/microsites/other', false],
    ['/api/competitions', false],
    ['/api/competitions/submits/own', true],
    ['/api/teams/3', true],
    ['/api/site/information', false],
    ['/api/site/home', false],
  ])('%s: %s', (path, isCovered) => {
    expect(coversCall(special, path)).toBe(isCovered)
  })

  test('a competition never covers a microsite', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (name) => {
        expect(coversCall(one, `/api/site/microsites/${name}`)).toBe(false)
      }),
    )
  })
})
