import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** For the people who run a competition, where others find what belongs to those who compete in it. */
export function OrganizerNote({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('competition-page')
  return (
    <EmptyState title={t('organizer.title')} description={t('organizer.text')}>
      <LinkButton component={Link} to={competitionAddress.ranking({ id: competitionId })}>
        {t('next.ranking')}
      </LinkButton>
    </EmptyState>
  )
}
