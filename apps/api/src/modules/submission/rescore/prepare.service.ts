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
  /** Result files of the baselines, instead of those that the import stored. */
  baselines?: Partial<Record<Level, string>>
}

type Level = keyof Scoring['baselines']

const levels = ['weak', 'middle', 'better'] as const satisfies Level[]

interface Prepared {
  id: number
  /** Baselines that keep their scores, since no file of theirs is known. */
  keptBaselines: Level[]
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

/** The file of a baseline: the given one, else the one that the import stored; null where there is neither. */
async function baselineFile({ files }: RescorePlatform, given: string | undefined, key: string | undefined) {
  if (given !== undefined) return { path: given, done: async () => {} }
  return key === undefined ? null : await files.local(key)
}

/** The baselines with new scores where their files are known. @throws Error naming one that cannot be scored. */
async function scoreBaselines(
  platform: RescorePlatform,
  scorer: Scorer,
  { scoring, metric, baselineKeys }: Rules,
  { solution, given }: { solution: string; given: NonNullable<Correction['baselines']> },
) {
  const baselines = { ...scoring.baselines }
  const keptBaselines: Level[] = []
  const unknown = levels.find((level) => given[level] !== undefined && !baselines[level])
  if (unknown) throw new Error(`The competition has no baseline ${unknown}.`)
  for (const level of levels) {
    const baseline = baselines[level]
    if (!baseline) continue
    const file = await baselineFile(platform, given[level], baselineKeys[level])
    if (!file) {
      keptBaselines.push(level)
      continue
    }
    const outcome = await scorer.score({ file: file.path, solution, shape: { ...scoring, metric } }).finally(file.done)
    if (outcome.kind !== 'scored') throw new Error(`The baseline ${given[level] ?? level} cannot be scored.`)
    baselines[level] = { label: baseline.label, A: outcome.scores.A ?? 0, B: outcome.scores.B ?? 0 }
  }
  return { baselines, keptBaselines }
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
 * nothing of it until it is published. Baselines are scored again too. Throws an error whose message is one plain sentence when there
 * is no such competition, or when the solution or a baseline does not fit.
 */
export async function prepareRescore(
  platform: RescorePlatform,
  scorer: Scorer,
  { competitionId, reason, solution, baselines: given = {} }: Correction,
): Promise<Prepared> {
  const rules = await findScoring(platform.db, competitionId)
  if (!rules) throw new Error(`There is no competition ${competitionId}.`)
  const solutionKey = solution ? await storeCorrected(platform, rules, solution) : rules.scoring.solutionKey
  const local = await localSolution(platform, solutionKey)
  const files = { solution: local.path, given }
  const { baselines, keptBaselines } = await scoreBaselines(platform, scorer, rules, files).finally(local.done)
  const id = await insertRescore(platform.db, {
    competitionId,
    reason,
    scoring: { ...rules.scoring, solutionKey, baselines },
    preparedAt: new Date(platform.clock()),
  })
  await scoreMissing(platform, scorer, id)
  return { id, keptBaselines }
}
