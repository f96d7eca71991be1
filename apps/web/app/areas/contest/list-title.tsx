import { useCompetition } from '@shulei/features/competition/useCompetition.ts'
import type { ListHeadProps } from '@shulei/features/ranking/ListHead.tsx'
import { PageTitle } from '@shulei/features/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/site/ShareMeta.tsx'
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
