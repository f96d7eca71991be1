import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ProofDocument } from '@shulei/contract/compete/proof/schemas.ts'
import { canonicalJson } from '@shulei/domain/compete/proof/canonical.ts'
import { parseCommitmentHead } from '@shulei/domain/compete/proof/commitment.ts'
import { parseResultName, rankFaults } from '@shulei/domain/compete/proof/document.ts'
import type * as z from 'zod'
import { hashInto } from '../src/modules/compete/proof/commitment.service.ts'
import { scoreFile } from '../src/modules/compete/submission/evaluate/score-file.ts'
import { loadSolution, type Solution } from '../src/modules/compete/submission/evaluate/solution.ts'
import type { FileShape } from '../src/modules/compete/submission/file-rules.ts'
import type { PublishedKey } from './published-keys.ts'
import { readPart, type SignatureCheck, signatureFaults } from './verify-signature.ts'

type Document = z.output<typeof ProofDocument>

/** The results computed from the files of a folder. */
export interface Verified extends Omit<SignatureCheck, 'faults'> {
  competition: number
  commitment: string
  /** Ranks on all lists, and scores that were computed from result files. */
  ranks: number
  lists: number
  scores: number
  files: number
  /** Teams that keep their result file to themselves, so that only its hash is published. */
  unshared: number
  /** Differences, each in one plain sentence. */
  faults: string[]
}

/** Largest result file that is unpacked. */
const MAX_RESULT = 100 * 1024 * 1024

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await hashInto(path, [hash])
  return hash.digest('hex')
}

function parsed(bytes: Buffer): Document {
  let json: unknown
  try {
    json = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Error('proof.json is no JSON.')
  }
  const { success, data, error } = ProofDocument.safeParse(json)
  if (success) return data
  const [issue] = error.issues
  throw new Error(`proof.json does not have its form at ${issue?.path.join('.') || 'its beginning'}.`)
}

async function commitmentFaults(folder: string, { commitment, settings, solution }: Document): Promise<string[]> {
  const head = (await readPart(folder, 'commitment.txt')).toString('utf8')
  const path = join(folder, 'solution.csv')
  if (!existsSync(path)) throw new Error(`solution.csv is missing in ${folder}.`)
  const [whole, alone] = [createHash('sha256').update(head), createHash('sha256')]
  const bytes = await hashInto(path, [whole, alone])
  const faults: string[] = []
  const [sha256, own] = [whole.digest('hex'), alone.digest('hex')]
  if (sha256 !== commitment.sha256) {
    faults.push(`The commitment is ${commitment.sha256}, but commitment.txt and solution.csv give ${sha256}.`)
  }
  if (own !== solution.sha256 || bytes !== solution.bytes) {
    faults.push(`solution.csv has the SHA-256 ${own}, but proof.json names ${solution.sha256}.`)
  }
  const said = parseCommitmentHead(head)
  if (!said) faults.push('commitment.txt does not have its form.')
  else if (
    canonicalJson({ ...said.settings, format: undefined }) !== canonicalJson({ ...settings, format: undefined })
  ) {
    faults.push('The settings in commitment.txt are not those of proof.json.')
  }
  return faults
}

/** A file of the folder that belongs to a row: the published one, or one that a team put there itself. */
function fileOf(
  names: ReadonlySet<string>,
  byNumber: ReadonlyMap<number, string>,
  row: { submission: number; file: string | null },
) {
  if (row.file !== null) return { name: row.file, isThere: names.has(row.file), isPublished: true }
  const name = byNumber.get(row.submission)
  return name === undefined ? null : { name, isThere: true, isPublished: false }
}

async function scoreFaults(folder: string, document: Document) {
  const names = new Set(readdirSync(folder))
  const byNumber = new Map(
    [...names].flatMap((name) => {
      const number = parseResultName(name)
      return number === null ? [] : [[number, name] as const]
    }),
  )
  const { metric, idColumn, predictionColumns, labels } = document.settings
  const shape: FileShape = { metric, idColumn, predictionColumns, labels, maxBytes: MAX_RESULT }
  const path = join(folder, 'solution.csv')
  let solution: Solution | undefined
  const faults: string[] = []
  const scored = new Map<string, Awaited<ReturnType<typeof scoreFile>>>()
  let scores = 0
  let unshared = 0
  for (const { list, rows } of document.lists) {
    for (const row of rows) {
      const where = `Rank ${row.rank} of list ${list}, “${row.team}”`
      const file = fileOf(names, byNumber, row)
      if (!file) {
        unshared += 1
        continue
      }
      // a name that is no result file's could lead out of the folder
      if (parseResultName(file.name) !== row.submission) {
        faults.push(`${where}: ${file.name} is no name of its result file.`)
        continue
      }
      if (!file.isThere) {
        faults.push(`${where}: ${file.name} is missing.`)
        continue
      }
      const digest = await digestOf(join(folder, file.name))
      if (digest !== row.sha256) {
        faults.push(`${where}: ${file.name} has the SHA-256 ${digest}, but proof.json names ${row.sha256}.`)
        continue
      }
      solution ??= await loadSolution(path, shape)
      const outcome =
        scored.get(file.name) ?? (await scoreFile(solution, { file: join(folder, file.name), solution: path, shape }))
      scored.set(file.name, outcome)
      const score = outcome.kind === 'scored' ? outcome.scores[list] : null
      if (score === null) faults.push(`${where}: ${file.name} cannot be scored.`)
      else if (score !== row.score)
        faults.push(`${where}: proof.json says ${row.score}, but ${file.name} gives ${score}.`)
      else scores += 1
    }
  }
  return { faults, scores, unshared, files: scored.size }
}

/**
 * Verifies the published files of a competition in a folder: the commitment of salt, settings and solution, every rank, the score of
 * every result file, and the signature, by trusted keys or else by those that lie in the folder. Throws an error whose message is one
 * plain sentence when a file is missing or has another form.
 */
export async function verifyFolder(folder: string, trusted: readonly PublishedKey[] | null = null): Promise<Verified> {
  const bytes = await readPart(folder, 'proof.json')
  const document = parsed(bytes)
  const { metric } = document.settings
  const signature = await signatureFaults(folder, bytes, trusted)
  const commitment = await commitmentFaults(folder, document)
  const ranks = rankFaults(metric, document.lists).map(
    ({ list, team, claimed, computed }) =>
      `Rank ${claimed} of list ${list}, “${team}”: the published scores give rank ${computed}.`,
  )
  // scores of another solution would only repeat what is said about the commitment
  const scores =
    commitment.length > 0
      ? { faults: [], scores: 0, unshared: 0, files: 0 }
      : await scoreFaults(folder, document).catch((error: Error) => ({
          faults: [`The files could not be scored: ${error.message}.`],
          scores: 0,
          unshared: 0,
          files: 0,
        }))
  return {
    competition: document.competition.id,
    commitment: document.commitment.sha256,
    ranks: document.lists.reduce((sum, { rows }) => sum + rows.length, 0),
    lists: document.lists.length,
    scores: scores.scores,
    files: scores.files,
    unshared: scores.unshared,
    key: signature.key,
    publicKey: signature.publicKey,
    faults: [...signature.faults, ...commitment, ...ranks, ...scores.faults],
  }
}
