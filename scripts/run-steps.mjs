// The run of the steps of `npm test`, and what its last lines say.

/**
 * How many tests of a run may pass at their second attempt only. A busy machine explains a few; more of them are a fault of the tests
 * or of the product, and fail the run.
 */
export const mostFlaky = 5

const lists = ['flaky', 'skipped', 'failedTests', 'notes', 'timed']

/** Adds the results of several runs to one. */
export const together = (results) => ({
  ...Object.fromEntries(lists.map((list) => [list, results.flatMap((result) => result[list] ?? [])])),
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  fromTables: results.reduce((sum, { fromTables = 0 }) => sum + fromTables, 0),
  output: results.map(({ output }) => output).join(''),
})

/**
 * Runs every step, also after one that failed or threw, and prints the result of each and of all.
 * @param {Record<string, () => Promise<object> | object>} steps each answers `{ passed, failed, output }` and the lists
 * @param {{ write: (text: string) => void, isVerbose?: boolean }} to `isVerbose`: what a step printed was shown already
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(steps, { write, isVerbose = false }) {
  const results = []
  const failures = []
  const list = (title, lines) => {
    if (lines.length > 0) write([title, ...lines.map((line) => `  ${line.slice(0, 300)}`), ''].join('\n'))
  }
  for (const [name, step] of Object.entries(steps)) {
    const start = performance.now()
    let result
    try {
      result = await step()
    } catch (error) {
      result = { passed: 0, failed: 1, output: `${error?.message ?? error}` }
    }
    results.push(result)
    const { passed, failed, notes = [], skipped = [], output } = result
    if (failed > 0) failures.push(name)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const counts = `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`
    write(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${counts}  ${seconds} s\n`)
    for (const line of notes) write(`  ${line.slice(0, 300)}\n`)
    if (failed > 0 && !isVerbose) write(`${output.slice(-12_000)}\n`)
  }

  const { passed, failed, fromTables, flaky, skipped, failedTests, timed } = together(results)
  const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  list(
    'the slowest files:',
    slowest.map(({ step, file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${step.padEnd(8)} ${file}`),
  )
  if (fromTables > 0) {
    write(`${passed + failed - fromTables} checks stand by themselves, ${fromTables} are rows of a table\n`)
  }
  list(`skipped: ${skipped.length}`, skipped)
  list(`flaky, passed only at the second attempt: ${flaky.length} (more than ${mostFlaky} fail the run)`, flaky)
  const isTooFlaky = flaky.length > mostFlaky
  if (isTooFlaky) failures.push('flaky')
  if (failures.length > 0) write(`failed: ${failures.join(', ')}\n`)
  for (const line of failedTests) write(`  ${line.slice(0, 300)}\n`)
  write(`${passed} passed, ${failed + (isTooFlaky ? 1 : 0)} failed\n`)
  return failures.length > 0 ? 1 : 0
}
