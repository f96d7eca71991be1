import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { type EnterprisePage, enterprisePageShown, enterprisePages } from '@shulei/domain/people/guide/enterprise.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { GuideFrame } from '../GuideFrame.tsx'
import { EnterpriseDone } from './EnterpriseDone.tsx'
import { EnterpriseStart } from './EnterpriseStart.tsx'
import { LicenceStep } from './LicenceStep.tsx'
import { TextStep } from './TextStep.tsx'
import { type Company, useEnterpriseDraft } from './useEnterpriseDraft.ts'

export interface EnterpriseGuideProps {
  page: EnterprisePage
  userId: number
  /** The checked page to which the guide leads in the end; null for none. */
  origin: string | null
}

interface EnterpriseFrameProps extends Pick<EnterpriseGuideProps, 'page' | 'origin'> {
  isDone: (page: EnterprisePage) => boolean
  children: ReactNode
}

function EnterpriseFrame({ page, origin, isDone, children }: EnterpriseFrameProps) {
  const { t } = useTranslation('guide')
  return (
    <GuideFrame
      guide={t('titleEnterprise')}
      progress={t('ent.progress')}
      steps={enterprisePages.map((id) => ({ id, name: t(`ent.step.${id}`), isDone: isDone(id) }))}
      current={page}
      lead={t(`ent.lead.${page}`)}
      origin={origin}
      note={page === 'done' ? undefined : t('kept')}
    >
      {children}
    </GuideFrame>
  )
}

function EnterpriseStep({ page, userId, origin, stored }: EnterpriseGuideProps & { stored: Company }) {
  const draft = useEnterpriseDraft(userId, stored)
  const current = enterprisePageShown(page, stored.status)
  const step = { draft, origin, stored }
  const content = () => {
    switch (current) {
      case 'start':
        return <EnterpriseStart {...step} />
      case 'licence':
        return <LicenceStep {...step} />
      case 'done':
        return <EnterpriseDone origin={origin} />
      default:
        return <TextStep key={current} {...step} page={current} />
    }
  }
  return (
    <EnterpriseFrame
      page={current}
      origin={origin}
      // the first page asks for nothing, and all pages were sent together
      isDone={(id) => id === 'start' || current === 'done' || draft.filledPages.some((one) => one === id)}
    >
      {content()}
    </EnterpriseFrame>
  )
}

/** The certification of an enterprise in six pages (Q012, Q122). Its state decides which page an address shows. */
export function EnterpriseGuide(props: EnterpriseGuideProps) {
  const { data: stored, error, mutate } = useCall(refs.ownCompany, {})
  if (stored) return <EnterpriseStep {...props} stored={stored} />
  return (
    <EnterpriseFrame page={props.page} origin={props.origin} isDone={() => false}>
      <NotRead rows={4} error={error} onRetry={() => void mutate()} />
    </EnterpriseFrame>
  )
}
