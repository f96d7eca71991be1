import pino from 'pino'
import { openEvaluator } from '../../../src/modules/compete/submission/evaluate/evaluator.ts'
import { openScorer } from '../../../src/modules/compete/submission/evaluate/scorer.ts'
import { readConfig } from '../../../src/platform/config.ts'
import { openPlatform } from '../../../src/platform/platform.ts'

/** A process that evaluates queued submissions until its parent kills it. */
const now = Number(process.env.TEST_NOW)
const platform = await openPlatform(readConfig(process.env, process.cwd()), {
  clock: () => now,
  log: pino({ level: 'silent' }),
})
process.on('disconnect', () => process.exit(0))
const evaluator = openEvaluator(platform, openScorer())
for (;;) {
  await evaluator.drain()
  await new Promise((done) => setTimeout(done, 10))
}
