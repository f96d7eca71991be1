import type { Platform } from '../../../platform/platform.ts'
import { recountTeam } from '../best/best.service.ts'
import { rerank } from '../board/rerank.service.ts'
import { logLine } from '../evaluate/log-lines.ts'
import type { Scorer } from '../evaluate/scorer.ts'
import type { Scores } from '../evaluate/scoring-task.ts'
import { localSolution } from '../solutions.ts'
import { boardsOf, findScored, findScoring, lockTeams, putScores, ranksOf, type ScoredFile } from './rescore.repo.ts'

/** The result of a rescore. */
export interface Rescored {
  /** Number of the competition's scored submissions. */
  submissions: number
  /** Number of submissions with a changed score. */
  changed: number
  /** Greatest difference of a score. */
  largest: number
  /** Number of places on lists that are another team's now. */
  movedRanks: number
  /** Ids of submissions that could not be scored again and keep their scores. */
  unscored: number[]
}

interface Change {
  submission: ScoredFile
  scores: Scores
}

type RescorePlatform = Pick<Platform, 'db' | 'files' | 'clock'>

const distance = (a: number | null, b: number | null) => (a === b ? 0 : Math.abs((a ?? 0) - (b ?? 0)))
const difference = ({ submission, scores }: Change) =>
  Math.max(distance(submission.scores.A, scores.A), distance(submission.scores.B, scores.B))

/** Scores the files of submissions one after another. Writes nothing. */
async function scoreAll(
  platform: RescorePlatform,
  scorer: Scorer,
  competitionId: number,
  submissions: readonly ScoredFile[],
) {
  const rules = await findScoring(platform.db, competitionId)
  if (!rules) throw new Error(`There is no competition ${competitionId}.`)
  const shape = { ...rules.scoring, metric: rules.metric }
  const solution = await localSolution(platform, rules.scoring.solutionKey)
  const changes: Change[] = []
  const unscored: number[] = []
  try {
    for (const submission of submissions) {
      const file = await platform.files.local(submission.fileKey)
      const task = { file: file.path, solution: solution.path, shape }
      const outcome = await scorer.score(task).finally(file.done)
      if (outcome.kind === 'scored') changes.push({ submission, scores: outcome.scores })
      else unscored.push(submission.id)
    }
  } finally {
    await solution.done()
  }
  return { metric: rules.metric, changes: changes.filter((change) => difference(change) > 0), unscored }
}

/**
 * Scores every scored submission of a competition again and publishes scores, best rows and ranks in one transaction, so that no
 * reader sees a list of old and new scores. An operator runs it after a metric was corrected. Submissions that end meanwhile wait:
 * teams are locked first, in the order of their ids, then the lists. Notices and daily snapshots keep the scores of their day.
 * Throws an error whose message is one plain sentence when there is no such competition.
 */
export async function rescore(platform: RescorePlatform, scorer: Scorer, competitionId: number): Promise<Rescored> {
  const submissions = await findScored(platform.db, competitionId)
  const { metric, changes, unscored } = await scoreAll(platform, scorer, competitionId, submissions)
  const movedRanks = await platform.db.transaction(async (tx) => {
    const places = [
      ...new Map(
        changes.map(({ submission }) => [`${submission.teamId}:${submission.scheduleId}`, submission]),
      ).values(),
    ]
    if (places.length === 0) return 0
    await lockTeams(tx, [...new Set(places.map(({ teamId }) => teamId))])
    const before = await ranksOf(tx, competitionId)
    const line = logLine.rescored(platform.clock())
    for (const { submission, scores } of changes) await putScores(tx, submission.id, scores, line)
    for (const { teamId, scheduleId } of places) await recountTeam(tx, { teamId, scheduleId, metric }, { replay: true })
    for (const board of await boardsOf(tx, competitionId)) await rerank({ db: tx, clock: platform.clock }, board)
    const after = await ranksOf(tx, competitionId)
    return [...after].filter(([place, rank]) => before.get(place) !== rank).length
  })
  return {
    submissions: submissions.length,
    changed: changes.length,
    largest: Math.max(0, ...changes.map(difference)),
    movedRanks,
    unscored,
  }
}
