import path from 'node:path'

// Vitest reporter of `npm test`. It prints one line with the first failure of each test that passed only when it was run again,
// so that flaky tests are noticed early. A last line counts the tests that `test.each` made from tables.
export default class RunReport {
  fromTables = 0

  onTestCaseResult(test) {
    if (test.options.each) this.fromTables += 1
    if (!test.diagnostic()?.flaky) return
    const [error] = test.result().errors ?? []
    const [first] = (error?.message ?? '').split('\n')
    const [frame] = error?.stacks ?? []
    const place = frame ? ` at ${path.basename(frame.file)}:${frame.line}` : ''
    process.stdout.write(
      `\npassed again: ${test.module.relativeModuleId} > ${test.fullName} (${test.project.name}): ${first}${place}\n`,
    )
  }

  onTestRunEnd() {
    process.stdout.write(`\nfrom tables: ${this.fromTables}\n`)
  }
}
