import { answerTasks } from '../../../../platform/child/answer-tasks.ts'
import { scoreFile } from './score-file.ts'
import type { ScoringAnswer, ScoringTask } from './scoring-task.ts'
import { loadSolution, type Solution } from './solution.ts'

/**
 * The child process that scores: one task after another, with its own memory limit, killed by its parent when a task takes too
 * long. The solution of the last task stays loaded, as files of one competition often come in succession.
 */
let loaded: { key: string; solution: Solution } | undefined

async function answer(task: ScoringTask): Promise<ScoringAnswer> {
  try {
    const key = JSON.stringify([task.solution, task.shape.metric, task.shape.labels])
    if (loaded?.key !== key) {
      loaded = undefined
      loaded = { key, solution: await loadSolution(task.solution, task.shape) }
    }
    return await scoreFile(loaded.solution, task)
  } catch (error) {
    return { kind: 'broken', message: error instanceof Error ? error.message : String(error) }
  }
}

answerTasks(answer)
