import { countText } from '@shulei/domain/base/text/count.ts'
import { nameProblem, normaliseName } from '@shulei/domain/base/text/name.ts'
import { expect, test } from 'vitest'
import { competitionOf, competitions } from './competitions.ts'
import { follows } from './follows.ts'
import { demoPeople, people, personOf } from './people.ts'
import { completionOf, profiles } from './profiles.ts'
import { teamOf, teams } from './teams.ts'
import { answers, articleOf, collections, datasetOwners, notebookOf, notebooks, questionOf } from './writings.ts'

const unique = (values: unknown[]) => expect(new Set(values).size).toBe(values.length)

test('everybody has a unique id, single-sign-on id, name and address', () => {
  unique(people.map((person) => person.id))
  unique(people.map((person) => person.ssoId))
  unique(people.map((person) => person.email))
  unique(people.map((person) => normaliseName(person.name)))
  expect(people.filter((person) => !/^[0-9a-f]{32}$/.test(person.ssoId))).toEqual([])
  expect(people.filter((person) => !/^[a-z]+@shulei\.(example|invalid)$/.test(person.email))).toEqual([])
})

test('ids stay those of stories and addresses', () => {
  expect(personOf('lin').id).toBe(208_401)
  expect(personOf('gu').id).toBe(208_417)
  expect(teamOf('near-shore').id).toBe(3113)
})

test('every name is allowed by the site', () => {
  expect([...people, ...teams].filter(({ name }) => nameProblem(name) !== null)).toEqual([])
})

test('each role has one sign-in account', () => {
  unique(demoPeople.map((person) => person.demo))
  expect(demoPeople.length).toBe(13)
})

test('nobody is in two teams, and team names are unique', () => {
  unique(teams.flatMap((team) => team.members.map((member) => member.id)))
  unique(teams.map((team) => normaliseName(team.name)))
  unique(teams.map((team) => team.key))
})

test('the newcomer and the fresh account are in no team', () => {
  const members = new Set(teams.flatMap((team) => team.members))
  expect(members.has(personOf('xu'))).toBe(false)
  expect(members.has(personOf('xia'))).toBe(false)
})

test('competitions have fixed ids, outside the range of new ones', () => {
  unique(competitions.map((competition) => competition.id))
  unique(competitions.map((competition) => competition.slug))
})

test('profiles are valid by the rules of the form', () => {
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

test('nobody follows a person twice, or themselves', () => {
  unique(follows.map(({ sponsor, followed }) => `${sponsor.id} ${followed.id}`))
  expect(follows.filter(({ sponsor, followed }) => sponsor === followed)).toEqual([])
})

test('times of writings are in order, and collections have existing targets', () => {
  for (const { question, daysAgo } of answers) expect(daysAgo).toBeLessThanOrEqual(question.daysAgo)
  for (const { daysAgo, updatedDaysAgo } of notebooks) expect(updatedDaysAgo).toBeLessThanOrEqual(daysAgo)
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

test('verified people may submit, every team has one, and the others have a gap', () => {
  const verified = people.filter(({ realName }) => realName === 'passed')
  expect(verified.filter((person) => completionOf(person) !== null)).toEqual([])
  for (const { members } of teams) expect(members.some((member) => completionOf(member) === null)).toBe(true)
  expect(completionOf(personOf('wen'))).toMatchObject({ step: 'realName', page: 'verification' })
  expect(completionOf(personOf('xu'))).toMatchObject({ step: 'binding' })
})
