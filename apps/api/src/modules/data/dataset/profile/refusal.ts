import type { ProfileProblem } from '@shulei/domain/data/dataset/profile.ts'

/** Thrown inside the child when a file has a problem that its owner can solve. */
export class Refusal extends Error {
  readonly problem: ProfileProblem
  constructor(problem: ProfileProblem) {
    super(problem.code)
    this.problem = problem
  }
}

export const refuse = (code: ProfileProblem['code'], rest: Omit<ProfileProblem, 'code'> = {}): never => {
  throw new Refusal({ code, ...rest })
}
