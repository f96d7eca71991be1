/**
 * Answers the tasks of the parent, in a child of `openChild`. The child ends with its parent and by its will alone: a stop that reaches
 * the whole group of processes must not look like a task that broke its child.
 */
export function answerTasks<Task, Answer>(answer: (task: Task) => Promise<Answer>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('message', async (task: Task) => {
    process.send?.(await answer(task))
  })
  // without its parent the process has no use
  process.on('disconnect', () => process.exit(0))
  process.send?.('ready')
}
