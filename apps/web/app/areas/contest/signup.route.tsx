import { refs } from '@shulei/contract/refs.ts'
import { SignupForm } from '@shulei/features/competition/SignupForm/SignupForm.tsx'
import { data } from 'react-router'
import { pageRequest } from '../../context.ts'
import { callOrThrow } from '../../shell/loader.server.ts'
import type { Route } from './+types/signup.route'
import { competitionIdOf } from './competition-id.server.ts'
import { ContestTitle } from './title.tsx'

/** Only for signed-in people. A visitor gets the 401 page, whose sign-in link returns here. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const user = await callOrThrow(page.send(refs.currentUser, {}))
  if (!user) throw data({}, { status: 401 })
  return { id, userId: user.id }
}

export default function ContestSignup({ loaderData }: Route.ComponentProps) {
  const { id, userId } = loaderData
  return (
    <>
      <ContestTitle competitionId={id} tab="signup" />
      <SignupForm competitionId={id} userId={userId} />
    </>
  )
}
