// Reads the JSON report of a Vitest run and what it printed. Pure functions, so that tests can cover every kind of run.

const firstLine = (text = '') => text.split('\n')[0]

/** First error that Vitest printed: one outside a test fails the run although every test passed. */
const firstError = (output) =>
  /^.*(?:Error|Unhandled).*$/m.exec(output)?.[0].trim() ?? 'the run ended without a failed test'

/**
 * Counts and names the tests of a run. An error outside a test and a file that does not load count as failed.
 * @param {{ name: string, report: object, output: string, succeeded: boolean, root: string }} run `name`: of the step
 */
export function readReport({ name, report, output, succeeded, root }) {
  const withinRoot = (file) => file.replaceAll('\\', '/').replace(root.replaceAll('\\', '/'), '').replace(/^\//, '')
  const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } = report
  const failed = Math.max(numFailedTests, success && succeeded ? 0 : Math.max(1, numFailedTests || numFailedTestSuites))
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages }) => ({
      status,
      line: `${withinRoot(file)} > ${fullName}`,
      error: firstLine(failureMessages[0]),
    })),
  )
  const failedTests = [
    ...testResults
      .filter(
        ({ status, assertionResults }) =>
          status === 'failed' && !assertionResults.some((test) => test.status === status),
      )
      .map(({ name: file, message }) => `${withinRoot(file)}: ${firstLine(message)}`),
    ...tests.filter(({ status }) => status === 'failed').map(({ line, error }) => `${line}: ${error}`),
  ]
  if (failed > 0 && failedTests.length === 0) failedTests.push(`${name}: ${firstError(output)}`)
  return {
    passed: numPassedTests,
    failed,
    failedTests,
    skipped: tests.filter(({ status }) => !['passed', 'failed'].includes(status)).map(({ line }) => line),
    flaky: output.match(/(?<=^passed again: ).*$/gm) ?? [],
    fromTables: Number(/^from tables: (\d+)$/m.exec(output)?.[1] ?? 0),
    notes: [...new Set(output.match(/^Pictures are skipped: .*$/gm) ?? [])],
    timed: testResults.map(({ name: file, startTime, endTime }) => ({
      step: name,
      file: withinRoot(file),
      seconds: (endTime - startTime) / 1000,
    })),
    output: output.slice(-8000),
  }
}
