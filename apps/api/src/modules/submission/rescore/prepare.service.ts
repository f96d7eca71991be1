import type { Platform } from '../../../platform/platform.ts'
import type { Scorer } from '../evaluate/scorer.ts'
import type { Scoring } from '../reader-competition.repo.ts'
import { localSolution, readIds, storeSolution } from '../solutions.ts'
import {
  findMissing,
  findRescore,
  findScoring,
  insertRescore,
  insertRescored,
  type ScoredFile,
} from './rescore.repo.ts'

export type RescorePlatform = Pick<Platform, 'db' | 'files' | 'clock'>

export interface Correction {
  competitionId: number
  /** Why the scores change; the teams read it. */
  reason: { cn: string; en: string }
  /** Corrected solution as CSV (`id,target,list`); undefined when only the metric was corrected. */
  solution?: Uint8Array
  /** Result files of the baselines, which are scored again too; those that are missing keep their scores. */
  baselines?: Partial<Record<keyof Scoring['baselines'], string>>
}

type Rules = NonNullable<Awaited<ReturnType<typeof findScoring>>>

/** Stores a corrected solution. @throws Error when its ids are not those of the present one: stored files could not be scored. */
async function storeCorrected(platform: RescorePlatform, rules: Rules, solution: Uint8Array): Promise<string> {
  const key = await storeSolution(platform, rules.slug, solution)
  const [ids, old] = [await readIds(platform, key), await readIds(platform, rules.scoring.solutionKey)]
  const missing = [...old].filter((id) => !ids.has(id)).length
  if (missing > 0 || ids.size !== old.size) {
    throw new Error(
      `The solution must have the same ${old.size} ids as before; it lacks ${missing} and has ${ids.size}.`,
    )
  }
  return key
}

/** The baselines with new scores where their files are given. @throws Error naming a file that cannot be scored. */
async function scoreBaselines(
  scorer: Scorer,
  { scoring, metric }: Rules,
  solution: string,
  files: NonNullable<Correction['baselines']>,
): Promise<Scoring['baselines']> {
  const baselines = { ...scoring.baselines }
  for (const [level, file] of Object.entries(files) as [keyof typeof baselines, string][]) {
    const outcome = await scorer.score({ file, solution, shape: { ...scoring, metric } })
    if (outcome.kind !== 'scored') throw new Error(`The baseline ${file} cannot be scored.`)
    const { label } = baselines[level] ?? {}
    if (!label) throw new Error(`The competition has no baseline ${level}.`)
    baselines[level] = { label, A: outcome.scores.A ?? 0, B: outcome.scores.B ?? 0 }
  }
  return baselines
}

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

/**
 * Scores every scored submission of a competition by the present metric, and by a corrected solution where one is given. Readers see
 * nothing of it until it is published. Answers the id of the rescore. Throws an error whose message is one plain sentence when there
 * is no such competition, or when the solution or a baseline does not fit.
 */
export async function prepareRescore(
  platform: RescorePlatform,
  scorer: Scorer,
  { competitionId, reason, solution, baselines = {} }: Correction,
): Promise<number> {
  const rules = await findScoring(platform.db, competitionId)
  if (!rules) throw new Error(`There is no competition ${competitionId}.`)
  const solutionKey = solution ? await storeCorrected(platform, rules, solution) : rules.scoring.solutionKey
  const local = await localSolution(platform, solutionKey)
  const scored = await scoreBaselines(scorer, rules, local.path, baselines).finally(local.done)
  const id = await insertRescore(platform.db, {
    competitionId,
    reason,
    scoring: { ...rules.scoring, solutionKey, baselines: scored },
    preparedAt: new Date(platform.clock()),
  })
  await scoreMissing(platform, scorer, id)
  return id
}
