import { keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { parseFilters } from '@shulei/domain/compete/competition/filters.ts'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import { CompetitionList, listQuery } from '@shulei/features/compete/competition/CompetitionList/CompetitionList.tsx'
import { useTranslation } from 'react-i18next'
import { pageRequest } from '../../../context.ts'
import { callOrThrow } from '../../../shell/loader.server.ts'
import { Seeded } from '../../../shell/seeded.tsx'
import type { Route } from './+types/list.route'

export const handle = { ns: ['competition', 'competition-list'], describes: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = listQuery(parseFilters(url.searchParams))
  const list = await callOrThrow(context.get(pageRequest).send(refs.competitionList, { query }))
  // the page recommends only where it found nothing, and four records are a kilobyte
  const recommends = list.cmpt.list.length === 0 ? list.recommends : []
  return { [keyOf(refs.competitionList, { query })]: { ...list, recommends } }
}

export default function Competitions({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('competition-list')
  const { t: shell } = useTranslation('shell')
  return (
    <Seeded answers={loaderData}>
      <ShareMeta subject={{ page: 'home' }} title={t('title')} text={shell('site.description')} />
      <CompetitionList />
    </Seeded>
  )
}
