import { type MetricId, metrics } from '@shulei/domain/compete/submission/metric.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { recountTeam } from '../best/best.service.ts'
import { rerank } from '../board/rerank.service.ts'
import { type LogLine, logLine } from '../evaluate/log-lines.ts'
import type { Scorer } from '../evaluate/scorer.ts'
import { removeShakeUps } from '../shake-up/shake-up.repo.ts'
import { notifyRescored } from './notify-rescored.ts'
import {
  boardsOf,
  countOpen,
  findMissing,
  findRescore,
  findRescored,
  lockTeams,
  type Place,
  type PlacedTeam,
  placesOf,
  publishedSince,
  putMetric,
  putScores,
  putScoring,
  type Rescored,
} from './rescore.repo.ts'
import { type RescorePlatform, requireScored, scoreMissing } from './score.service.ts'

/** The difference between the lists that readers see and those of a rescore. */
export interface Difference {
  competitionId: number
  /** The metric from now on, and the one before. */
  metric: MetricId
  oldMetric: MetricId
  /** Number of the competition's scored submissions. */
  submissions: number
  /** Number of submissions with a changed score. */
  changed: number
  /** Greatest difference of a score. */
  largest: number
  /** All teams, list by list, in the order of their new ranks. */
  teams: PlacedTeam[]
  /** Ids of submissions that could not be scored again and keep their scores. */
  unscored: number[]
}

/** A rescore that could not be published yet: so many submissions have no result. */
export interface Waiting {
  waitsFor: number
}

type Prepared = NonNullable<Awaited<ReturnType<typeof findRescore>>>

const distance = (a: number | null, b: number | null) => (a === b ? 0 : Math.abs((a ?? 0) - (b ?? 0)))
const difference = (one: Rescored) => Math.max(distance(one.old.A, one.new.A), distance(one.old.B, one.new.B))

const keyOf = ({ scheduleId, stage, teamId }: Place) => `${scheduleId}:${stage}:${teamId}`

function placedTeams(before: readonly Place[], after: readonly Place[]): PlacedTeam[] {
  const old = new Map(before.map((place) => [keyOf(place), place]))
  return after.flatMap((place) => {
    const from = old.get(keyOf(place))
    if (!from) return []
    const { scheduleId, stage, teamId, team, rank, score } = place
    return [{ scheduleId, stage, teamId, team, from: { rank: from.rank, score: from.score }, to: { rank, score } }]
  })
}

/** The line of a submission's log that names its old scores and the reason. */
function lineOf(
  { old }: Rescored,
  { at, oldMetric, reason }: Pick<Prepared, 'oldMetric' | 'reason'> & { at: number },
): LogLine {
  const text = (score: number | null) => score?.toFixed(metrics[oldMetric].decimals) ?? ''
  const facts = { was: text(old.A), reasonCn: reason.cn, reasonEn: reason.en || reason.cn }
  return old.B === null ? logLine.rescored(at, facts) : logLine.rescoredBoth(at, { ...facts, wasB: text(old.B) })
}

/** Writes scores, best rows and ranks of a rescore, whose teams are locked, and answers what that changed. */
async function apply(tx: Tx, platform: RescorePlatform, rescore: Prepared): Promise<Difference> {
  const { clock } = platform
  const { id, competitionId, metric, oldMetric, reason } = rescore
  const all = await findRescored(tx, id)
  const changes = all.filter((one) => difference(one) > 0)
  const before = await placesOf(tx, competitionId)
  for (const one of changes) {
    await putScores(tx, one.id, one.new, lineOf(one, { at: clock(), oldMetric, reason }))
  }
  const isOther = metric !== oldMetric
  if (isOther) await putMetric(tx, competitionId, metric)
  // by another metric equal scores may have another order
  const teams = new Map((isOther ? all : changes).map((one) => [`${one.teamId}:${one.scheduleId}`, one]))
  for (const { teamId, scheduleId } of teams.values()) {
    await recountTeam(tx, { teamId, scheduleId, metric }, { replay: true })
  }
  for (const board of await boardsOf(tx, competitionId)) await rerank({ db: tx, clock }, board)
  return {
    ...{ competitionId, metric, oldMetric },
    submissions: all.length,
    changed: changes.length,
    largest: Math.max(0, ...changes.map(difference)),
    teams: placedTeams(before, await placesOf(tx, competitionId)),
    unscored: all.filter(({ isRefused }) => isRefused).map((one) => one.id),
  }
}

/** A prepared rescore. @throws Error with one plain sentence when it cannot be shown or published any more. */
async function openRescore(tx: Tx, id: number): Promise<Prepared> {
  const rescore = await findRescore(tx, id)
  if (!rescore) throw new Error(`There is no rescore ${id}.`)
  if (rescore.publishedAt) throw new Error(`Rescore ${id} was published on ${rescore.publishedAt.toISOString()}.`)
  if (await publishedSince(tx, rescore.competitionId, rescore.preparedAt)) {
    throw new Error(`Another rescore of competition ${rescore.competitionId} was published since. Prepare a new one.`)
  }
  return rescore
}

/** Whether a team gets another rank or score. */
export const isMoved = ({ from, to }: PlacedTeam): boolean => from.rank !== to.rank || from.score !== to.score

class Unwritten extends Error {
  readonly difference: Difference
  constructor(difference: Difference) {
    super('not written')
    this.difference = difference
  }
}

/** The difference that a publication would make now. Nothing is written: the transaction that publishes is undone at its end. */
export async function showRescore(platform: RescorePlatform, id: number): Promise<Difference> {
  try {
    return await platform.db.transaction(async (tx) => {
      const rescore = await openRescore(tx, id)
      await lockTeams(tx, rescore.competitionId)
      throw new Unwritten(await apply(tx, platform, rescore))
    })
  } catch (error) {
    if (error instanceof Unwritten) return error.difference
    throw error
  }
}

/**
 * Publishes a prepared rescore: scores, best rows, ranks, metric, solution and baselines change in one transaction, so that no reader sees a
 * list of old and new scores. It holds the locks of all teams, which keep submissions from arriving and from being scored by the old
 * solution; while one has no result it writes nothing and says so. Submissions that were scored since the preparation are scored
 * first. Old scores stay on record, the log of each changed submission says why, and the members of each team whose place a reader sees
 * change are notified. Daily snapshots keep the scores of their day; shake-ups are removed, and
 * computed anew by their job.
 */
export async function publishRescore(
  platform: RescorePlatform,
  scorer: Scorer,
  id: number,
): Promise<Difference | Waiting> {
  for (;;) {
    await scoreMissing(platform, scorer, id)
    const done = await platform.db.transaction(async (tx) => {
      const { competitionId } = await openRescore(tx, id)
      await lockTeams(tx, competitionId)
      // another process may have published while this one waited for the locks
      const rescore = await openRescore(tx, id)
      const waitsFor = await countOpen(tx, competitionId)
      if (waitsFor > 0) return { waitsFor }
      if ((await findMissing(tx, id, competitionId)).length > 0) return null
      await requireScored(tx, id)
      const result = await apply(tx, platform, rescore)
      const at = platform.clock()
      await putScoring(tx, rescore, new Date(at))
      await removeShakeUps(tx, competitionId)
      await notifyRescored(tx, rescore, { moved: result.teams.filter(isMoved), at })
      return result
    })
    if (done) return done
  }
}
