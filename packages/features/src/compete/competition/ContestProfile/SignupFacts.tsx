import { useFormat } from '@shulei/i18n/format.ts'
import { type Description, DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import type { Competition } from '../useCompetition.ts'

/** Date and details of the reader's sign-up, and the agreement they accepted. */
export function SignupFacts({ competition }: { competition: Competition }) {
  const { t } = useTranslation('contest-profile')
  const { t: signup } = useTranslation('signup')
  const format = useFormat()
  const { signedUpAt, signupState, hasAgreement, agreementVersion, isProtocolAgreed } = competition
  const items: Description[] = [
    ...(signedUpAt === null ? [] : [{ term: t('signedUpAt'), value: format.dateTime(signedUpAt) }]),
    { term: t('state'), value: t(signupState === 4 ? 'inTeam' : 'alone') },
    {
      term: t('agreement'),
      value: hasAgreement ? t('agreementVersion', { version: agreementVersion }) : signup('noAgreement'),
    },
    { term: t('dataProtocol'), value: t(isProtocolAgreed ? 'agreed' : 'notAgreed') },
  ]
  return (
    <Panel title={t('facts')}>
      <DescriptionList items={items} variant="stacked" />
    </Panel>
  )
}
