import type { ContestTab } from '@shulei/features/competition/ContestHero/ContestTabs.tsx'
import { useCompetition } from '@shulei/features/competition/useCompetition.ts'
import { PageTitle } from '@shulei/features/shell/PageTitle/PageTitle.tsx'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'

/** The document's title of a tab: the tab, but for the overview, and the competition. */
export function ContestTitle({ competitionId, tab }: { competitionId: number; tab: ContestTab }) {
  const { t } = useTranslation('competition')
  const { pick } = useFormat()
  const { data } = useCompetition(competitionId)
  if (!data) return null
  const name = pick(data.title)
  return <PageTitle text={tab === 'overview' ? name : `${t(`tab.${tab}`)} · ${name}`} />
}
