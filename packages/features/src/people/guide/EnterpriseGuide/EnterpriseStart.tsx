import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { enterpriseAddress } from '../../../base/address/guide.ts'
import { StepFoot } from '../StepFoot.tsx'
import * as css from './EnterpriseGuide.css.ts'
import type { Company, EnterpriseDraft } from './useEnterpriseDraft.ts'

export interface EnterpriseStepProps {
  draft: EnterpriseDraft
  origin: string | null
  stored: Company
}

/** The first page (step 0): the papers to have ready, and the reason of a refusal. */
export function EnterpriseStart({ draft, origin, stored }: EnterpriseStepProps) {
  const { t } = useTranslation('guide')
  const { t: identity } = useTranslation('identity')
  return (
    <>
      {stored.status === 'rejected' ? (
        <Alert tone="danger" title={identity('failureReason')}>
          {stored.failureReason}
        </Alert>
      ) : null}
      <section className={css.needs} aria-labelledby="needs">
        <h2 id="needs" className={css.needsName}>
          {t('ent.needTitle')}
        </h2>
        <ol className={css.list}>
          {(['need1', 'need2', 'need3'] as const).map((need) => (
            <li key={need}>{t(`ent.${need}`)}</li>
          ))}
        </ol>
      </section>
      <StepFoot back={null}>
        <LinkButton component={Link} to={enterpriseAddress('company', origin)} variant="primary">
          {t(draft.isChanged ? 'ent.goOn' : 'ent.begin')}
        </LinkButton>
      </StepFoot>
    </>
  )
}
