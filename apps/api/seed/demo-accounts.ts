import { demoPassword, demoPeople } from '@shulei/mocks/cast/people.ts'

export { demoPassword }

/** The built-in people to sign in as; `note` tells what each one demonstrates. */
export const demoAccounts = demoPeople.map(({ email, name, demo }) => ({
  email,
  name,
  note: demo,
  password: demoPassword,
}))
