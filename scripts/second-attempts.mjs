// A Vitest reporter: one line for each test that passed only when it was run again, with what had gone wrong. A test that
// wavers is seen before the day it fails twice.
export default class SecondAttempts {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    const [first] = (test.result().errors?.[0]?.message ?? '').split('\n')
    process.stdout.write(
      `\npassed again: ${test.module.relativeModuleId} > ${test.fullName} (${test.project.name}): ${first}\n`,
    )
  }
}
