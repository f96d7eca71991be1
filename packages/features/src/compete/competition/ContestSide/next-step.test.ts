import { competitionOf } from '@shulei/mocks/cast/competitions.ts'
import { mockNow } from '@shulei/mocks/clock.ts'
import { competitionProfileFixture, participatingProfileFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { expect, test } from 'vitest'
import type { Competition } from '../useCompetition.ts'
import { nextStep } from './next-step.ts'

const day = 86_400_000
const newcomer = (slug: string, overrides: Parameters<typeof competitionProfileFixture>[0] = {}) =>
  competitionProfileFixture(overrides, competitionOf(slug)) as Competition
const contestant = (slug: string) => participatingProfileFixture({}, competitionOf(slug)) as Competition

test('a visitor who may sign up gets the sign-up action and the end of sign-up', () => {
  expect(nextStep(newcomer('us-births'), mockNow)).toMatchObject({ edge: { kind: 'signupEnds' }, action: 'signUp' })
  expect(nextStep(newcomer('us-births', { signupState: 2 }), mockNow).action).toBe('continueSignUp')
})

test('a contestant gets the submit action while a list is open', () => {
  expect(nextStep(contestant('us-births'), mockNow)).toMatchObject({ edge: { kind: 'listAEnds' }, action: 'submit' })
  expect(nextStep(contestant('tang-or-song'), mockNow)).toMatchObject({ edge: { kind: 'listBEnds' }, action: 'submit' })
})

test('between the lists there is no submit action', () => {
  const competition = contestant('us-births')
  const closed = Date.parse(competition.schedules[0]?.listAEndTime ?? '') + day
  expect(nextStep(competition, closed)).toMatchObject({ edge: { kind: 'listBStarts' }, action: 'ranking' })
})

test('a reader who missed the sign-up can only view', () => {
  expect(nextStep(newcomer('tang-or-song'), mockNow)).toMatchObject({ edge: { kind: 'listBEnds' }, action: 'ranking' })
})

test('before the sign-up opens only the data are offered', () => {
  const competition = newcomer('bird-strikes', { isOpenSignup: false })
  expect(nextStep(competition, mockNow - 10 * day)).toMatchObject({ edge: { kind: 'signupStarts' }, action: 'data' })
})

test('after the end there is no edge to wait for', () => {
  for (const competition of [newcomer('football-result'), contestant('football-result')]) {
    expect(nextStep(competition, mockNow)).toEqual({ edge: null, action: 'ranking' })
  }
})

test('who runs the competition is never asked to sign up', () => {
  for (const signupState of [0, 2]) {
    const competition = newcomer('us-births', { isOrganizer: true, signupState })
    expect(nextStep(competition, mockNow)).toMatchObject({ edge: { kind: 'listAEnds' }, action: 'ranking' })
  }
})

test('a page that is older than the end of sign-up offers it no more', () => {
  const competition = newcomer('us-births', { signupEndTime: '2026-11-20T00:00:00+08:00' })
  expect(nextStep(competition, mockNow).action).toBe('ranking')
})
