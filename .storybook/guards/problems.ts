/** What went wrong while a story ran, besides its own assertions. Filled by the guards, read once after the story. */
const problems: string[] = []

export function reportProblem(problem: string) {
  problems.push(problem)
}

/** Empties the list and returns what was in it. */
export function takeProblems() {
  return problems.splice(0)
}
