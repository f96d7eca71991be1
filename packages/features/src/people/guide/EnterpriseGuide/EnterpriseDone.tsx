import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CompanySettings } from '../../identity/CompanySettings/CompanySettings.tsx'
import { StepFoot } from '../StepFoot.tsx'

/** The last page: how far the certification is, and the way back. */
export function EnterpriseDone({ origin }: { origin: string | null }) {
  const { t } = useTranslation('guide')
  return (
    <>
      <CompanySettings />
      <StepFoot back={null}>
        <LinkButton component={Link} to={origin ?? competitionAddress.list()} variant="primary">
          {t(origin === null ? 'result.home' : 'result.back')}
        </LinkButton>
      </StepFoot>
    </>
  )
}
