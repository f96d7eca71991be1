import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import { HostingPage } from '@shulei/features/host/hosting/HostingPage/HostingPage.tsx'
import { useTranslation } from 'react-i18next'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { PageTime } from '../../../shell/page-time.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/host.route'

export const handle = { ns: ['hosting'], describes: true }

/** The competitions that a reader hosts; a visitor hosts none. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const reader = await callOrThrow(page.send(refs.currentUser, {}))
  const hosted = reader
    ? { [keyOf(refs.hostedCompetitions, {})]: await callOrThrow(page.send(refs.hostedCompetitions, {})) }
    : {}
  return { answers: hosted, now: page.now }
}

/** The page on which somebody makes a competition of a table. */
export default function Host({ loaderData: { answers, now } }: Route.ComponentProps) {
  const { t } = useTranslation('hosting')
  return (
    <PageTime now={now}>
      <Seeded answers={answers}>
        <PageTitle text={t('title')} />
        <ShareMeta subject={{ page: 'home' }} title={t('title')} text={t('lead')} />
        <HostingPage />
      </Seeded>
    </PageTime>
  )
}
