import { personOf } from '@shulei/mocks/cast/people.ts'
import { type CastTeam, teams } from '@shulei/mocks/cast/teams.ts'
import type { Slug } from './calendar.ts'
import { organizersOf } from './organizers.ts'
import { randomOf } from './random.ts'

/** Simulated teams of a competition, and the numbers of their submissions. */
interface Roster {
  teams: number
  /** Number of a team's submissions for list A, and for list B. */
  submissionsA: [low: number, high: number]
  submissionsB: [low: number, high: number]
}

const none: [number, number] = [0, 0]

/** Rosters; a competition without one has no teams yet. */
export const rosters: Partial<Record<Slug, Roster>> = {
  'tang-or-song': { teams: 24, submissionsA: [2, 4], submissionsB: none },
  'us-births': { teams: 18, submissionsA: [2, 3], submissionsB: none },
  'bird-strikes': { teams: 18, submissionsA: [1, 3], submissionsB: [1, 1] },
  'football-result': { teams: 16, submissionsA: [1, 3], submissionsB: [1, 1] },
  'weather-type': { teams: 14, submissionsA: [1, 3], submissionsB: none },
  penguins: { teams: 16, submissionsA: [1, 2], submissionsB: none },
  'flight-delay': { teams: 9, submissionsA: none, submissionsB: none },
}

/**
 * The team of the demonstration's first account. It has submissions where list A is over, and none where sign-up is still open, so
 * that a visitor can try every step there.
 */
const visitorsTeam = 'near-shore'
const withPast: readonly Slug[] = ['bird-strikes', 'football-result']

/** The teams of a competition, strongest first, without those of people who run it. */
export function rosterOf(slug: Slug): CastTeam[] {
  const roster = rosters[slug]
  if (!roster) return []
  const random = randomOf(`${slug}/roster`)
  const running = organizersOf(slug).map(personOf)
  // well-known names come early, but the first team differs between competitions
  const drawn = teams
    .filter((team) => team.key !== visitorsTeam)
    .map((team, index) => ({ team, place: index + random.normal() * 6 }))
    .sort((a, b) => a.place - b.place)
    .map(({ team }) => team)
    .filter(({ members }) => members.every((person) => !running.includes(person)))
    .slice(0, roster.teams)
  const visitors = teams.find((team) => team.key === visitorsTeam)
  if (!visitors || !withPast.includes(slug)) return drawn
  return drawn.toSpliced(7, 1, visitors)
}
