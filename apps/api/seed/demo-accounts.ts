import { castCode, privateCompetition } from '@shulei/mocks/cast/competitions.ts'
import { demoPassword, demoPeople } from '@shulei/mocks/cast/people.ts'
import { reviewers } from '@shulei/mocks/cast/reviewers.ts'

export { demoPassword }

/** The built-in people to sign in as; `note` tells what each one demonstrates. */
export const demoAccounts = demoPeople.map(({ email, name, demo }) => ({
  email,
  name,
  note: demo,
  password: demoPassword,
}))

/** The built-in private competition, which the code opens. */
export const demoPrivate = { id: privateCompetition.id, code: castCode }

/** The built-in reviewers, for the reviewers' own sign-in. */
export const demoReviewers = reviewers.map(({ account, name, role }) => ({
  account,
  name,
  role,
  password: demoPassword,
}))
