import { type CompetitionBrief, timesOf } from '../../compete/competition/facts.ts'

const day = 86_400_000

/** Range of time over the schedules of some competitions, two days wider on both sides. Without any segment it is empty. */
export function rangeOf(competitions: readonly CompetitionBrief[]): readonly [number, number] {
  const segments = competitions.flatMap((competition) => timesOf(competition, 0).segments)
  if (segments.length === 0) return [0, 1]
  const start = Math.min(...segments.map((segment) => segment.start))
  const end = Math.max(...segments.map((segment) => segment.end))
  return [start - 2 * day, end + 2 * day]
}
