import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import { HomePage } from '@shulei/features/house/home/HomePage/HomePage.tsx'
import { useTranslation } from 'react-i18next'
import { SWRConfig } from 'swr'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import type { Route } from './+types/home.route'

export const handle = { ns: ['home', 'competition'], describes: true }

export async function loader({ context }: Route.LoaderArgs) {
  return { home: await callOrThrow(context.get(pageRequest).send(refs.home, {})) }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('home')
  const { t: shell } = useTranslation('shell')
  return (
    <SWRConfig value={{ fallback: { [keyOf(refs.home, {})]: loaderData.home } }}>
      <ShareMeta
        subject={{ page: 'home' }}
        title={t('meta.title')}
        text={shell('site.description')}
        facts={{ '@type': 'WebSite' }}
      />
      <HomePage />
    </SWRConfig>
  )
}
