import path from 'node:path'

// A Vitest reporter: one line for each test that passed only when it was run again, with what had gone wrong. A test that
// wavers is seen before the day it fails twice.
export default class SecondAttempts {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    const [error] = test.result().errors ?? []
    const [first] = (error?.message ?? '').split('\n')
    const [frame] = error?.stacks ?? []
    const place = frame ? ` at ${path.basename(frame.file)}:${frame.line}` : ''
    process.stdout.write(
      `\npassed again: ${test.module.relativeModuleId} > ${test.fullName} (${test.project.name}): ${first}${place}\n`,
    )
  }
}
