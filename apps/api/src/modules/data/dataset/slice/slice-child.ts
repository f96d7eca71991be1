import { answerTasks } from '../../../../platform/child/answer-tasks.ts'
import { readCopy } from './read-copy.ts'

/** The child process that answers slices of the copies of tables, one after the other. */
answerTasks(readCopy)
