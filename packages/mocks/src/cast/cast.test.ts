import { nameProblem, normaliseName } from '@shulei/domain/text/name.ts'
import { expect, test } from 'vitest'
import { competitions } from './competitions.ts'
import { demoPeople, people, personOf } from './people.ts'
import { teamOf, teams } from './teams.ts'

const unique = (values: unknown[]) => expect(new Set(values).size).toBe(values.length)

test('everybody has an id, a single-sign-on id, a name and an address of their own', () => {
  unique(people.map((person) => person.id))
  unique(people.map((person) => person.ssoId))
  unique(people.map((person) => person.email))
  unique(people.map((person) => normaliseName(person.name)))
  expect(people.filter((person) => !/^[0-9a-f]{32}$/.test(person.ssoId))).toEqual([])
  expect(people.filter((person) => !/^[a-z]+@shulei\.(example|invalid)$/.test(person.email))).toEqual([])
})

test('ids stay what stories and addresses say', () => {
  expect(personOf('lin').id).toBe(208_401)
  expect(personOf('gu').id).toBe(208_417)
  expect(teamOf('near-shore').id).toBe(3113)
})

test('every name could be chosen on the site', () => {
  expect([...people, ...teams].filter(({ name }) => nameProblem(name) !== null)).toEqual([])
})

test('each role can be signed in with once', () => {
  unique(demoPeople.map((person) => person.demo))
  expect(demoPeople.length).toBe(12)
})

test('nobody is in two teams, and names of teams differ', () => {
  unique(teams.flatMap((team) => team.members.map((member) => member.id)))
  unique(teams.map((team) => normaliseName(team.name)))
  unique(teams.map((team) => team.key))
})

test('the newcomer and the fresh account are in no team', () => {
  const members = new Set(teams.flatMap((team) => team.members))
  expect(members.has(personOf('xu'))).toBe(false)
  expect(members.has(personOf('xia'))).toBe(false)
})

test('competitions have fixed ids, none of which another competition would be given', () => {
  unique(competitions.map((competition) => competition.id))
  unique(competitions.map((competition) => competition.slug))
})
