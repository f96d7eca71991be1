import { LanguageSwitch } from '@shulei/features/base/header/LanguageSwitch/LanguageSwitch.tsx'
import type { Website } from '@shulei/features/base/site/site-state.ts'
import { LoginLayout } from '@shulei/layouts/LoginLayout/LoginLayout.tsx'
import { Platform } from '@shulei/ui/Platform/Platform.tsx'
import { useTranslation } from 'react-i18next'
import { data, type LoaderFunctionArgs, Outlet, useLoaderData, useRouteLoaderData } from 'react-router'
import { signOnRequest } from './context.ts'

export const handle = { ns: ['session'] }

export function loader({ context, params }: LoaderFunctionArgs) {
  if (params.lang !== undefined && !/^(zh-cn|en-us)$/i.test(params.lang)) throw data(null, { status: 404 })
  return { publicUrl: context.get(signOnRequest).publicUrl }
}

/** Heights of the bars in the decorative ring. They show no data. */
const stage = [14, 11, 10, 6, 6, 5, 4].map((value) => ({ label: '', value }))

export default function SignOnLayout() {
  const { t } = useTranslation('session')
  const { t: shell } = useTranslation('shell')
  const { publicUrl } = useLoaderData<typeof loader>()
  const root = useRouteLoaderData('root') as { website: Website } | undefined
  return (
    <LoginLayout
      note={t('stage.note')}
      homeAddress={publicUrl}
      lines={root?.website.lines}
      tools={<LanguageSwitch />}
      art={<Platform label={shell('site.slogan')} columns={stage} flag={t('stage.flag')} labels={false} />}
    >
      <Outlet />
    </LoginLayout>
  )
}
