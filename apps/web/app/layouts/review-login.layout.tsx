import { LanguageSwitch } from '@shulei/features/base/header/LanguageSwitch/LanguageSwitch.tsx'
import { LoginLayout } from '@shulei/layouts/LoginLayout/LoginLayout.tsx'
import { Platform } from '@shulei/ui/Platform/Platform.tsx'
import { useTranslation } from 'react-i18next'
import { Outlet, useRouteError, useRouteLoaderData } from 'react-router'
import { PageError } from '../shell/page-error.tsx'
import type { RootData } from '../shell/root-data.server.ts'

export const handle = { ns: ['review'] }

/** Heights of the bars in the drawing. They show no data. */
const stage = [3, 6, 9, 13, 12, 8, 4].map((value) => ({ label: '', value }))

export default function Layout() {
  const { t } = useTranslation('review')
  const data = useRouteLoaderData('root') as RootData
  return (
    <LoginLayout
      note={t('login.stage')}
      homeAddress="/"
      lines={data.website.lines}
      tools={<LanguageSwitch />}
      art={<Platform label={t('login.art')} columns={stage} flag={t('login.flag')} labels={false} />}
      isInsideFrame={data.isInsideFrame}
    >
      <Outlet />
    </LoginLayout>
  )
}

export function ErrorBoundary() {
  return <PageError error={useRouteError()} isAlone />
}
