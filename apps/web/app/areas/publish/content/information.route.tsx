import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { informationArgs, parseInformation } from '@shulei/features/publish/content/content.ts'
import { InformationPage } from '@shulei/features/publish/content/InformationPage/InformationPage.tsx'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/information.route'
import { ContentHead } from './content-head.tsx'
import { InformationFeeds } from './information-feeds.tsx'

export const handle = { ns: ['content'], describes: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const args = informationArgs(parseInformation(url.searchParams), page.language)
  const list = await callOrThrow(page.send(refs.informationList, args))
  return { answers: { [keyOf(refs.informationList, args)]: list } }
}

export default function Information({ loaderData: { answers } }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  const [params] = useSearchParams()
  return (
    <Seeded answers={answers}>
      <ContentHead
        title={t('information.eyebrow')}
        text={t('information.lead')}
        facts={{ '@type': 'CollectionPage' }}
      />
      <InformationFeeds />
      <InformationPage view={parseInformation(params)} />
    </Seeded>
  )
}
