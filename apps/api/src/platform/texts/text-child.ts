import { answerTasks } from './child-loop.ts'
import { readers } from './read/readers.ts'

/** The child process that reads texts. */
answerTasks(readers)
