import { refs } from '@shulei/contract/refs.ts'
import { SignupForm } from '@shulei/features/compete/competition/SignupForm/SignupForm.tsx'
import { agreementArgs } from '@shulei/features/compete/competition/useCompetition.ts'
import { data } from 'react-router'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/signup.route'
import { loadPart } from './load-part.server.ts'
import { ContestTitle } from './title.tsx'

export const handle = { ns: ['contest-overview', 'signup'] }

/** Only for signed-in people. A visitor gets the 401 page, whose sign-in link returns here. */
export async function loader(args: Route.LoaderArgs) {
  const page = args.context.get(pageRequest)
  const [user, part] = await Promise.all([
    callOrThrow(page.send(refs.currentUser, {})),
    loadPart(args, refs.competitionAgreement, agreementArgs),
  ])
  if (!user) throw data({}, { status: 401 })
  return { ...part, userId: user.id }
}

export default function ContestSignup({ loaderData }: Route.ComponentProps) {
  const { id, answers, userId } = loaderData
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="signup" />
      <SignupForm competitionId={id} userId={userId} />
    </Seeded>
  )
}
