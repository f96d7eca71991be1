import { settingsPanels } from '@shulei/features/base/site/panels.ts'
import { SettingsPage } from '@shulei/features/house/settings/SettingsPage/SettingsPage.tsx'
import type { LayoutProps } from '@shulei/layouts/SiteShell/SiteShell.tsx'
import { UserProfileLayout } from '@shulei/layouts/UserProfileLayout/UserProfileLayout.tsx'
import { useTranslation } from 'react-i18next'
import { Chrome } from '../../../shell/chrome.tsx'
import { Seeded } from '../../../shell/seeded.tsx'
import { readPanels } from '../../../shell/settings.server.ts'
import type { Route } from './+types/setting.route'
import { openOwn } from './own-page.server.ts'
import { OwnPageError } from './own-page-error.tsx'

export const handle = { ns: ['settings', 'editing', 'layout'] }

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openOwn(args, 'setting')
  return readPanels(page)
}

/** Layout with a link to each panel. */
function SettingLayout(props: LayoutProps) {
  const { t } = useTranslation('layout')
  const parts = settingsPanels.map((id) => ({ id, label: t(`settings.${id}`) }))
  return <UserProfileLayout {...props} label={t('settings.nav')} parts={parts} />
}

/** The settings of the person of the address: the same panels as at /users/settings (R124, Q111). */
export default function Setting({ loaderData }: Route.ComponentProps) {
  return (
    <Seeded answers={loaderData}>
      <Chrome layout={SettingLayout}>
        <SettingsPage />
      </Chrome>
    </Seeded>
  )
}

export const ErrorBoundary = OwnPageError
