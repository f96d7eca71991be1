/** What of Vitest's JSON report is read here. */
export interface VitestReport {
  testResults: readonly {
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[]
  }[]
}

/**
 * The stories that failed because their picture differs.
 *
 * @throws when one failed for another reason, or when no story ran: then the pictures were not compared
 */
export function pictureFailures({ testResults }: VitestReport): string[] {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  if (tests.length === 0) throw new Error('No story ran')
  const failed = tests.filter(({ status }) => status === 'failed')
  const isPicture = (messages: readonly string[] | null | undefined) =>
    messages?.some((message) => message.includes('Screenshot does not match the stored reference'))
  const other = failed.find(({ failureMessages }) => !isPicture(failureMessages))
  if (other) throw new Error(`${other.fullName} failed on its own: ${other.failureMessages?.[0]}`)
  return failed.map(({ fullName }) => fullName)
}
