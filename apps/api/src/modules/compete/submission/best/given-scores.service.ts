import type { Tx } from '../../../../platform/db/database.ts'
import { firstSchedule, noteChange, putBest } from './best.repo.ts'

/** No submission: the score was given by people. */
const NO_SUBMISSION = 0

/** A score that was not computed from a result file. */
export interface GivenScore {
  teamId: number
  score: number
  /** Time at which the team handed in: of equal scores, the earlier one ranks first. */
  at: Date
}

/** Writes given scores to list A of a competition's first schedule, which is then ranked again. A greater score is better. */
export async function putGivenScores(tx: Tx, competitionId: number, scores: readonly GivenScore[]): Promise<void> {
  const scheduleId = await firstSchedule(tx, competitionId)
  if (scheduleId === null) throw new Error(`competition ${competitionId} has no schedule`)
  await putBest(
    tx,
    scores.map(({ teamId, score, at }) => ({
      ...{ scheduleId, stage: 0, teamId, submissionId: NO_SUBMISSION, score, merit: score },
      ...{ at, submits: 1, lastSubmitAt: at, history: [{ at: at.toISOString(), score }] },
    })),
  )
  await noteChange(tx, scheduleId, [0])
}
