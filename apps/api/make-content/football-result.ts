import { words } from './football-result.words.ts'
import { type Extract, onlyFile, type Recipe, type SourceFiles } from './recipe.ts'

const outcomes = ['home', 'draw', 'away'] as const

interface SourceMatch {
  date: string
  division: string
  home_team: string
  away_team: string
  home_score: number | null
  away_score: number | null
}

interface Match {
  id: string
  date: string
  division: string
  home: string
  away: string
  /** Goals of the home team minus goals of the away team. */
  difference: number
  scores: [string, string]
  /** Index into `outcomes`. */
  outcome: 0 | 1 | 2
}

function readMatches(text: string): Match[] {
  return (JSON.parse(text) as SourceMatch[]).flatMap((match, index) => {
    if (match.home_score === null || match.away_score === null) return []
    const difference = match.home_score - match.away_score
    return [
      {
        id: String(index),
        date: match.date,
        division: match.division,
        home: match.home_team,
        away: match.away_team,
        difference,
        scores: [String(match.home_score), String(match.away_score)],
        outcome: difference > 0 ? 0 : difference === 0 ? 1 : 2,
      },
    ]
  })
}

/** Goal difference per game over the train matches, with eight games of difference 0 added; unseen teams have 0. */
function teamStrength(train: Match[]): (team: string) => number {
  const totals = new Map<string, { goals: number; games: number }>()
  const add = (team: string, goals: number) => {
    const total = totals.get(team) ?? { goals: 0, games: 0 }
    totals.set(team, { goals: total.goals + goals, games: total.games + 1 })
  }
  for (const match of train) {
    add(match.home, match.difference)
    add(match.away, -match.difference)
  }
  return (team) => {
    const total = totals.get(team)
    return total ? total.goals / (total.games + 8) : 0
  }
}

/** Probabilities of the three outcomes from bias and slope per outcome; `x` is the difference in strength. */
function softmax(weights: [number, number][], x: number): number[] {
  const scores = weights.map(([bias, slope]) => bias + slope * x)
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** 800 full gradient steps of 0.5 on the mean log-loss, from zero. */
function fitSoftmax(samples: { x: number; outcome: number }[]): [number, number][] {
  const weights: [number, number][] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ]
  for (let step = 0; step < 800; step++) {
    const gradient = weights.map((): [number, number] => [0, 0])
    for (const { x, outcome } of samples) {
      softmax(weights, x).forEach((p, k) => {
        const error = p - (k === outcome ? 1 : 0)
        gradient[k]![0] += error
        gradient[k]![1] += error * x
      })
    }
    weights.forEach((weight, k) => {
      weight[0] -= (0.5 * gradient[k]![0]) / samples.length
      weight[1] -= (0.5 * gradient[k]![1]) / samples.length
    })
  }
  return weights
}

function predict(train: Match[], test: Match[]): Extract['predictions'] {
  const prior = outcomes.map((_, k) => train.filter((match) => match.outcome === k).length / train.length)
  const strength = teamStrength(train)
  const advantage = (match: Match) => strength(match.home) - strength(match.away)
  const weights = fitSoftmax(train.map((match) => ({ x: advantage(match), outcome: match.outcome })))
  return {
    weak: test.map(() => outcomes.map(() => String(1 / 3))),
    middle: test.map(() => prior.map(String)),
    better: test.map((match) => softmax(weights, advantage(match)).map(String)),
  }
}

function extract(files: SourceFiles): Extract {
  const matches = readMatches(onlyFile(files))
  const train = matches.filter((match) => match.date < '2016-08-01')
  const test = matches.filter((match) => match.date >= '2016-08-01')
  const columns = ['id', 'date', 'division', 'home_team', 'away_team']
  const row = ({ id, date, division, home, away }: Match) => [id, date, division, home, away]
  return {
    train: {
      columns: [...columns, 'home_score', 'away_score', 'result'],
      rows: train.map((match) => [...row(match), ...match.scores, outcomes[match.outcome]]),
    },
    test: { columns, rows: test.map(row) },
    targets: test.map((match) => outcomes[match.outcome]),
    predictions: predict(train, test),
  }
}

/** Matches of five European leagues: three seasons to learn from, the fourth to predict. */
export const footballResult: Recipe = {
  slug: 'football-result',
  sourceSha256: '89db986ec1fe0c2e',
  isSource: (path) => path === 'data/football.json',
  words,
  sample: outcomes.map(() => String(1 / 3)),
  extract,
}
