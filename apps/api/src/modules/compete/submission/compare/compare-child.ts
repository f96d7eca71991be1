import { type ComparisonTask, countRows } from './count-rows.ts'

/** The child process that compares two files, with its own memory limit; it ends after one task. */
process.once('message', async (task: ComparisonTask) => {
  try {
    process.send?.({ counts: await countRows(task) })
  } catch (error) {
    process.send?.({ message: error instanceof Error ? error.message : String(error) })
  }
  process.disconnect()
})
process.on('disconnect', () => process.exit(0))
