import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, shanghaiDay } from '../../base/time/instant.ts'
import { type TeamingLimits, type TeamState, teamingVerdict } from '../team/teaming.ts'
import { failureLines, type QuotaLine, quotaState, quotaUsed, refundLine } from './quota.ts'
import { countsFor, type Tried, type TriesOfPerson, triesTogether } from './tries.ts'

const FIRST_DAY = Date.parse('2026-03-01T12:00:00+08:00')
const LIMIT = 3
const ERROR_LIMIT = 2

/** A line of the ledger with its submission. */
type Line = QuotaLine & Tried & { submission: number }

interface Team {
  id: number
  captainId: number
  memberIds: number[]
}

/** A competition as the server stores it: teams, and a ledger whose lines follow the team into which theirs has moved. */
class Model {
  teams: Team[] = []
  lines: Line[] = []
  day = 0
  refused = 0
  #lastTeam = 0
  #lastSubmission = 0

  constructor(people: number) {
    for (let person = 1; person <= people; person++) this.found(person)
  }

  get now() {
    return FIRST_DAY + this.day * DAY
  }

  get today() {
    return shanghaiDay(this.now)
  }

  teamOf(person: number) {
    return this.teams.find(({ memberIds }) => memberIds.includes(person))
  }

  found(person: number) {
    this.teams.push({ id: ++this.#lastTeam, captainId: person, memberIds: [person] })
  }

  counted(team: Team) {
    return this.lines.filter((line) => countsFor(team, line))
  }

  submit(person: number) {
    const team = this.teamOf(person)
    if (!team) return
    const { used, errorUsed } = quotaUsed(this.counted(team), this.today)
    const quota = { limit: LIMIT, errorLimit: ERROR_LIMIT, used, errorUsed }
    if (quotaState({ ...quota, now: this.now }).exhausted) {
      this.refused++
      return
    }
    const submission = ++this.#lastSubmission
    this.lines.push({ kind: 'use', day: this.today, userId: person, teamId: team.id, submission })
  }

  /** The latest submission of a person is cancelled, or fails by its own fault. */
  end(person: number, how: 'cancelled' | 'failed') {
    const use = this.lines.findLast(({ userId }) => userId === person)
    if (!use || use.kind === 'refund' || use.error) return
    const { teamId, submission } = use
    const team = this.teams.find(({ id }) => id === teamId)
    const counted = this.lines.filter((line) => line.userId === person || (team && countsFor(team, line)))
    const quota = { errorLimit: ERROR_LIMIT, errorUsed: quotaUsed(counted, use.day).errorUsed }
    const lines = how === 'cancelled' ? [refundLine(use)] : failureLines(use, quota)
    this.lines.push(...lines.map((line) => ({ ...line, teamId, submission })))
  }

  state(team: Team): TeamState {
    const sums = new Map<string, TriesOfPerson>()
    for (const { kind, error, day, teamId, userId } of this.counted(team)) {
      if (error) continue
      const change = kind === 'use' ? 1 : -1
      const { used, usedToday } = sums.get(`${teamId} ${userId}`) ?? { used: 0, usedToday: 0 }
      const today = day === this.today ? change : 0
      sums.set(`${teamId} ${userId}`, { teamId, userId, used: used + change, usedToday: usedToday + today })
    }
    return { ...team, cheatStatus: 0, scheduleId: null, tries: [...sums.values()], evaluating: false, rank: null }
  }

  join(person: number, other: number, kind: 'invite' | 'join') {
    const [host, guest] = [this.teamOf(other), this.teamOf(person)]
    if (!host || !guest) return
    const limits: TeamingLimits = {
      ...{ teamMax: 5, freezeAt: Number.POSITIVE_INFINITY, endTime: Number.POSITIVE_INFINITY },
      ...{ maxTries: (this.day + 1) * LIMIT, maxTriesBefore: this.day * LIMIT, dailyLimit: LIMIT },
    }
    const { allowed, team } = teamingVerdict({ host: this.state(host), guest: this.state(guest), kind, limits, now: 0 })
    if (!allowed) {
      this.refused++
      return
    }
    this.lines = this.lines.map((line) => (line.teamId === guest.id ? { ...line, teamId: host.id } : line))
    this.teams = this.teams.filter(({ id }) => id !== guest.id)
    host.memberIds = team.memberIds
    // the preview named the tries of the team that the merge has made
    expect(triesTogether(this.state(host).tries)).toEqual({ used: team.used, usedToday: team.usedToday })
  }

  remove(person: number) {
    const team = this.teamOf(person)
    if (!team || team.captainId === person) return
    team.memberIds = team.memberIds.filter((id) => id !== person)
    this.found(person)
  }

  transfer(person: number) {
    const team = this.teamOf(person)
    if (team) team.captainId = person
  }

  /** A person alone whose team has no submissions withdraws; signing up again founds another team. */
  disbandOrReturn(person: number) {
    const team = this.teamOf(person)
    if (!team) {
      this.found(person)
      return
    }
    if (team.memberIds.length > 1 || this.lines.some(({ teamId }) => teamId === team.id)) return
    this.teams = this.teams.filter(({ id }) => id !== team.id)
  }
}

const people = [1, 2, 3, 4]
const person = fc.constantFrom(...people)
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('submit' as const), person }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('cancelled' as const, 'failed' as const), person }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('invite' as const, 'join' as const), person, other: person }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('remove' as const), person }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('transfer' as const, 'disbandOrReturn' as const), person }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('nextDay' as const), person }) },
)

function take(model: Model, one: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
  if (one.does === 'nextDay') model.day++
  else if (one.does === 'invite' || one.does === 'join') model.join(one.person, one.other, one.does)
  else if (one.does === 'cancelled' || one.does === 'failed') model.end(one.person, one.does)
  else model[one.does](one.person)
}

/** The first person or team above a limit, on any day so far, or null. */
function excess({ lines, teams, day, today }: Model): string | null {
  for (const id of people) {
    for (let no = 0; no <= day; no++) {
      const { used, errorUsed } = quotaUsed(lines, shanghaiDay(FIRST_DAY + no * DAY), id)
      if (used > LIMIT || errorUsed > ERROR_LIMIT) return `person ${id}: ${used} tries, ${errorUsed} failures`
    }
  }
  for (const { id } of teams) {
    const own = lines.filter(({ teamId }) => teamId === id)
    const days = [...new Set(own.map((line) => line.day))]
    const all = days.reduce((total, one) => total + quotaUsed(own, one).used, 0)
    const { used } = quotaUsed(own, today)
    if (used > LIMIT || all > LIMIT * (day + 1)) return `team ${id}: ${used} tries today, ${all} in all`
  }
  return null
}

test('no sequence of submissions and changes of teams gives a person or a team more than the limit of a day', () => {
  let refused = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 80 }), (steps) => {
      const model = new Model(people.length)
      for (const one of steps) {
        take(model, one)
        expect(excess(model)).toBeNull()
      }
      refused += model.refused
    }),
    { numRuns: 1000 },
  )
  // the sequences reach the limits
  expect(refused).toBeGreaterThan(1000)
})

test('a sum that two teams name counts once', () => {
  const carried = { teamId: 7, userId: 2, used: 3, usedToday: 2 }
  const own = { teamId: 8, userId: 2, used: 1, usedToday: 1 }
  expect(triesTogether([carried, own, carried])).toEqual({ used: 4, usedToday: 3 })
})
