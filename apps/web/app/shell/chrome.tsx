import { useCall, useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { SiteStateContext } from '@shulei/features/shell/site-state.ts'
import type { LayoutProps } from '@shulei/layouts/SiteShell/SiteShell.tsx'
import { TopProgress } from '@shulei/ui/TopProgress/TopProgress.tsx'
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation, useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'
import { rememberSignOut } from './site-effects.tsx'

const Notices = lazy(async () => ({ default: (await import('./notices.tsx')).Notices }))

/** Q134: the person is asked for anew when the tab comes back after a minute or more. */
const refreshAfter = 60_000

/** A layout with the site's state around it: who is signed in, where sign-on is, what the footer says. */
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
      // a full load: nothing of the person may stay in memory
      location.assign('/')
    } catch {
      setNotice({ text: t('header.languageFailed') })
    }
  }

  return (
    <SiteStateContext value={state}>
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
