import { answerTasks } from '../../../../platform/child/answer-tasks.ts'
import { profileFile } from './profile-file.ts'
import type { ProfileAnswer, ProfileTask } from './profile-task.ts'
import { Refusal } from './refusal.ts'

/** The child process that profiles: one file after another, killed by its parent when a file takes too long. */
async function answer(task: ProfileTask): Promise<ProfileAnswer> {
  try {
    return { kind: 'profiled', ...(await profileFile(task)) }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', problem: error.problem }
    return { kind: 'broken', message: error instanceof Error ? error.message : String(error) }
  }
}

answerTasks(answer)
