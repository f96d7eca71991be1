import { isVerified } from '@shulei/domain/base/completion/status.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { guideAddress } from '../../../base/address/guide.ts'
import { RealNameSettings } from '../../identity/RealNameSettings/RealNameSettings.tsx'
import { StepFoot } from '../StepFoot.tsx'
import { useGuide } from '../useGuide.ts'
import * as css from './GuideWizard.css.ts'
import { useKeptRealName } from './KeptRealName.tsx'
import type { StepProps } from './steps.ts'

/** The fourth step: the verification of the real name, with the form of the settings (C098, C107, C108, C140). */
export function VerificationStep({ guide, userId, origin }: StepProps) {
  const { t } = useTranslation('guide')
  const { mutate } = useGuide()
  const { typed, keep, forget } = useKeptRealName(userId)
  const { idCardStatus, overseaAuthStatus } = guide.userAuth
  const isPassed = isVerified(guide.userAuth)
  const isSent = isPassed || idCardStatus === 2 || overseaAuthStatus === 2
  return (
    <>
      <RealNameSettings
        typed={typed}
        onType={keep}
        onSent={() => {
          forget()
          void mutate()
        }}
      />
      {isPassed ? null : <p className={css.note}>{t('verification.pendingHint')}</p>}
      {isSent ? null : <p className={css.note}>{t('verification.notKept')}</p>}
      <StepFoot back={guideAddress('skills', origin)}>
        <LinkButton component={Link} to={guideAddress('done', origin)} variant={isSent ? 'primary' : 'secondary'}>
          {isSent ? t('next') : t('verification.later')}
        </LinkButton>
      </StepFoot>
    </>
  )
}
