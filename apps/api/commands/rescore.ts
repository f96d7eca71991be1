/**
 * Operator command for a corrected metric or solution, `node apps/api/commands/rescore.ts` with
 * - `prepare <competition id> <reason in Chinese> [reason in English] [--solution=<file.csv>] [--baselines=<folder>]`: scores every
 *   scored submission and baseline again beside its present score, and prints the difference; the folder holds weak.csv, middle.csv
 *   and better.csv, for baselines that were not imported with the competition;
 * - `show <rescore id>`: prints the difference again;
 * - `publish <rescore id>`: publishes all scores and ranks at one instant.
 *
 * The command uses the environment of the server. Stop a server with the embedded database first: only one process can use a data
 * folder.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listOfStage } from '@shulei/domain/ranking/list.ts'
import type { Scorer } from '../src/modules/submission/evaluate/scorer.ts'
import { openScorer } from '../src/modules/submission/evaluate/scorer.ts'
import { prepareRescore, type RescorePlatform } from '../src/modules/submission/rescore/prepare.service.ts'
import type { MovedTeam } from '../src/modules/submission/rescore/rescore.repo.ts'
import { type Difference, publishRescore, showRescore } from '../src/modules/submission/rescore/rescore.service.ts'
import { openFiles } from '../src/platform/files.ts'
import { siteCommand } from '../src/platform/site-command.ts'

const usage = `Say what to do: rescore.ts prepare <competition id> <reason in Chinese> [reason in English] [--solution=<file.csv>] [--baselines=<folder>],
show <rescore id>, or publish <rescore id>`

/** Most teams that the difference names. */
const NAMED = 50

/** A text without control characters, which a terminal would obey. */
const plain = (text: string) => text.replace(/\p{C}/gu, '\ufffd')

const lineOf = ({ scheduleId, stage, team, teamId, from, to }: MovedTeam) =>
  `schedule ${scheduleId}  list ${listOfStage(stage)}  rank ${from.rank ?? '-'} -> ${to.rank ?? '-'}  score ${from.score} -> ${to.score}  team ${teamId} ${plain(team)}`

function textOf({ submissions, changed, largest, moved, unscored }: Difference): string {
  const ranks = moved.filter(({ from, to }) => from.rank !== to.rank).length
  return [
    `${submissions} scored submissions: ${changed} get another score, by ${largest.toPrecision(3)} at most; ${ranks} ranks change.`,
    ...moved.slice(0, NAMED).map(lineOf),
    ...(moved.length > NAMED ? [`and ${moved.length - NAMED} more`] : []),
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
    options: { solution: { type: 'string' }, baselines: { type: 'string' } },
  })
  const [competition, cn = '', en = ''] = positionals
  if (cn.trim() === '' || positionals.length > 3) throw new Error(usage)
  const files = (['weak', 'middle', 'better'] as const).flatMap((level) => {
    const file = join(values.baselines ?? '', `${level}.csv`)
    return values.baselines !== undefined && existsSync(file) ? [[level, file] as const] : []
  })
  if (values.baselines !== undefined && files.length === 0) throw new Error(`${values.baselines} holds no baseline.`)
  if (values.solution !== undefined && !existsSync(values.solution)) throw new Error(`There is no ${values.solution}.`)
  return {
    competitionId: idOf(competition),
    reason: { cn: cn.trim(), en: en.trim() },
    ...(values.solution === undefined ? {} : { solution: readFileSync(values.solution) }),
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
