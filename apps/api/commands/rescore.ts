/**
 * Operator command for the time after a release that corrects a metric: `node apps/api/commands/rescore.ts <competition id>` scores
 * every scored submission of a competition again and publishes all scores and ranks at one instant. It uses the environment of the
 * server. Stop a server with the embedded database first: only one process can use a data folder.
 */
import { openScorer } from '../src/modules/submission/evaluate/scorer.ts'
import { type Rescored, rescore } from '../src/modules/submission/rescore/rescore.service.ts'
import { openFiles } from '../src/platform/files.ts'
import { siteCommand } from '../src/platform/site-command.ts'

const usage = 'Say which competition: rescore.ts <competition id>'

function sentenceOf({ submissions, changed, largest, movedRanks, unscored }: Rescored): string {
  const lines = [
    `${submissions} scored submissions: ${changed} have another score now, by ${largest.toPrecision(3)} at most; ${movedRanks} ranks changed.`,
  ]
  if (unscored.length > 0) lines.push(`Not scored again, they keep their scores: ${unscored.join(', ')}.`)
  return lines.join('\n')
}

if (import.meta.main) {
  await siteCommand(async ({ db, config }, [id = '']) => {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw new Error(usage)
    const scorer = openScorer()
    try {
      return sentenceOf(await rescore({ db, files: await openFiles(config), clock: Date.now }, scorer, Number(id)))
    } finally {
      scorer.close()
    }
  })
}
