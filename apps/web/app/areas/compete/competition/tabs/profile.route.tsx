import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { ContestProfile } from '@shulei/features/compete/competition/ContestProfile/ContestProfile.tsx'
import { ownCertificateArgs } from '@shulei/features/compete/competition/OwnCertificate/OwnCertificate.tsx'
import { ownRankArgs } from '@shulei/features/compete/competition/Ranking/ranking-query.ts'
import { pageRequest } from '../../../../context.ts'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/profile.route'
import { competitionIdOf } from './competition-id.server.ts'
import { ContestTitle } from './title.tsx'

export const handle = { ns: ['certificate', 'contest-profile', 'signup'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const [rankings, certificate] = await Promise.all([
    callOrThrow(page.send(refs.competitionRankings, ownRankArgs(id))),
    // a visitor has no certificate, and the tab does not need it
    page.send(refs.teamCertificate, ownCertificateArgs(id)).catch(() => undefined),
  ])
  return {
    id,
    answers: {
      [keyOf(refs.competitionRankings, ownRankArgs(id))]: rankings,
      ...(certificate ? { [keyOf(refs.teamCertificate, ownCertificateArgs(id))]: certificate } : {}),
    },
  }
}

export default function ContestOwnProfile({ loaderData: { id, answers } }: Route.ComponentProps) {
  return (
    <Seeded answers={answers}>
      <ContestTitle competitionId={id} tab="profile" />
      <ContestProfile competitionId={id} />
    </Seeded>
  )
}
