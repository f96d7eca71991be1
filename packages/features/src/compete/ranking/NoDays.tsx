import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Daily, listName } from './lists.ts'

interface NoDaysProps {
  competitionId: number
  shown: Pick<Daily, 'lists' | 'stage'>
}

/** Stands in for a list that is locked or has no snapshot yet, with the way to the present one. */
export function NoDays({ competitionId, shown: { lists, stage } }: NoDaysProps) {
  const { t } = useTranslation('ranking')
  const { t: words } = useTranslation('competition-page')
  const format = useFormat()
  const list = lists.find((one) => one.stage === stage)
  const opensAt = list && !list.open ? list.opensAt : null
  return (
    <EmptyState
      title={
        opensAt === null
          ? t('weeks.emptyTitle')
          : words('ranking.lockedTitle', { list: words(listName(stage)), at: format.dayTime(opensAt) })
      }
      description={t('weeks.empty')}
    >
      <LinkButton component={Link} to={competitionAddress.ranking({ id: competitionId })}>
        {t('day.present')}
      </LinkButton>
    </EmptyState>
  )
}
