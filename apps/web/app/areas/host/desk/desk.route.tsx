import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { DeskPage } from '@shulei/features/host/desk/DeskPage/DeskPage.tsx'
import { deskArgs } from '@shulei/features/host/desk/desk.ts'
import { deskTabs } from '@shulei/features/host/desk/tabs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { PageTime } from '../../../shell/page-time.tsx'
import { pathId } from '../../../shell/path-id.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import { readerOf } from '../../../shell/settings.server.ts'
import type { Route } from './+types/desk.route'

export const handle = { ns: ['desk', 'hosting'] }

/** Only for people who run the competition: others get the 404 page, visitors the one with a sign-in link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  await readerOf(page)
  const id = pathId(params.id, page.language)
  const desk = await callOrThrow(page.send(refs.desk, deskArgs(id)))
  return { id, title: desk.title, answers: { [keyOf(refs.desk, deskArgs(id))]: desk }, now: page.now }
}

/** Document title: the open page, unless it is the first, and the desk. */
function useTitle({ id, title }: { id: number; title: { cn: string; en: string } }) {
  const { t } = useTranslation('desk')
  const { pick } = useFormat()
  const { pathname } = useLocation()
  const [tab = 'today'] = deskTabs.find(([, page]) => page({ id }) === pathname) ?? []
  const ofDesk = t('pageTitle', { title: pick(title) })
  return tab === 'today' ? ofDesk : `${t(`tabs.${tab}`)} · ${ofDesk}`
}

/** What all pages of a desk share. The key resets every component when the competition changes. */
export default function DeskRoute({ loaderData: { id, title, answers, now } }: Route.ComponentProps) {
  const pageTitle = useTitle({ id, title })
  return (
    <PageTime now={now}>
      <Seeded key={id} answers={answers}>
        <PageTitle text={pageTitle} />
        <DeskPage competitionId={id}>
          <Outlet />
        </DeskPage>
      </Seeded>
    </PageTime>
  )
}
