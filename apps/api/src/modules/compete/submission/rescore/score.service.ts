import type { Platform } from '../../../../platform/platform.ts'
import type { Scorer } from '../evaluate/scorer.ts'
import { localSolution } from '../solutions.ts'
import { countScored, findMissing, findRescore, insertRescored, type ScoredFile } from './rescore.repo.ts'

export type RescorePlatform = Pick<Platform, 'db' | 'files' | 'clock'>

/**
 * Scores the submissions that a prepared rescore does not hold yet, one after another, and stores the new scores beside the old ones.
 * Answers their number.
 */
export async function scoreMissing(platform: RescorePlatform, scorer: Scorer, rescoreId: number): Promise<number> {
  const { db, files } = platform
  const rescore = await findRescore(db, rescoreId)
  if (!rescore) throw new Error(`There is no rescore ${rescoreId}.`)
  const missing = await findMissing(db, rescoreId, rescore.competitionId)
  const shape = { ...rescore.scoring, metric: rescore.metric }
  const solution = await localSolution(platform, rescore.scoring.solutionKey)
  const scoresOf = async ({ fileKey }: ScoredFile) => {
    const file = await files.local(fileKey)
    const outcome = await scorer.score({ file: file.path, solution: solution.path, shape }).finally(file.done)
    return outcome.kind === 'scored' ? outcome.scores : null
  }
  try {
    for (const one of missing) await insertRescored(db, rescoreId, one, await scoresOf(one))
  } finally {
    await solution.done()
  }
  return missing.length
}

/** Throws where all submissions of a rescore were refused: its solution or metric is none that could score their files. */
export async function requireScored(db: RescorePlatform['db'], rescoreId: number): Promise<void> {
  const { all, scored } = await countScored(db, rescoreId)
  if (all === 0 || scored > 0) return
  const files = all === 1 ? 'The only submission' : `None of the ${all} submissions`
  throw new Error(
    `${files} could ${all === 1 ? 'not ' : ''}be scored again. The correction does not fit the files of the teams.`,
  )
}
