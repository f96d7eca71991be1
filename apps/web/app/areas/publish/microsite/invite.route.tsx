import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { InvitePanel } from '@shulei/features/publish/invitation/InvitePanel/InvitePanel.tsx'
import { InviteRanking } from '@shulei/features/publish/invitation/InviteRanking/InviteRanking.tsx'
import { inviteArgs } from '@shulei/features/publish/invitation/invitation.ts'
import { PageBody } from '@shulei/features/publish/microsite/MicrositePage/PageBody.tsx'
import { usePlaceTitle } from '@shulei/features/publish/microsite/usePlaceTitle.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useRouteError } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { placeOf, useMicrosite } from '../../../shell/microsite-place.ts'
import { PageError } from '../../../shell/page-error.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/invite.route'

export const handle = { ns: ['invitation'] }

/** Only for signed-in people. A visitor gets the 401 page with a sign-in link. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const request = context.get(pageRequest)
  const { name } = placeOf(url, params.name)
  const args = inviteArgs({ name })
  const [own, ranking] = await Promise.all([
    callOrThrow(request.send(refs.selfInvite, args)),
    callOrThrow(request.send(refs.inviteRanking, args)),
  ])
  return { name, answers: { [keyOf(refs.selfInvite, args)]: own, [keyOf(refs.inviteRanking, args)]: ranking } }
}

/** Invitation link, counts and ranking of a microsite, over all of its competitions. */
export default function Invite({ loaderData: { name, answers } }: Route.ComponentProps) {
  const { site } = useMicrosite()
  const { pick } = useFormat()
  const title = usePlaceTitle(site)('invite')
  return (
    <Seeded answers={answers}>
      <PageTitle text={`${pick(title)} · ${pick(site.title)}`} />
      <PageBody title={title}>
        <InvitePanel scope={{ name }} />
        <InviteRanking scope={{ name }} />
      </PageBody>
    </Seeded>
  )
}

export function ErrorBoundary() {
  return <PageError error={useRouteError()} />
}
