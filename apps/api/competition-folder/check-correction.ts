import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ScoredMetricId } from '@shulei/domain/compete/submission/metric.ts'
import type { Scorer } from '../src/modules/compete/submission/evaluate/scorer.ts'
import type { FileShape } from '../src/modules/compete/submission/file-rules.ts'
import { localSolution, readIds } from '../src/modules/compete/submission/solutions.ts'
import type { Platform } from '../src/platform/platform.ts'
import { checkResults, type FolderScores } from './check-scores.ts'
import { readSolution } from './check-tables.ts'
import { createFindings, type Finding } from './finding.ts'
import { openFolder, type TableName } from './open-folder.ts'
import { checkPredictions } from './read-settings.ts'
import type { StoredCompetition } from './stored-competition.ts'

/** A solution or metric that takes the place of a competition's present one. */
export interface Corrected {
  /** Form of results, with the metric by which they will be scored. */
  shape: FileShape & { metric: ScoredMetricId }
  /** The corrected solution; undefined where the present one stays. */
  solution: Uint8Array | undefined
  /** Local files of baselines, instead of those that the import stored. */
  baselines: Partial<Record<BaselineName, string>>
}

type BaselineName = keyof StoredCompetition['row']['scoring']['baselines']

const SOLUTION = 'solution.csv'

/** The sample and the baselines that a competition has, by their names in a folder. Each is a local path, or a key of the file store. */
function resultsOf({ row, files, kept }: StoredCompetition, { baselines }: Corrected) {
  const sample = files.find(({ name }) => name === 'sample_submission.csv')?.key
  const results: { name: TableName; path?: string | undefined; key?: string | undefined }[] = []
  if (sample !== undefined) results.push({ name: 'sample_submission', key: sample })
  for (const level of Object.keys(row.scoring.baselines) as BaselineName[]) {
    const [path, key] = [baselines[level], kept?.baselines[level]]
    if (path !== undefined || key !== undefined) results.push({ name: `baselines/${level}`, path, key })
  }
  return results
}

/**
 * Checks a corrected solution or metric as the check of a folder does: its columns, values, lists and ids, the form that the metric wants
 * of results, and whether the sample and all baselines with a file can be scored by it. Writes nothing but a scratch folder.
 */
export async function checkCorrection(
  platform: Pick<Platform, 'files'>,
  stored: StoredCompetition,
  corrected: Corrected,
  scorer: Scorer,
): Promise<{ findings: Finding[]; scores: FolderScores }> {
  const findings = createFindings()
  const { shape, solution } = corrected
  const { solutionKey } = stored.row.scoring
  checkPredictions(shape, (path, text) => findings.add({ file: '', line: null, text: `“${path.join(' › ')}” ${text}` }))
  const scratch = mkdtempSync(join(tmpdir(), 'shulei-correction-'))
  const place = async (file: string, { path, key = '' }: { path?: string | undefined; key?: string | undefined }) => {
    const local = path === undefined ? await platform.files.local(key) : { path, done: async () => {} }
    mkdirSync(dirname(join(scratch, file)), { recursive: true })
    copyFileSync(local.path, join(scratch, file))
    await local.done()
  }
  try {
    if (solution) writeFileSync(join(scratch, SOLUTION), solution, { mode: 0o600 })
    else {
      const present = await localSolution(platform, solutionKey)
      copyFileSync(present.path, join(scratch, SOLUTION))
      await present.done()
    }
    const results = resultsOf(stored, corrected)
    for (const { name, ...from } of results) await place(`${name}.csv`, from)
    const folder = openFolder(scratch, findings)
    if (!folder) return { findings: findings.all(), scores: {} }
    // the import has compared the ids of the present solution with the test set
    const testIds = await readIds(platform, solutionKey)
    const settings = { ...shape, schedules: stored.schedules.map((one) => ({ listB: one.listBStartTime })) }
    readSolution(folder, { settings, testIds }, findings)
    // results would only repeat what is said about the solution
    if (findings.has()) return { findings: findings.all(), scores: {} }
    const names = results.map(({ name }) => name)
    const scores = await checkResults(folder, names, shape, { findings, test: null, isSolved: true, scorer })
    return { findings: findings.all(), scores }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
