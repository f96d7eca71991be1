import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { InvitePage } from '@shulei/features/publish/invitation/InvitePage/InvitePage.tsx'
import { inviteArgs } from '@shulei/features/publish/invitation/invitation.ts'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/invite.route'
import { competitionIdOf } from './competition-id.server.ts'
import { ContestTitle } from './title.tsx'

export const handle = { ns: ['invitation'] }

/** Only for signed-in people. A visitor gets the 401 page with a sign-in link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const args = inviteArgs({ cmptId: id })
  const [own, ranking] = await Promise.all([
    callOrThrow(page.send(refs.selfInvite, args)),
    callOrThrow(page.send(refs.inviteRanking, args)),
  ])
  return { id, answers: { [keyOf(refs.selfInvite, args)]: own, [keyOf(refs.inviteRanking, args)]: ranking } }
}

export default function ContestInvite({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="invite" />
      <InvitePage competitionId={id} />
    </Seeded>
  )
}
