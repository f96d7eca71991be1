import { useFormat } from '@shulei/i18n/format.ts'
import { type Description, DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import type { Competition } from '../useCompetition.ts'

/** Date and details of the reader's sign-up, and the agreement they accepted. */
export function SignupFacts({ competition }: { competition: Competition }) {
  const { t } = useTranslation('competition-page')
  const format = useFormat()
  const { signedUpAt, signupState, cmptAgreement, agreementVersion, datasets } = competition
  const agreed = datasets.length > 0 && datasets.every(({ isAgree }) => isAgree)
  const items: Description[] = [
    ...(signedUpAt === null ? [] : [{ term: t('profile.signedUpAt'), value: format.dateTime(signedUpAt) }]),
    { term: t('profile.state'), value: t(signupState === 4 ? 'profile.inTeam' : 'profile.alone') },
    {
      term: t('profile.agreement'),
      value:
        cmptAgreement.cn === ''
          ? t('signup.noAgreement')
          : t('profile.agreementVersion', { version: agreementVersion }),
    },
    { term: t('profile.dataProtocol'), value: t(agreed ? 'profile.agreed' : 'profile.notAgreed') },
  ]
  return (
    <Panel title={t('profile.facts')}>
      <DescriptionList items={items} variant="stacked" />
    </Panel>
  )
}
