import { countText } from '@shulei/domain/text/count.ts'
import { nameProblem, normaliseName } from '@shulei/domain/text/name.ts'
import { expect, test } from 'vitest'
import { competitionOf, competitions } from './competitions.ts'
import { follows } from './follows.ts'
import { demoPeople, people, personOf } from './people.ts'
import { profiles } from './profiles.ts'
import { teamOf, teams } from './teams.ts'
import {
  answers,
  articleOf,
  collections,
  datasetOwners,
  notebookOf,
  notebooks,
  practices,
  questionOf,
} from './writings.ts'

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

test('profiles keep to the rules of the form', () => {
  for (const { person, introduction, skills, careers, educations, city, province } of profiles) {
    expect([person.name, skills.length <= 6, skills.every((skill) => countText(skill) <= 10)]).toEqual([
      person.name,
      true,
      true,
    ])
    expect([person.name, countText(introduction) <= 300]).toEqual([person.name, true])
    expect([person.name, city === '' || province !== '']).toEqual([person.name, true])
    for (const { from, to } of [...careers, ...educations]) {
      for (const month of [from, to]) expect(month ?? '2000-01').toMatch(/^\d{4}-(0[1-9]|1[0-2])$/)
      if (from !== null && to !== null) expect(from < to).toBe(true)
    }
  }
  expect(profiles.filter(({ introduction }) => introduction !== '').length).toBeGreaterThanOrEqual(40)
})

test('nobody follows anybody twice, or themselves', () => {
  unique(follows.map(({ sponsor, followed }) => `${sponsor.id} ${followed.id}`))
  expect(follows.filter(({ sponsor, followed }) => sponsor === followed)).toEqual([])
})

test('what people wrote has a time order that makes sense, and collections lead somewhere', () => {
  for (const { question, daysAgo } of answers) expect(daysAgo).toBeLessThanOrEqual(question.daysAgo)
  for (const { daysAgo, updatedDaysAgo } of notebooks) expect(updatedDaysAgo).toBeLessThanOrEqual(daysAgo)
  for (const { done, steps } of practices) expect(done).toBeLessThanOrEqual(steps)
  for (const { kind, target } of collections) {
    const find = {
      competition: competitionOf,
      dataset: competitionOf,
      article: articleOf,
      question: questionOf,
      notebook: notebookOf,
    }
    expect(find[kind](target).id).toBeGreaterThan(0)
  }
  for (const slug of Object.keys(datasetOwners)) expect(competitionOf(slug).slug).toBe(slug)
})
