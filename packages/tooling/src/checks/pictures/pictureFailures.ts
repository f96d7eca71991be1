/** The fields of Vitest's JSON report that are used here. */
export interface VitestReport {
  testResults: readonly {
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[]
  }[]
}

/**
 * Stories that failed because their picture differs.
 *
 * @throws when a story failed for another reason or no story ran, because the pictures were then not compared
 */
export function pictureFailures({ testResults }: VitestReport): string[] {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  if (tests.length === 0) throw new Error('No story ran')
  const failed = tests.filter(({ status }) => status === 'failed')
  const isPicture = (messages: readonly string[] | null | undefined) =>
    messages?.some((message) => message.includes('the picture is not that of the manifest'))
  const other = failed.find(({ failureMessages }) => !isPicture(failureMessages))
  if (other) throw new Error(`${other.fullName} failed on its own: ${other.failureMessages?.[0]}`)
  return failed.map(({ fullName }) => fullName)
}
