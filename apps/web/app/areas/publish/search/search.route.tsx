import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import { SearchPage } from '@shulei/features/publish/search/SearchPage/SearchPage.tsx'
import { parseSearch, searchArgs } from '@shulei/features/publish/search/search.ts'
import { useTranslation } from 'react-i18next'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/search.route'

export const handle = { ns: ['search'], describes: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const q = parseSearch(url.searchParams)
  const args = searchArgs(q, page.language)
  return { q, answers: { [keyOf(refs.searchSite, args)]: await callOrThrow(page.send(refs.searchSite, args)) } }
}

export default function Search({ loaderData: { q, answers } }: Route.ComponentProps) {
  const { t } = useTranslation('search')
  return (
    <Seeded answers={answers}>
      <ShareMeta
        subject={{ page: 'home' }}
        title={t('title')}
        text={t('description')}
        facts={{ '@type': 'SearchResultsPage' }}
      />
      <SearchPage q={q} />
    </Seeded>
  )
}
