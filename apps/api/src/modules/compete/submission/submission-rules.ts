import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { DataIn } from '@shulei/contract/call.ts'
import { submissionRules } from '@shulei/contract/compete/submission/calls.ts'
import { packIds } from '@shulei/domain/compete/submission/id-runs.ts'
import { PROBABILITY_CLIP } from '@shulei/domain/compete/submission/metric.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context } from '../../../platform/context.ts'
import { matchesTag } from '../../../platform/http/attachment.ts'
import { takesGzip } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type FileShape, fileRulesOf } from './file-rules.ts'
import { findReaderCompetition } from './reader-competition.repo.ts'
import { readIds } from './solutions.ts'

/** The encoded answer, made once for each test set and shape of file. */
interface Prepared {
  tag: string
  plain: Uint8Array<ArrayBuffer>
  packed: Uint8Array<ArrayBuffer>
}

/** Number of answers in memory, the last used ones. */
const MAX_CACHED = 8
const cache = new Map<string, Promise<Prepared>>()

const gzipped = promisify(gzip)

async function prepare(platform: Platform, solutionKey: string, shape: FileShape): Promise<Prepared> {
  const ids = await readIds(platform, solutionKey)
  const { labels = [], ...rules } = fileRulesOf(shape, ids)
  const clip = shape.metric === 'log-loss' ? PROBABILITY_CLIP : null
  const data: DataIn<typeof submissionRules> = { ...rules, labels, clip, ids: packIds(ids) }
  const plain = new TextEncoder().encode(JSON.stringify({ status: 'e200', data: submissionRules.data.parse(data) }))
  const tag = `"${createHash('sha256').update(plain).digest('base64url')}"`
  return { tag, plain, packed: new Uint8Array(await gzipped(plain)) }
}

/** The prepared answer of a solution. The key contains the content's digest, so that a prepared answer stays valid. */
function prepared(platform: Platform, solutionKey: string, shape: FileShape): Promise<Prepared> {
  const key = JSON.stringify([platform.config.dataDir, solutionKey, shape])
  const known = cache.get(key) ?? prepare(platform, solutionKey, shape)
  cache.delete(key)
  cache.set(key, known)
  known.catch(() => cache.delete(key))
  if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value as string)
  return known
}

/**
 * Sends the rules for result files: the same rules as in the evaluation, so that the checks of page and server agree. The ids are
 * those of the test set, which every participant has. Answers 304 for a valid cached copy. Throws `signUpFirst`, `notFound`.
 */
export async function sendSubmissionRules(
  platform: Platform,
  c: Context,
  { competitionId, userId }: { competitionId: number; userId: number },
): Promise<Response> {
  const competition = await findReaderCompetition(platform.db, { competitionId, userId, now: platform.clock() })
  if (!competition || competition.metric === 'review') throw new ApiError('notFound')
  if (competition.signupState < 3) throw new ApiError('signUpFirst')
  const { idColumn, predictionColumns, labels, maxBytes, solutionKey } = competition.scoring
  const shape = { idColumn, predictionColumns, labels, maxBytes, metric: competition.metric }
  const { tag, plain, packed } = await prepared(platform, solutionKey, shape)
  const headers = { 'cache-control': 'private, max-age=300', vary: 'accept-encoding', etag: `W/${tag}` }
  if (matchesTag(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers)
  const isPacked = takesGzip(c.req.header('accept-encoding'))
  return c.body(isPacked ? packed : plain, 200, {
    ...headers,
    'content-type': 'application/json',
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
  })
}
