import type { DataIn } from '@shulei/contract/call.ts'
import type { compareSubmits } from '@shulei/contract/compete/submission/calls.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findReaderCompetition, type ReaderCompetition } from '../reader-competition.repo.ts'
import { localSolution } from '../solutions.ts'
import { findScoredPair } from '../submits/submits.repo.ts'
import { revealedSchedules } from '../submits/submits.service.ts'
import type { submissions } from '../tables.ts'
import { iso } from '../wire.ts'
import { compareFiles } from './comparer.ts'
import type { RowCounts } from './count-rows.ts'

type Comparison = DataIn<typeof compareSubmits>
type Row = typeof submissions.$inferSelect

/** Number of counts in memory, the last used ones. */
const MAX_CACHED = 200
const cache = new Map<string, Promise<RowCounts>>()

async function count(platform: Platform, { scoring, metric }: ReaderCompetition, pair: [Row, Row]): Promise<RowCounts> {
  const { files } = platform
  const [first, second] = [await files.local(pair[0].resultFile.key), await files.local(pair[1].resultFile.key)]
  const solution = await localSolution(platform, scoring.solutionKey)
  const { idColumn, predictionColumns, labels, maxBytes } = scoring
  const shape = { idColumn, predictionColumns, labels, maxBytes, metric }
  return compareFiles({ files: [first.path, second.path], solution: solution.path, shape }).finally(() =>
    Promise.all([first.done(), second.done(), solution.done()]),
  )
}

/** The counts of two files, whose contents never change: each pair is counted once. */
function counted(platform: Platform, competition: ReaderCompetition, pair: [Row, Row]): Promise<RowCounts> {
  const { solutionKey } = competition.scoring
  const key = [platform.config.dataDir, solutionKey, ...pair.map(({ resultFile }) => resultFile.sha256).sort()].join(
    ' ',
  )
  const known = cache.get(key) ?? count(platform, competition, pair)
  cache.delete(key)
  cache.set(key, known)
  known.catch(() => cache.delete(key))
  if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value as string)
  return known
}

/**
 * Compares two scored submissions of the reader's own team: scores as far as the team may see them, and the number of rows with other
 * predictions, over the whole test set, so that it says nothing about the lists. Throws `comparisonInvalid`, `comparisonFailed`,
 * `tooMany`, `notFound`.
 */
export async function compare(
  platform: Platform,
  { competitionId, userId, a, b }: { competitionId: number; userId: number; a: number; b: number },
): Promise<Comparison> {
  const now = platform.clock()
  const competition = await findReaderCompetition(platform.db, { competitionId, userId, now })
  if (!competition) throw new ApiError('notFound')
  if (!competition.team) throw new ApiError('comparisonInvalid')
  const pair = await findScoredPair(platform.db, competition.team.id, [a, b])
  if (!pair) throw new ApiError('comparisonInvalid')
  await platform.limits.take('compare', userId)
  const revealed = revealedSchedules(competition, now)
  const out = (row: Row): Comparison['submissions'][number] => ({
    ...{ id: row.id, no: row.no, name: row.resultFile.name, list: row.list },
    score: row.scoreA,
    scoreB: revealed.includes(row.scheduleId) ? row.scoreB : null,
    createdAt: iso(row.createdAt),
  })
  try {
    return { submissions: [out(pair[0]), out(pair[1])], ...(await counted(platform, competition, pair)) }
  } catch (error) {
    platform.log.error({ err: error, a, b }, 'two submissions could not be compared')
    throw new ApiError('comparisonFailed')
  }
}
