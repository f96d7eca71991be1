import { isBetter, isPerfect, type MetricId } from '../../compete/submission/metric.ts'

/**
 * The next step of a person in a training competition: sign up, hand in a first result, hand one in to the round that runs, beat the
 * nearest baseline, move up the list, or keep the first place. `wait` while no round runs.
 */
export type PracticeStep = 'signUp' | 'first' | 'join' | 'beat' | 'climb' | 'keep' | 'wait'

/** A team's best score on the public list of a round. */
export interface PracticeRound {
  score: number
  rank: number
  /** The round takes submissions now. */
  isOpen: boolean
}

export interface PracticeFacts {
  metric: MetricId
  isSignedUp: boolean
  rounds: readonly PracticeRound[]
  /** Scores of the baselines on the public list. */
  baselines: readonly { score: number }[]
  /** Some round takes submissions now. */
  isOpen: boolean
}

export interface PracticeProgress {
  /** Best score of all rounds; null before the first. */
  best: number | null
  /** Whether each baseline is beaten, or reached where it is perfect, in the order given. */
  beaten: boolean[]
  /** Steps that are done: the sign-up, a first score, and each beaten baseline. */
  done: number
  steps: number
  next: PracticeStep
  /** Index of the easiest baseline that is not beaten yet; null when all are. */
  nextBaseline: number | null
}

/** Steps of a training competition, and those that are done: the sign-up, a first score, and each beaten baseline. */
export const practiceSteps = (isSignedUp: boolean, best: number | null, beaten: readonly boolean[]) => ({
  done: [isSignedUp, best !== null, ...beaten].filter(Boolean).length,
  steps: 2 + beaten.length,
})

/** A person's progress in a training competition, from the scores of their submissions alone. */
export function practiceOf({ metric, isSignedUp, rounds, baselines, isOpen }: PracticeFacts): PracticeProgress {
  const better = (a: number, b: number) => isBetter(metric, a, b)
  const best = rounds.reduce<number | null>(
    (top, { score }) => (top === null || better(score, top) ? score : top),
    null,
  )
  // a perfect baseline cannot be beaten: to reach it is enough
  const beaten = baselines.map(
    ({ score }) => best !== null && (better(best, score) || (best === score && isPerfect(metric, score))),
  )
  const ahead = baselines.flatMap(({ score }, index) => (beaten[index] ? [] : [{ score, index }]))
  const [nearest] = ahead.toSorted((a, b) => (better(a.score, b.score) ? 1 : better(b.score, a.score) ? -1 : 0))
  const running = rounds.find((round) => round.isOpen)
  const step = (): PracticeStep => {
    if (!isOpen) return 'wait'
    if (!isSignedUp) return 'signUp'
    if (best === null) return 'first'
    if (!running) return 'join'
    if (nearest) return 'beat'
    return running.rank === 1 ? 'keep' : 'climb'
  }
  return {
    best,
    beaten,
    ...practiceSteps(isSignedUp, best, beaten),
    next: step(),
    nextBaseline: nearest?.index ?? null,
  }
}
