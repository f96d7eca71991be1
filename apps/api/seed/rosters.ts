import { type CastTeam, teams } from '@shulei/mocks/cast/teams.ts'
import type { Slug } from './calendar.ts'
import { randomOf } from './random.ts'

/** How many simulated teams a competition has, and how often each of them sent something. */
interface Roster {
  teams: number
  /** Entries of a team in list A, and in list B. */
  entriesA: [low: number, high: number]
  entriesB: [low: number, high: number]
}

const none: [number, number] = [0, 0]

/** Competitions that are left out have no teams yet. */
export const rosters: Partial<Record<Slug, Roster>> = {
  'tang-or-song': { teams: 24, entriesA: [2, 4], entriesB: none },
  'us-births': { teams: 18, entriesA: [2, 3], entriesB: none },
  'bird-strikes': { teams: 18, entriesA: [1, 3], entriesB: [1, 1] },
  'football-result': { teams: 16, entriesA: [1, 3], entriesB: [1, 1] },
  'weather-type': { teams: 14, entriesA: [1, 3], entriesB: none },
  penguins: { teams: 16, entriesA: [1, 2], entriesB: none },
  'flight-delay': { teams: 9, entriesA: none, entriesB: none },
}

/**
 * The team of the account that visitors try first. It has a past where list A is over, and nothing where a newcomer can still
 * sign up: there the visitor goes the whole way.
 */
const visitorsTeam = 'near-shore'
const withPast: readonly Slug[] = ['bird-strikes', 'football-result']

/** The teams that take part in a competition, strongest first. */
export function rosterOf(slug: Slug): CastTeam[] {
  const roster = rosters[slug]
  if (!roster) return []
  const random = randomOf(`${slug}/roster`)
  // well-known names tend to the front, yet another one leads in each competition
  const drawn = teams
    .filter((team) => team.key !== visitorsTeam)
    .map((team, index) => ({ team, place: index + random.normal() * 6 }))
    .sort((a, b) => a.place - b.place)
    .map(({ team }) => team)
    .slice(0, roster.teams)
  const visitors = teams.find((team) => team.key === visitorsTeam)
  if (!visitors || !withPast.includes(slug)) return drawn
  return drawn.toSpliced(7, 1, visitors)
}
