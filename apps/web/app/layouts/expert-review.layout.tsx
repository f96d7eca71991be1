import '@shulei/themes/microsite/expert-review.css.ts'
import { keyOf, useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as reviewAddress from '@shulei/domain/address/review.ts'
import { submitsArgs } from '@shulei/features/compete/review/review.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { ExpertReviewLayout } from '@shulei/layouts/ExpertReviewLayout/ExpertReviewLayout.tsx'
import type { LayoutProps } from '@shulei/layouts/SiteShell/SiteShell.tsx'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { signedInReviewer } from '../areas/compete/review/reviewer.server.ts'
import { useReviewerSignOut } from '../areas/compete/review/sign-out.ts'
import { pageRequest } from '../context.ts'
import { Chrome } from '../shell/chrome.tsx'
import { callOrThrow } from '../shell/loader.server.ts'
import { PageError } from '../shell/page-error.tsx'
import { Seeded } from '../shell/seeded.tsx'
import type { Route } from './+types/expert-review.layout'

export const handle = { ns: ['layout', 'review'], theme: 'expert-review' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const reviewer = await signedInReviewer(page, url)
  if (reviewer.role === 0) return { reviewer, answers: {} }
  const list = await callOrThrow(page.send(refs.reviewSubmits, submitsArgs))
  return { reviewer, answers: { [keyOf(refs.reviewSubmits, submitsArgs)]: list } }
}

/** Reviewer and projects are read once; later changes come from the components' own calls. */
export const shouldRevalidate = () => false

type Loaded = Awaited<ReturnType<typeof loader>>
const ReviewerContext = createContext<Loaded['reviewer'] | null>(null)

/** The layout with the reviewer of the session. Its sign-out ends the reviewer's session, never that of the site. */
function Desk({ children, onNotice }: LayoutProps) {
  const reviewer = useContext(ReviewerContext)
  const { t } = useTranslation('review')
  const { pick } = useFormat()
  const signOut = useReviewerSignOut()
  const isScoring = reviewer?.role === 2
  const { data } = useCall(refs.reviewSubmits, isScoring ? submitsArgs : null)
  const done = data?.list.filter(({ sheet }) => sheet?.state === 'final').length ?? 0
  return (
    <ExpertReviewLayout
      reviewer={reviewer}
      {...(reviewer ? { subject: pick(reviewer.competition.title) } : {})}
      {...(data && isScoring ? { progress: { done, total: data.list.length } } : {})}
      onSignOut={() => void signOut().catch(() => onNotice(t('login.failed')))}
      onNotice={onNotice}
    >
      {children}
    </ExpertReviewLayout>
  )
}

function Around({ loaded, children }: { loaded: Loaded | undefined; children: ReactNode }) {
  return (
    <ReviewerContext value={loaded?.reviewer ?? null}>
      <Seeded answers={loaded?.answers ?? {}}>
        <Chrome layout={Desk}>{children}</Chrome>
      </Seeded>
    </ReviewerContext>
  )
}

export default function Layout({ loaderData }: Route.ComponentProps) {
  return (
    <Around loaded={loaderData}>
      <Outlet />
    </Around>
  )
}

/** The reviewer is known unless this layout's own loader failed. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation('review')
  return (
    <Around loaded={loaderData}>
      <PageError error={error} ownPage={{ href: reviewAddress.start(), text: t('noAccess.toOwn') }} />
    </Around>
  )
}
