import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CertificateFacts,
  certificateNo,
  certificateText,
  lastPlaces,
  parseCertificateNo,
  parseCertificateText,
  printedCertificateNo,
} from './certificate.ts'

const id = fc.integer({ min: 1 })
const bilingual = fc.record({ cn: fc.string(), en: fc.string() })
const facts: fc.Arbitrary<CertificateFacts> = fc.record({
  no: fc.string(),
  competition: fc.record({ id, title: bilingual }),
  round: fc.option(bilingual),
  list: fc.constantFrom('A' as const, 'B' as const),
  team: fc.record({ id, name: fc.string({ unit: 'grapheme' }) }),
  members: fc.array(fc.string({ unit: 'grapheme' })),
  rank: id,
  total: id,
  score: fc.string(),
  endedOn: fc.string(),
  issuedAt: fc.string(),
  revision: id,
  demo: fc.boolean(),
})

test('a number gives back the competition and the team', () => {
  fc.assert(
    fc.property(id, id, (competitionId, teamId) => {
      expect(parseCertificateNo(certificateNo(competitionId, teamId))).toEqual({ competitionId, teamId })
    }),
  )
  for (const text of ['', 'SL-1', 'SL-0-1', 'SL-1-01', 'sl-1-1', 'SL-1-1 ', 'SL-1-1-1', 'SL-1-1e3'])
    expect(parseCertificateNo(text)).toBeNull()
})

test('a number that was typed in small letters is read as it is printed', () => {
  fc.assert(
    fc.property(id, id, (competitionId, teamId) => {
      const no = certificateNo(competitionId, teamId)
      for (const typed of [no, no.toLowerCase(), ` ${no} `]) expect(printedCertificateNo(typed)).toBe(no)
    }),
  )
  for (const text of ['', 'sl-1', 'sl-0-1', 'sl 1 1']) expect(printedCertificateNo(text)).toBeNull()
})

test('the signed text gives back the facts', () => {
  fc.assert(
    fc.property(facts, (given) => {
      expect(parseCertificateText(certificateText(given))).toEqual(given)
    }),
  )
})

test('a text in another spelling is refused', () => {
  fc.assert(
    fc.property(facts, (given) => {
      expect(parseCertificateText(` ${certificateText(given)}`)).toBeNull()
      expect(parseCertificateText(JSON.stringify(given))).toBeNull()
    }),
  )
})

const rounds = fc.array(
  fc.record({
    teams: fc.uniqueArray(fc.record({ teamId: fc.integer({ min: 1, max: 30 }) }), { selector: ({ teamId }) => teamId }),
  }),
  { maxLength: 5 },
)

test('every ranked team has one place, in the last round that ranks it', () => {
  fc.assert(
    fc.property(rounds, (given) => {
      const sorted = given.map((round, sort) => ({ ...round, sort }))
      const places = lastPlaces(sorted)
      const teams = new Set(sorted.flatMap((round) => round.teams.map(({ teamId }) => teamId)))
      expect(new Set(places.map(({ team }) => team.teamId))).toEqual(teams)
      expect(places).toHaveLength(teams.size)
      for (const { round, team } of places) {
        const later = sorted.filter(({ sort }) => sort > round.sort)
        expect(later.some((one) => one.teams.some(({ teamId }) => teamId === team.teamId))).toBe(false)
      }
    }),
  )
})
