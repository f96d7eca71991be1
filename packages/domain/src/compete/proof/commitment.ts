import type { MetricId } from '../submission/metric.ts'
import { canonicalJson } from './canonical.ts'

/** Bytes of a salt; its text has two hexadecimal digits for each. */
export const SALT_BYTES = 32

/** The settings that decide, together with the solution, which score a result file gets. */
export interface CommittedSettings {
  competition: number
  metric: MetricId
  idColumn: string
  predictionColumns: readonly string[]
  labels: readonly string[]
}

/**
 * The text that stands before the bytes of the solution when a commitment is hashed: the salt on the first line, the settings as
 * canonical JSON on the second. The commitment is the SHA-256 of this text in UTF-8 and the solution file one after the other, as
 * `cat commitment.txt solution.csv | sha256sum` computes it.
 */
export function commitmentHead(salt: string, settings: CommittedSettings): string {
  const { competition, metric, idColumn, predictionColumns, labels } = settings
  const json = canonicalJson({
    format: 'shulei-commitment-1',
    competition,
    metric,
    idColumn,
    predictionColumns,
    labels,
  })
  return `${salt}\n${json}\n`
}

/** Reads a text that `commitmentHead` made; null for any other. */
export function parseCommitmentHead(text: string): { salt: string; settings: CommittedSettings } | null {
  const [salt = '', json = '', ...rest] = text.split('\n')
  if (!/^[0-9a-f]{64}$/.test(salt) || rest.length !== 1 || rest[0] !== '') return null
  try {
    const settings = JSON.parse(json) as CommittedSettings
    return commitmentHead(salt, settings) === text ? { salt, settings } : null
  } catch {
    return null
  }
}
