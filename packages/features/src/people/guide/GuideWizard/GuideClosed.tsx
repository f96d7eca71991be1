import * as competitionAddress from '@shulei/domain/address/competition.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** A hidden guide that was not opened by the gate (S107): where to edit the profile, and the way back. */
export function GuideClosed({ origin }: { origin: string | null }) {
  const { t } = useTranslation('guide')
  return (
    <EmptyState title={t('closed.title')} description={t('closed.text')}>
      <LinkButton component={Link} to={settingsAddress.userinfo()} variant="inverse">
        {t('closed.settings')}
      </LinkButton>
      <LinkButton component={Link} to={origin ?? competitionAddress.list()}>
        {t(origin === null ? 'result.home' : 'result.back')}
      </LinkButton>
    </EmptyState>
  )
}
