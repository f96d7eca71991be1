import { openEngine } from './engine.ts'
import { scoreFile } from './score-file.ts'
import type { ScoringAnswer, ScoringTask } from './scoring-task.ts'
import { loadSolution, type Solution } from './solution.ts'

/**
 * The process that scores: one task after another, with a memory limit of its own, killed by its parent when it takes too long.
 * The solution of the last task stays loaded, as files of one competition come in bursts.
 */
const engine = await openEngine()
let loaded: { path: string; solution: Solution } | undefined

async function answer(task: ScoringTask): Promise<ScoringAnswer> {
  try {
    if (loaded?.path !== task.solution) {
      loaded = undefined
      loaded = { path: task.solution, solution: await loadSolution(engine, task.solution) }
    }
    return await scoreFile(engine, loaded.solution, task)
  } catch (error) {
    return { kind: 'broken', message: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', async (task: ScoringTask) => {
  process.send?.(await answer(task))
})
// without its parent nobody waits for the answer
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
