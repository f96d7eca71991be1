import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import { useCompetition } from '@shulei/features/compete/competition/useCompetition.ts'
import type { ListHeadProps } from '@shulei/features/compete/ranking/ListHead.tsx'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'

/** Document title of a page about past lists: the names of page and competition. */
export function ListTitle({ competitionId, page }: { competitionId: number; page: ListHeadProps['page'] }) {
  const { t } = useTranslation('ranking')
  const { pick } = useFormat()
  const { data } = useCompetition(competitionId)
  if (!data) return null
  const title = `${t(`${page}.title`)} · ${pick(data.title)}`
  return (
    <>
      <PageTitle text={title} />
      <ShareMeta subject={{ page: 'ranking', id: competitionId }} title={title} text={t(`${page}.lead`)} />
    </>
  )
}
