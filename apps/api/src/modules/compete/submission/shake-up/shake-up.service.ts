import { bandsOf, DRAWS } from '@shulei/domain/compete/ranking/shake-up.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Scorer } from '../evaluate/scorer.ts'
import { localSolution } from '../solutions.ts'
import type { ShakenTeam } from '../tables.ts'
import {
  type DueShakeUp,
  dueShakeUps,
  figuresOf,
  holdRescores,
  lastRescore,
  type MovedTeam,
  movedTeams,
  otherScores,
  saveShakeUp,
} from './shake-up.repo.ts'

type ShakeUpPlatform = Pick<Platform, 'db' | 'files' | 'clock' | 'log'>

/** A scorer that may be closed during a run, whose answers then say nothing about the files. */
interface Scoring {
  scorer: Scorer
  isStopping: () => boolean
}

/** Scores the stored file of each team on the redrawn test sets; a team whose file cannot be scored is left out. */
async function redraw(
  { files, log }: ShakeUpPlatform,
  { scorer, isStopping }: Scoring,
  due: DueShakeUp,
  teams: readonly MovedTeam[],
) {
  const solution = await localSolution({ files }, due.scoring.solutionKey)
  const shape = { ...due.scoring, metric: due.metric }
  const drawn: { team: MovedTeam; scores: number[] }[] = []
  try {
    for (const team of teams) {
      const file = await files.local(team.fileKey)
      const task = { file: file.path, solution: solution.path, shape, redraw: { draws: DRAWS, seed: due.scheduleId } }
      const outcome = await scorer.score(task).finally(file.done)
      if (isStopping()) throw new Error('the computation of a shake-up was stopped')
      if (outcome.kind === 'scored' && outcome.drawn) drawn.push({ team, scores: outcome.drawn })
      else log.warn({ teamId: team.teamId, reason: outcome.kind }, 'a file could not be scored on redrawn test sets')
    }
  } finally {
    await solution.done()
  }
  return drawn
}

/**
 * Computes the shake-up of one schedule from the stored files of its first teams, and stores it. A rescore that is published meanwhile
 * wins: the result of old scores is dropped, and the next run computes it anew.
 */
async function compute(platform: ShakeUpPlatform, scoring: Scoring, due: DueShakeUp): Promise<void> {
  const { db, clock } = platform
  const { scheduleId, competitionId, isFinal, metric } = due
  const rescore = await lastRescore(db, competitionId)
  const moved = await movedTeams(db, scheduleId)
  const drawn = await redraw(platform, scoring, due, moved)
  const others = await otherScores(
    db,
    scheduleId,
    drawn.map(({ team }) => team.teamId),
  )
  const bands = bandsOf(
    metric,
    drawn.map(({ scores }) => scores),
    others,
  )
  const teams = drawn.flatMap(({ team: { fileKey: _, ...team } }, index): ShakenTeam[] => {
    const band = bands[index]
    return band ? [{ ...team, ...band }] : []
  })
  const figures = await figuresOf(db, scheduleId)
  await db.transaction(async (tx) => {
    await holdRescores(tx, competitionId)
    if ((await lastRescore(tx, competitionId)) !== rescore) return
    await saveShakeUp(tx, { scheduleId, computedAt: new Date(clock()), isFinal, draws: DRAWS, ...figures, teams })
  })
}

/** Computes every shake-up that is due, one after another. */
export async function computeShakeUps(
  platform: ShakeUpPlatform,
  scorer: Scorer,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const due = await dueShakeUps(platform.db, new Date(platform.clock()))
  for (const one of due) await compute(platform, { scorer, isStopping }, one)
}

/** The job of shake-ups with its own scorer. `stop` ends a run. */
export interface ShakeUps {
  computeDue(): Promise<void>
  stop(): Promise<void>
}

/** Opens the job, which closes `scorer` when it stops. */
export function openShakeUps(platform: ShakeUpPlatform, scorer: Scorer): ShakeUps {
  let stopping = false
  let running: Promise<void> = Promise.resolve()
  return {
    computeDue() {
      if (stopping) return running
      running = running.catch(() => {}).then(() => computeShakeUps(platform, scorer, () => stopping))
      return running
    },
    async stop() {
      stopping = true
      scorer.close()
      await running.catch(() => {})
    },
  }
}
