/** Problems found while a story ran, besides failed assertions. Filled by the guards, read once after the story. */
const problems: string[] = []

export function reportProblem(problem: string) {
  problems.push(problem)
}

/** Returns the problems and clears the list. */
export function takeProblems() {
  return problems.splice(0)
}
