import { createHash } from 'node:crypto'
import type { DataIn } from '@shulei/contract/call.ts'
import type { competitionProof } from '@shulei/contract/compete/proof/calls.ts'
import { listSpan, scheduleTitle } from '@shulei/domain/compete/competition/schedule.ts'
import { commitmentHead } from '@shulei/domain/compete/proof/commitment.ts'
import { parseResultName, resultName } from '@shulei/domain/compete/proof/document.ts'
import { listOfStage } from '@shulei/domain/compete/ranking/list.ts'
import { ApiError } from '../../../platform/api-error.ts'
import type { Context } from '../../../platform/context.ts'
import { attachment, matchesTag } from '../../../platform/http/attachment.ts'
import { sendFile } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findProof, findShared, type ProofState, summariesOf } from './proof.repo.ts'
import type { ListedRow } from './publish.repo.ts'

type Proof = DataIn<typeof competitionProof>
type Published = NonNullable<ProofState['proof']>

/** Rows of the deciding list on the page. */
const FIRST = 5

const iso = (at: number) => new Date(at).toISOString()
const address = (id: number, name: string) => `/api/competitions/${id}/proof/${name}`

const rowOnWire = ({ file, at, ...row }: ListedRow) => ({
  ...row,
  at: iso(at),
  file: file === null ? null : resultName(row.submission, file),
})

/** Small files whose content is made of stored values. */
const madeFiles = {
  'commitment.txt': ({ salt, settings }: Published) => commitmentHead(salt, settings),
  'proof.json.sig': ({ key, signature }: Published) => `${JSON.stringify({ key, signature })}\n`,
} as const

function filesOf(id: number, proof: Published): NonNullable<Proof['published']>['files'] {
  const made = (Object.keys(madeFiles) as (keyof typeof madeFiles)[]).map((name) => {
    const text = madeFiles[name](proof)
    return {
      name,
      bytes: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
      url: address(id, name),
    }
  })
  return [
    { name: 'proof.json', bytes: proof.bytes, sha256: proof.sha256, url: address(id, 'proof.json') },
    {
      name: 'solution.csv',
      bytes: proof.solutionBytes,
      sha256: proof.solutionSha256,
      url: address(id, 'solution.csv'),
    },
    ...made,
  ]
}

/** The lists that are in the document, in its order. */
const listsOf = ({ schedules }: ProofState, at: number) =>
  schedules.flatMap((schedule) =>
    ([0, 1] as const).flatMap((stage) => {
      const span = listSpan(schedule, listOfStage(stage))
      return span && span.start <= at ? [{ schedule, stage }] : []
    }),
  )

/** An end that was put off closes the proof again; a competition that became seasonal after its proof keeps it. */
function stateAt({ endTime, isSeasonal, proof }: ProofState, now: number): Proof['state'] {
  if (proof && now >= endTime) return 'published'
  if (isSeasonal) return 'seasonal'
  return now < endTime ? 'sealed' : 'checking'
}

/** The latest commitment, and those before it, each with the correction that brought the next one. */
function sealsOf({ commitments }: ProofState): Pick<Proof, 'commitment' | 'earlier'> {
  const latest = commitments.at(-1)
  return {
    commitment: latest
      ? { sha256: latest.sha256, committedAt: iso(latest.committedAt), beforeFirst: latest.beforeFirst }
      : null,
    earlier: commitments.slice(0, -1).map(({ sha256, committedAt }, index) => {
      const correction = commitments[index + 1]?.correction ?? null
      return {
        sha256,
        committedAt: iso(committedAt),
        correction: correction && { ...correction, at: iso(correction.at) },
      }
    }),
  }
}

/**
 * The proof of a competition: the commitment alone until the end, and everything that it rests on once it is published. Two
 * statements, one before the publication. Throws `notFound`.
 */
export async function readProof(platform: Platform, id: number, userId: number | null): Promise<Proof> {
  const now = platform.clock()
  const state = await findProof(platform.db, id, { now: new Date(now), reader: userId })
  if (!state) throw new ApiError('notFound')
  const { endTime, proof } = state
  const answer: Proof = { state: stateAt(state, now), endsAt: iso(endTime), ...sealsOf(state), published: null }
  if (!proof || answer.state !== 'published') return answer
  const lists = listsOf(state, proof.publishedAt)
  const summaries = await summariesOf(
    platform.db,
    lists.map(({ schedule, stage }) => ({ scheduleId: schedule.id, stage })),
    { first: FIRST, userId },
  )
  const rows = lists.flatMap(({ schedule, stage }) => {
    const summary = summaries.find((one) => one.scheduleId === schedule.id && one.stage === stage)
    return summary ? [{ schedule, stage, summary }] : []
  })
  const last = rows.findLast(({ summary }) => summary.total > 0)
  return {
    ...answer,
    published: {
      revision: proof.revision,
      publishedAt: iso(proof.publishedAt),
      key: proof.key,
      files: filesOf(id, proof),
      lists: rows.map(({ schedule, stage, summary }) => ({
        scheduleId: schedule.id,
        title: scheduleTitle(schedule, id, 'zh-CN'),
        titleEn: scheduleTitle(schedule, id, 'en-US'),
        list: listOfStage(stage),
        total: summary.total,
        shared: summary.shared,
      })),
      first: last?.summary.first.map(rowOnWire) ?? [],
      own: last?.summary.own ? rowOnWire(last.summary.own) : null,
    },
  }
}

function sendMade(c: Context, name: string, text: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('hex')}"`
  const headers = {
    etag,
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': attachment(name),
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
  }
  return matchesTag(c.req.header('if-none-match'), etag) ? c.body(null, 304, headers) : c.body(text, 200, headers)
}

/** Sends a published file. Throws `fileNotDownloadable` for every other name, and for every name before the publication. */
export async function sendProofFile(
  platform: Platform,
  c: Context,
  { id, name, reader }: { id: number; name: string; reader: number | null },
): Promise<Response> {
  const now = platform.clock()
  const state = await findProof(platform.db, id, { now: new Date(now), reader })
  const proof = state && now >= state.endTime ? state.proof : null
  if (!proof) throw new ApiError('fileNotDownloadable')
  if (name === 'commitment.txt' || name === 'proof.json.sig') return sendMade(c, name, madeFiles[name](proof))
  const { documentKey, sha256, bytes, solutionKey, solutionSha256, solutionBytes } = proof
  const submission = parseResultName(name)
  const file =
    name === 'proof.json'
      ? { key: documentKey, sha256, bytes }
      : name === 'solution.csv'
        ? { key: solutionKey, sha256: solutionSha256, bytes: solutionBytes }
        : submission === null
          ? null
          : await findShared(platform.db, id, submission)
  if (!file || ('name' in file && resultName(submission ?? 0, file.name) !== name))
    throw new ApiError('fileNotDownloadable')
  if (!(await platform.files.disk.exists(file.key))) {
    platform.log.error({ key: file.key }, 'a published file is missing')
    throw new ApiError('downloadFailed')
  }
  return sendFile(c, platform.files, {
    ...file,
    name,
    isText: name.endsWith('.csv') || name.endsWith('.json'),
    contentType: 'application/octet-stream',
  })
}
