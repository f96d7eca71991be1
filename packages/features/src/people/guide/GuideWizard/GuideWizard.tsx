import { type GuidePage, guidePages, mayOpenGuide, pageAfter } from '@shulei/domain/base/completion/pages.ts'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { guideAddress } from '../../../base/address/guide.ts'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { GuideFrame } from '../GuideFrame.tsx'
import { useGuide } from '../useGuide.ts'
import { GuideClosed } from './GuideClosed.tsx'
import type { StepProps } from './steps.ts'

export interface GuideWizardProps {
  page: GuidePage
  /** The step of the page. Each page brings its own, so that no page loads the forms of the others. */
  step: ComponentType<StepProps>
  userId: number
  /** The checked page to which the guide leads in the end; null for none. */
  origin: string | null
  /** Address of the outbox with codes while no sender is configured. */
  outboxAddress: string | null
}

/**
 * The guide that completes a profile, one page a step (B§2, Q013), or the reason why it is closed (S107, Q029).
 *
 * - MUST show the steps 1, 2 and 4 and the optional 3 and 5, with the step's name in title and progress (B§2, Q013).
 * - MUST fill in what the account has, keep what was typed on the way back and after a reload, and ask nothing twice.
 * - MUST name the missing items of the gate before submitting, in its words (B§4, RU161).
 * - MUST ask for skills without requiring them (Q030).
 * - MUST lead to `origin` in the end, which is checked like every return target (B§4).
 * - MUST stay closed once it is hidden, unless the gate opens it (S107, Q029).
 */
export function GuideWizard({ page, step: Step, userId, origin, outboxAddress }: GuideWizardProps) {
  const { t } = useTranslation('guide')
  const navigate = useNavigate()
  const { data: guide, error, mutate } = useGuide()
  const isOpen =
    guide === undefined ||
    page === 'done' ||
    mayOpenGuide({ isHidden: guide.guideHidden, isByGate: origin !== null, hasGap: guide.gap !== null })
  const next = pageAfter(page)
  return (
    <GuideFrame
      guide={t('title')}
      progress={t('progress')}
      steps={guidePages.map((id) => ({
        ...{ id, name: t(`step.${id}`) },
        isDone: id !== 'done' && guide !== undefined && guide.missing.every((item) => item.page !== id),
      }))}
      current={page}
      lead={t(`lead.${page}`)}
      origin={origin}
      // the verification keeps private values in memory alone
      note={isOpen && page !== 'done' && page !== 'verification' ? t('kept') : undefined}
    >
      {!guide ? (
        <NotRead rows={5} error={error} onRetry={() => void mutate()} />
      ) : isOpen ? (
        <Step
          guide={guide}
          userId={userId}
          origin={origin}
          outboxAddress={outboxAddress}
          onNext={() => next && void navigate(guideAddress(next, origin))}
        />
      ) : (
        <GuideClosed origin={origin} />
      )}
    </GuideFrame>
  )
}
