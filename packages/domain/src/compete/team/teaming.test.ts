import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { triesTogether } from '../submission/tries.ts'
import { inviteResult } from './invite.ts'
import { type TeamingLimits, type TeamState, teamingVerdict } from './teaming.ts'

const limits: TeamingLimits = {
  teamMax: 5,
  freezeAt: 1000,
  endTime: 2000,
  maxTries: 60,
  maxTriesBefore: 57,
  dailyLimit: 3,
}

type Change = Partial<TeamState> & { used?: number; usedToday?: number }

/** A team whose captain has used tries. */
const state = ({ used = 0, usedToday = 0, ...change }: Change = {}): TeamState => {
  const { id = 1, captainId = 1 } = change
  return {
    ...{ id, captainId, memberIds: [captainId], cheatStatus: 0, scheduleId: null },
    ...{ tries: [{ teamId: id, userId: captainId, used, usedToday }], evaluating: false, rank: null },
    ...change,
  }
}

const two = (change: Change = {}) => state({ id: 2, captainId: 9, memberIds: [9], ...change })

test.each([
  ['nothing', {}, {}, 500, null],
  ['the end of the competition', {}, {}, 2001, 'ended'],
  ['the freeze', {}, {}, 1000, 'frozen'],
  ['a guest of two', {}, { memberIds: [9, 10] }, 500, 'notSolo'],
  ['a full host', { memberIds: [1, 2, 3, 4, 5] }, {}, 500, 'full'],
  ['a flagged host', { cheatStatus: 1 }, {}, 500, 'risky'],
  ['a flagged guest', {}, { cheatStatus: 2 }, 500, 'risky'],
  ['too many tries', { used: 31 }, { used: 30 }, 500, 'submits'],
  ['too many tries of today', { used: 3, usedToday: 2 }, { used: 2, usedToday: 2 }, 500, 'submitsToday'],
  ['too many tries before today', { used: 30 }, { used: 28 }, 500, 'submitsToday'],
  ['another round', { scheduleId: 7 }, {}, 500, 'roundsDiffer'],
  ['an evaluation', {}, { evaluating: true }, 500, 'evaluating'],
] as const)('an invitation is refused by %s', (_, host: Change, guest: Change, now, reason) => {
  const verdict = teamingVerdict({ host: state(host), guest: two(guest), kind: 'invite', limits, now })
  expect([verdict.reason, verdict.allowed]).toEqual([reason, reason === null])
})

test('the results of an invitation are those of the dialog', () => {
  expect((['notSolo', 'full', 'risky', 'submits', 'submitsToday', 'frozen', null] as const).map(inviteResult)).toEqual([
    -1, -2, -3, -4, -4, 0, 1,
  ])
})

/** Teams of one competition: nobody is in two of them. */
const teamsOf = (seed: number) => {
  const [rows] = fc.sample(
    fc.array(
      fc.record({
        size: fc.integer({ min: 1, max: 5 }),
        cheatStatus: fc.constantFrom(0, 0, 0, 0, 1, 2),
        scheduleId: fc.constantFrom(null, null, null, 7),
        used: fc.integer({ min: 0, max: 60 }),
        usedToday: fc.integer({ min: 0, max: 3 }),
        evaluating: fc.constantFrom(false, false, false, true),
        ranked: fc.boolean(),
      }),
      { minLength: 200, maxLength: 200 },
    ),
    { seed, numRuns: 1 },
  )
  let person = 0
  return (rows ?? []).map(({ size, ranked, ...row }, index) => {
    const memberIds = Array.from({ length: size }, () => ++person)
    return state({ ...row, id: index + 1, captainId: memberIds[0] ?? 0, memberIds, rank: ranked ? index + 1 : null })
  })
}

/** The stored people, tries and ranking of a competition, written down apart from the rule: merging moves rows and ranks again. */
function mergeRows(teams: readonly TeamState[], hostId: number, guestId: number) {
  const moved = (id: number) => (id === guestId ? hostId : id)
  const members = teams.flatMap(({ id, memberIds }) =>
    memberIds.map((person) => ({ team: moved(id), person, from: id })),
  )
  const tries = teams.flatMap((team) => team.tries.map((row) => ({ ...row, team: moved(team.id) })))
  const best = teams
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ id }) => moved(id))
  const ranking = [...new Set(best)]
  const own = tries.filter(({ team }) => team === hostId)
  return {
    // the host's people first
    memberIds: members
      .filter(({ team }) => team === hostId)
      .sort((a, b) => Number(a.from === guestId) - Number(b.from === guestId))
      .map(({ person }) => person),
    used: own.reduce((total, row) => total + row.used, 0),
    usedToday: own.reduce((total, row) => total + row.usedToday, 0),
    place: ranking.indexOf(hostId) + 1 || null,
  }
}

describe('for all pairs of 200 teams', () => {
  const teams = teamsOf(20_261_124)
  const pairs = teams.flatMap((host) => teams.map((guest) => ({ host, guest })))

  test('the preview is the team that a merge makes, and is refused exactly when a limit is broken', () => {
    const seen = new Map<string | null, number>()
    // the place among ranked teams, since some teams of the field have no rank
    const ranked = teams.filter(({ rank }) => rank !== null)
    const field = teams.map((team) => ({ ...team, rank: team.rank && ranked.indexOf(team) + 1 }))
    for (const host of field) {
      for (const guest of field) {
        if (host === guest) continue
        const { allowed, reason, team } = teamingVerdict({ host, guest, kind: 'join', limits, now: 500 })
        const { memberIds, used, usedToday, place } = mergeRows(field, host.id, guest.id)
        const leftToday = Math.max(0, limits.dailyLimit - usedToday)
        expect(team).toEqual({ captainId: host.captainId, memberIds, used, usedToday, leftToday, rank: place })
        const isKept =
          memberIds.length <= limits.teamMax &&
          used <= limits.maxTries &&
          used - usedToday <= limits.maxTriesBefore &&
          usedToday <= limits.dailyLimit &&
          [host, guest].every(({ cheatStatus, evaluating }) => cheatStatus === 0 && !evaluating) &&
          host.scheduleId === guest.scheduleId
        expect(allowed).toBe(isKept)
        seen.set(reason, (seen.get(reason) ?? 0) + 1)
      }
    }
    expect([...seen.keys()].sort()).toEqual(
      ['evaluating', 'full', 'risky', 'roundsDiffer', 'submits', 'submitsToday', null].sort(),
    )
  })

  test('a team never joins itself, and nobody joins once members stay as they are', () => {
    for (const host of teams) {
      const { memberIds, rank } = host
      const { used, usedToday } = triesTogether(host.tries)
      expect(teamingVerdict({ host, guest: host, kind: 'join', limits, now: 500 })).toMatchObject({
        reason: 'sameTeam',
        team: { memberIds, used, usedToday, rank },
      })
    }
    for (const { host, guest } of pairs.slice(0, 2000)) {
      expect(teamingVerdict({ host, guest, kind: 'join', limits, now: 1500 }).reason).toBe('frozen')
    }
  })

  test('an invitation and a request of a solo entrant have the same verdict', () => {
    for (const { host, guest } of pairs) {
      if (guest.memberIds.length > 1) continue
      const verdict = (kind: 'invite' | 'join') => teamingVerdict({ host, guest, kind, limits, now: 500 })
      expect(verdict('invite')).toEqual(verdict('join'))
    }
  })

  test('an invitation brings nobody from a team of several', () => {
    for (const { host, guest } of pairs.slice(0, 2000)) {
      if (guest.memberIds.length === 1 || host === guest) continue
      const { memberIds, rank } = host
      const { used, usedToday } = triesTogether(host.tries)
      expect(teamingVerdict({ host, guest, kind: 'invite', limits, now: 500 })).toMatchObject({
        reason: 'notSolo',
        team: { memberIds, used, usedToday, rank },
      })
    }
  })
})
