import { rankEntries } from '../ranking/order.ts'
import type { MetricId } from '../submission/metric.ts'

/** A team on a published list, with the result file that gave it its score. */
export interface ProofRow {
  rank: number
  teamId: number
  team: string
  submission: number
  /** SHA-256 of the counted result file, in hexadecimal digits. */
  sha256: string
  score: number
  /** Instant of the submission: of equal scores, the earlier one ranks first. */
  at: string
  /** Name of the published result file; null where the team keeps it to itself. */
  file: string | null
}

/** A list of a schedule with all its teams. */
export interface ProofList {
  schedule: number
  list: 'A' | 'B'
  rows: readonly ProofRow[]
}

/** A team whose published rank is not the one that the published scores give. */
export interface RankFault {
  schedule: number
  list: 'A' | 'B'
  team: string
  claimed: number
  computed: number
}

/** The teams whose rank differs from the one that the scores and instants of the same list give. */
export function rankFaults(metric: MetricId, lists: readonly ProofList[]): RankFault[] {
  return lists.flatMap(({ schedule, list, rows }) => {
    const computed = new Map(
      rankEntries(
        metric,
        rows.map(({ teamId, score, at }) => ({ teamId, score, at: Date.parse(at) })),
      ).map(({ teamId, rank }) => [teamId, rank]),
    )
    return rows.flatMap(({ teamId, team, rank }) => {
      const own = computed.get(teamId) ?? 0
      return own === rank ? [] : [{ schedule, list, team, claimed: rank, computed: own }]
    })
  })
}

/** Endings of the forms in which a result file may be handed in. */
const endings = ['csv', 'csv.gz', 'zip'] as const

/** Name of a published result file, with the ending of the name that its team gave it. */
export function resultName(submission: number, given: string): string {
  const ending = given.endsWith('.zip') ? 'zip' : given.endsWith('.gz') ? 'csv.gz' : 'csv'
  return `result-${submission}.${ending}`
}

/** Number of the submission in a name that `resultName` made; null for any other. */
export function parseResultName(name: string): number | null {
  const [, number = '', ending = ''] = /^result-([1-9]\d{0,14})\.([a-z.]+)$/.exec(name) ?? []
  return (endings as readonly string[]).includes(ending) ? Number(number) : null
}

/** The published files besides the result files. */
export const proofFiles = ['proof.json', 'proof.json.sig', 'commitment.txt', 'solution.csv'] as const
export type ProofFileName = (typeof proofFiles)[number]
