import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useInviteTarget } from '@shulei/features/base/site/invite-target.ts'
import { ContestPage } from '@shulei/features/compete/competition/ContestPage/ContestPage.tsx'
import { isLocked, profileArgs } from '@shulei/features/compete/competition/useCompetition.ts'
import { ContestLayout } from '@shulei/layouts/ContestLayout/ContestLayout.tsx'
import { Outlet, redirect, useRouteError } from 'react-router'
import { pageRequest } from '../../../../context.ts'
import { Chrome } from '../../../../shell/chrome.tsx'
import { callOrThrow } from '../../../../shell/loader.server.ts'
import { PageError } from '../../../../shell/page-error.tsx'
import { PageTime } from '../../../../shell/page-time.tsx'
import { Seeded } from '../../../../shell/seeded.tsx'
import type { Route } from './+types/contest.route'
import { competitionIdOf } from './competition-id.server.ts'
import { machineNotice } from './machine-notice.server.tsx'

export const handle = { ns: ['competition', 'competition-page'], describes: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const id = competitionIdOf(params.id, page.language)
  const competition = await callOrThrow(page.send(refs.competitionProfile, profileArgs(id)))
  // Q135: the partial answer of a private competition (e40104) leads to the form of its code, whatever the tab
  if (isLocked(competition)) throw redirect(competitionAddress.privateVerify({ id }))
  return {
    id: competition.id,
    answers: { [keyOf(refs.competitionProfile, profileArgs(competition.id))]: competition },
    now: page.now,
    ...machineNotice(page, competition),
  }
}

/**
 * The layout, and data that all tabs share. The key resets every component when the competition changes (B§4). The layout has no route
 * of its own, because that would be one more file of every first visit.
 */
export default function Contest({ loaderData: { id, answers, now, notice } }: Route.ComponentProps) {
  useInviteTarget()
  return (
    <Chrome layout={ContestLayout}>
      <PageTime now={now}>
        <Seeded key={id} answers={answers}>
          {/* HTML of our own server, because its component would cost every visitor its bytes */}
          {notice && <div dangerouslySetInnerHTML={{ __html: notice }} />}
          <ContestPage competitionId={id}>
            <Outlet />
          </ContestPage>
        </Seeded>
      </PageTime>
    </Chrome>
  )
}

export function ErrorBoundary() {
  return (
    <Chrome layout={ContestLayout}>
      <PageError error={useRouteError()} />
    </Chrome>
  )
}
