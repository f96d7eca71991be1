import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { type EnterprisePage, enterprisePageShown, enterprisePages } from '@shulei/domain/guide/enterprise.ts'
import { useTranslation } from 'react-i18next'
import { NotRead } from '../../site/NotRead.tsx'
import { GuideFrame } from '../GuideFrame.tsx'
import { EnterpriseDone } from './EnterpriseDone.tsx'
import { EnterpriseStart } from './EnterpriseStart.tsx'
import { LicenceStep } from './LicenceStep.tsx'
import { TextStep } from './TextStep.tsx'

export interface EnterpriseGuideProps {
  page: EnterprisePage
  userId: number
  /** The checked page to which the guide leads in the end; null for none. */
  origin: string | null
}

/** The certification of an enterprise in six pages (Q012, Q122). Its state decides which page an address shows. */
export function EnterpriseGuide({ page, userId, origin }: EnterpriseGuideProps) {
  const { t } = useTranslation('guide')
  const { data: stored, error, mutate } = useCall(refs.ownCompany, {})
  const current = stored ? enterprisePageShown(page, stored.status) : page
  const step = { userId, origin }
  const content = () => {
    if (!stored) return <NotRead rows={4} error={error} onRetry={() => void mutate()} />
    switch (current) {
      case 'start':
        return <EnterpriseStart {...step} stored={stored} />
      case 'licence':
        return <LicenceStep {...step} stored={stored} />
      case 'done':
        return <EnterpriseDone origin={origin} />
      default:
        return <TextStep key={current} {...step} page={current} stored={stored} />
    }
  }
  return (
    <GuideFrame
      guide={t('titleEnterprise')}
      progress={t('ent.progress')}
      steps={enterprisePages.map((id) => ({ id, name: t(`ent.step.${id}`) }))}
      current={current}
      lead={t(`ent.lead.${current}`)}
      origin={origin}
      note={current === 'done' ? undefined : t('kept')}
    >
      {content()}
    </GuideFrame>
  )
}
