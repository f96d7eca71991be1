import { type ScoredMetricId, scoredMetrics } from '@shulei/domain/compete/submission/metric.ts'
import type { Scorer } from '../src/modules/compete/submission/evaluate/scorer.ts'
import type { Scoring } from '../src/modules/compete/submission/reader-competition.repo.ts'
import { insertRescore, removeRescore } from '../src/modules/compete/submission/rescore/rescore.repo.ts'
import {
  type RescorePlatform,
  requireScored,
  scoreMissing,
} from '../src/modules/compete/submission/rescore/score.service.ts'
import { storeSolution } from '../src/modules/compete/submission/solutions.ts'
import { type Corrected, checkCorrection } from './check-correction.ts'
import type { FolderScores } from './check-scores.ts'
import { findingLines } from './report.ts'
import { findStored } from './stored-competition.ts'

export interface Correction extends Partial<Pick<Corrected, 'solution' | 'baselines'>> {
  competitionId: number
  /** Why the scores change; the teams read it. */
  reason: { cn: string; en: string }
  /** The metric from now on; undefined where the present one stays. */
  metric?: ScoredMetricId
}

type Level = keyof Scoring['baselines']

interface Prepared {
  id: number
  /** Baselines that keep their scores, since no file of theirs is known. */
  keptBaselines: Level[]
}

/** The baselines with new scores where their files are known, and the levels of the others. */
function rescoredBaselines(old: Scoring['baselines'], scores: FolderScores) {
  const baselines = { ...old }
  const keptBaselines: Level[] = []
  for (const level of Object.keys(old) as Level[]) {
    const [baseline, found] = [old[level], scores[`baselines/${level}`]]
    if (!baseline) continue
    if (found) baselines[level] = { label: baseline.label, A: found.A ?? 0, B: found.B ?? 0 }
    else keptBaselines.push(level)
  }
  return { baselines, keptBaselines }
}

/**
 * Scores every scored submission of a competition by the present metric, or by a corrected solution or another metric where one is
 * given. Readers see nothing of it until it is published. Baselines are scored again too. Throws an error whose message tells every
 * mistake of the correction, with its line, when there is no such competition, or when no submission could be scored again: then nothing
 * is prepared.
 */
export async function prepareRescore(
  platform: RescorePlatform,
  scorer: Scorer,
  { competitionId, reason, solution, metric: wanted, baselines: given = {} }: Correction,
): Promise<Prepared> {
  const { db } = platform
  const stored = await findStored(db, String(competitionId))
  if (!stored) throw new Error(`There is no competition ${competitionId}.`)
  const { slug, scoring } = stored.row
  const unknown = (Object.keys(given) as Level[]).find((level) => !scoring.baselines[level])
  if (unknown) throw new Error(`The competition has no baseline ${unknown}.`)
  const metric = wanted ?? scoredMetrics.find((known) => known === stored.row.metric)
  if (!metric) throw new Error(`People score competition ${competitionId}, so no file could be scored again.`)
  const corrected = { shape: { ...scoring, metric }, solution, baselines: given }
  const { findings, scores } = await checkCorrection(platform, stored, corrected, scorer)
  if (findings.length > 0) throw new Error(findingLines(findings).join('\n'))
  const { baselines, keptBaselines } = rescoredBaselines(scoring.baselines, scores)
  if (metric !== stored.row.metric && keptBaselines.length > 0) {
    const names = keptBaselines.map((level) => `${level}.csv`).join(', ')
    throw new Error(
      `Scores of ${stored.row.metric} cannot stand beside those of ${metric}: give --baselines=<folder> of ${names}.`,
    )
  }
  const solutionKey = solution ? await storeSolution(platform, slug, solution) : scoring.solutionKey
  const id = await insertRescore(db, {
    competitionId,
    reason,
    scoring: { ...scoring, solutionKey, baselines, metric },
    preparedAt: new Date(platform.clock()),
  })
  try {
    await scoreMissing(platform, scorer, id)
    await requireScored(db, id)
  } catch (error) {
    await removeRescore(db, id)
    throw error
  }
  return { id, keptBaselines }
}
