import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { useCompetition } from '@shulei/features/compete/competition/useCompetition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'

/** Document title of a page that only the own team sees: the names of page and competition. */
export function OwnTitle({ competitionId, page }: { competitionId: number; page: 'final-choice' | 'compare' }) {
  const { t } = useTranslation(page)
  const { pick } = useFormat()
  const { data } = useCompetition(competitionId)
  if (!data) return null
  return (
    <>
      <PageTitle text={`${t('title')} · ${pick(data.title)}`} />
      <meta name="robots" content="noindex" />
    </>
  )
}
