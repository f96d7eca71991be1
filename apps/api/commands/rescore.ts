/**
 * Operator command for a corrected metric or solution, `node apps/api/commands/rescore.ts` with
 * - `prepare <competition id> <reason in Chinese> [reason in English] [--solution=<file.csv>] [--metric=<metric>]
 *   [--baselines=<folder>]`: checks the correction as a folder is checked, scores every scored submission and baseline again beside its
 *   present score, and prints all teams before and after; the folder holds weak.csv, middle.csv and better.csv, for baselines that were
 *   not imported with the competition;
 * - `show <rescore id>`: prints the difference again;
 * - `publish <rescore id>`: publishes all scores and ranks at one instant.
 *
 * The command uses the environment of the server. Stop a server with the embedded database first: only one process can use a data
 * folder.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listOfStage } from '@shulei/domain/compete/ranking/list.ts'
import { type MetricId, metrics, scoredMetrics } from '@shulei/domain/compete/submission/metric.ts'
import { prepareRescore } from '../competition-folder/prepare-rescore.ts'
import type { Scorer } from '../src/modules/compete/submission/evaluate/scorer.ts'
import { openScorer } from '../src/modules/compete/submission/evaluate/scorer.ts'
import type { PlacedTeam } from '../src/modules/compete/submission/rescore/rescore.repo.ts'
import {
  type Difference,
  publishRescore,
  showRescore,
} from '../src/modules/compete/submission/rescore/rescore.service.ts'
import type { RescorePlatform } from '../src/modules/compete/submission/rescore/score.service.ts'
import { openFiles } from '../src/platform/files.ts'
import { siteCommand } from '../src/platform/site-command.ts'

const usage = `Say what to do: rescore.ts prepare <competition id> <reason in Chinese> [reason in English] [--solution=<file.csv>] [--metric=<metric>] [--baselines=<folder>],
show <rescore id>, or publish <rescore id>`

/** A text without control characters, which a terminal would obey. */
const plain = (text: string) => text.replace(/\p{C}/gu, '\ufffd')

const rankText = (rank: number | null) => (rank === null ? '-' : String(rank))

/** A greater number stands for a worse rank; a team without a rank is behind all others. */
const loss = ({ from, to }: PlacedTeam) => (to.rank ?? Number.MAX_SAFE_INTEGER) - (from.rank ?? Number.MAX_SAFE_INTEGER)

/** All teams of a list before and after, and who wins and loses. */
function listLines(teams: readonly PlacedTeam[], { metric, oldMetric }: Difference): string[] {
  const [one] = teams
  if (!one) return []
  const count = (fits: (team: PlacedTeam) => boolean) => teams.filter(fits).length
  const moves = `${count((team) => loss(team) < 0)} go up, ${count((team) => loss(team) > 0)} go down, ${count((team) => loss(team) === 0)} stay`
  const mark = (team: PlacedTeam) => (loss(team) === 0 ? ' ' : loss(team) < 0 ? '+' : '-')
  const text = (score: number, by: MetricId) => score.toFixed(metrics[by].decimals)
  return [
    `Schedule ${one.scheduleId}, list ${listOfStage(one.stage)}: ${moves}.`,
    ...teams.map(
      (team) =>
        `${mark(team)} rank ${rankText(team.from.rank)} -> ${rankText(team.to.rank)}  score ${text(team.from.score, oldMetric)} -> ${text(team.to.score, metric)}  team ${team.teamId} ${plain(team.team)}`,
    ),
  ]
}

function textOf(shown: Difference): string {
  const { submissions, changed, largest, teams, unscored, metric, oldMetric } = shown
  const ranks = teams.filter((team) => loss(team) !== 0).length
  const lists = Map.groupBy(teams, ({ scheduleId, stage }) => `${scheduleId}:${stage}`)
  return [
    ...(metric === oldMetric ? [] : [`Scored by ${metric} instead of ${oldMetric}.`]),
    `${submissions} scored submissions: ${changed} get another score, by ${largest.toPrecision(3)} at most; ${ranks} ranks change.`,
    ...[...lists.values()].flatMap((list) => listLines(list, shown)),
    ...(unscored.length > 0 ? [`Not scored again, they keep their scores: ${unscored.join(', ')}.`] : []),
  ].join('\n')
}

/** Says which baselines keep their scores, and how to score them too. */
const keptText = (kept: readonly string[]) =>
  kept.length > 0
    ? [
        `Baselines without a file keep their old scores: ${kept.join(', ')}. Prepare again with --baselines=<folder> of ${kept.map((level) => `${level}.csv`).join(', ')}.`,
      ]
    : []

const idOf = (text: string | undefined): number => {
  if (!/^[1-9]\d{0,14}$/.test(text ?? '')) throw new Error(usage)
  return Number(text)
}

function correctionOf(words: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { solution: { type: 'string' }, metric: { type: 'string' }, baselines: { type: 'string' } },
  })
  const [competition, cn = '', en = ''] = positionals
  if (cn.trim() === '' || positionals.length > 3) throw new Error(usage)
  const files = (['weak', 'middle', 'better'] as const).flatMap((level) => {
    const file = join(values.baselines ?? '', `${level}.csv`)
    return values.baselines !== undefined && existsSync(file) ? [[level, file] as const] : []
  })
  if (values.baselines !== undefined && files.length === 0) throw new Error(`${values.baselines} holds no baseline.`)
  const metric = scoredMetrics.find((known) => known === values.metric)
  if (values.metric !== undefined && !metric) {
    throw new Error(`“${values.metric}” is no metric. Write one of ${scoredMetrics.join(', ')}.`)
  }
  if (values.solution !== undefined && !existsSync(values.solution)) throw new Error(`There is no ${values.solution}.`)
  return {
    competitionId: idOf(competition),
    reason: { cn: cn.trim(), en: en.trim() },
    ...(values.solution === undefined ? {} : { solution: readFileSync(values.solution) }),
    ...(metric ? { metric } : {}),
    baselines: Object.fromEntries(files),
  }
}

/** Runs the command of the arguments; answers the result as text. Throws an error whose message is one plain sentence. */
export async function rescoreCommand(
  platform: RescorePlatform,
  scorer: Scorer,
  [command, ...words]: readonly string[],
): Promise<string> {
  if (command === 'prepare') {
    const { id, keptBaselines } = await prepareRescore(platform, scorer, correctionOf(words))
    return [
      `Rescore ${id} is prepared; readers see nothing of it yet.`,
      textOf(await showRescore(platform, id)),
      ...keptText(keptBaselines),
      `rescore.ts publish ${id} publishes it.`,
    ].join('\n')
  }
  if (command === 'show') return textOf(await showRescore(platform, idOf(words[0])))
  if (command === 'publish') {
    const done = await publishRescore(platform, scorer, idOf(words[0]))
    if ('waitsFor' in done) {
      throw new Error(`Submissions without a score: ${done.waitsFor}. Publish again when each has one.`)
    }
    return `Published.\n${textOf(done)}`
  }
  throw new Error(usage)
}

if (import.meta.main) {
  await siteCommand(async ({ db, config }, words) => {
    const scorer = openScorer()
    try {
      return await rescoreCommand({ db, files: await openFiles(config), clock: Date.now }, scorer, words)
    } finally {
      scorer.close()
    }
  })
}
