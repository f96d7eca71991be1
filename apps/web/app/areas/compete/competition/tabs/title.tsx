import { PageTitle } from '@shulei/features/base/site/PageTitle/PageTitle.tsx'
import { ShareMeta } from '@shulei/features/base/site/ShareMeta.tsx'
import type { ContestTab } from '@shulei/features/compete/competition/ContestHero/ContestTabs.tsx'
import { useCompetition } from '@shulei/features/compete/competition/useCompetition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'

/** Document title of a tab: the names of tab and competition; for the overview, the competition alone. */
export function ContestTitle({ competitionId, tab }: { competitionId: number; tab: ContestTab }) {
  const { t } = useTranslation('competition-page')
  const { pick } = useFormat()
  const { data } = useCompetition(competitionId)
  if (!data) return null
  const name = pick(data.title)
  const title = tab === 'overview' ? name : `${t(`tab.${tab}`)} · ${name}`
  return (
    <>
      <PageTitle text={title} />
      <ShareMeta
        subject={{ page: tab === 'ranking' ? 'ranking' : 'competition', id: competitionId }}
        title={title}
        text={pick(data.summary)}
      />
    </>
  )
}
