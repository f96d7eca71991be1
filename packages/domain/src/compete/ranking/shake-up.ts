import { type MetricId, metrics } from '../submission/metric.ts'

/** Number of test sets that are redrawn from list B. */
export const DRAWS = 200

/** Most rows of a redrawn test set; of a longer list this many are drawn, and the differences are scaled to its length. */
export const DRAWN_ROWS = 20_000

/** First teams of list B, and of list A, whose bands are computed. */
export const SHAKEN_B = 30
export const SHAKEN_A = 10

/** Share of the draws outside a band, half of it at either end. */
const OUTSIDE = 0.05

/** Uniform numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function uniform(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Scores of one team on redrawn test sets: each draw takes rows of the list with replacement, the same ones for every team with the
 * same seed, so that teams are compared on equal terms. A draw without a score, such as one class alone for AUC, counts as `score`.
 */
export function drawnScores(
  rows: Uint32Array,
  scoreOf: (rows: Uint32Array) => number,
  { score, draws, seed }: { score: number; draws: number; seed: number },
): number[] {
  const random = uniform(seed)
  const size = Math.min(rows.length, DRAWN_ROWS)
  const scale = Math.sqrt(size / rows.length)
  const drawn = new Uint32Array(size)
  return Array.from({ length: draws }, () => {
    for (let i = 0; i < size; i++) drawn[i] = rows[Math.floor(random() * rows.length)] as number
    const one = scoreOf(drawn)
    return Number.isFinite(one) ? score + (one - score) * scale : score
  })
}

/** Scores and ranks that hold for 95 of 100 redrawn test sets; `scoreLow` is the worse end. */
export interface Band {
  scoreLow: number
  scoreHigh: number
  rankLow: number
  rankHigh: number
}

const ends = (sorted: readonly number[]): [number, number] => {
  const cut = Math.floor((OUTSIDE / 2) * sorted.length)
  return [sorted[cut] as number, sorted[sorted.length - 1 - cut] as number]
}

/** Number of merits above `merit` in a list that is sorted from the best. */
function countAbove(sorted: Float64Array, merit: number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] as number) > merit) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * The bands of teams by their scores on the same redrawn test sets. `others` are the scores of the teams without draws, in any order;
 * they stand still. In each draw a team's rank is one more than the number of teams with a better score.
 */
export function bandsOf(metric: MetricId, teams: readonly (readonly number[])[], others: readonly number[]): Band[] {
  const sign = metrics[metric].direction === 'asc' ? -1 : 1
  const still = Float64Array.from(others, (score) => sign * score)
    .sort()
    .reverse()
  const draws = teams[0]?.length ?? 0
  const ranks = teams.map(() => [] as number[])
  for (let draw = 0; draw < draws; draw++) {
    const merits = teams.map((scores) => sign * (scores[draw] as number))
    const sorted = Float64Array.from(merits).sort().reverse()
    for (const [team, merit] of merits.entries())
      ranks[team]?.push(1 + countAbove(sorted, merit) + countAbove(still, merit))
  }
  return teams.map((scores, team) => {
    const [worst, best] = ends(scores.map((score) => sign * score).sort((a, b) => a - b))
    const [rankLow, rankHigh] = ends((ranks[team] ?? []).toSorted((a, b) => a - b))
    return { scoreLow: sign * worst, scoreHigh: sign * best, rankLow, rankHigh }
  })
}

/** Whether the bands of two teams share a rank: their order may be chance. */
export const overlap = (a: Pick<Band, 'rankLow' | 'rankHigh'>, b: Pick<Band, 'rankLow' | 'rankHigh'>): boolean =>
  a.rankLow <= b.rankHigh && b.rankLow <= a.rankHigh

/** Number of first teams, in the order of list B, whose bands hold rank 1: the win may be any of theirs. */
export const mayLead = (teams: readonly Pick<Band, 'rankLow'>[]): number =>
  teams.filter(({ rankLow }) => rankLow === 1).length
