import { useCall, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { SiteStateContext } from '@shulei/features/base/site/site-state.ts'
import { EnglishOffer } from '@shulei/features/house/shell/EnglishOffer/EnglishOffer.tsx'
import type { LayoutProps } from '@shulei/layouts/SiteShell/SiteShell.tsx'
import { TopProgress } from '@shulei/ui/TopProgress/TopProgress.tsx'
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation, useRouteLoaderData } from 'react-router'
import type { RootData } from './root-data.server.ts'
import { rememberSignOut } from './site-effects.tsx'

const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }))

/** Q134: the signed-in person is read again when the tab becomes visible after this time, milliseconds. */
const refreshAfter = 60_000

/** Provides a layout with the site state: the signed-in person, the address of sign-on, the footer's texts. */
export function Chrome({ layout: Layout, children }: { layout: ComponentType<LayoutProps>; children: ReactNode }) {
  const data = useRouteLoaderData('root') as RootData
  const { t } = useTranslation('shell')
  const send = useSend()
  const navigation = useNavigation()
  const [notice, setNotice] = useState<{ text: string } | null>(null)
  const { data: user } = useCall(refs.currentUser, {}, { revalidateOnFocus: true, focusThrottleInterval: refreshAfter })

  const state = useMemo(
    () => ({
      user: user === undefined ? data.user : user,
      website: data.website,
      ssoUrl: data.sso.url,
      address: data.address,
      isInsideFrame: data.isInsideFrame,
      theme: data.theme,
    }),
    [user, data],
  )

  const signOut = async () => {
    try {
      await send(refs.logout, {})
      rememberSignOut()
      // a full page load, so that none of the person's data stays in memory
      location.assign('/')
    } catch {
      setNotice({ text: t('header.languageFailed') })
    }
  }

  return (
    <SiteStateContext value={state}>
      {data.offersEnglish && !data.isInsideFrame && <EnglishOffer onFailed={(text) => setNotice({ text })} />}
      <TopProgress isLoading={navigation.state !== 'idle'} label={t('a11y.loading')} />
      <Layout onSignOut={() => void signOut()} onNotice={(text) => setNotice({ text })}>
        {children}
      </Layout>
      {notice !== null && (
        <Suspense fallback={null}>
          <Notices notice={notice} label={t('a11y.notices')} closeLabel={t('action.close')} />
        </Suspense>
      )}
    </SiteStateContext>
  )
}
