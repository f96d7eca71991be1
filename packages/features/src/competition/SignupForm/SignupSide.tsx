import { hasAgreement } from '@shulei/domain/competition/signup.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { type StepItem, type StepState, Steps } from '@shulei/ui/Steps/Steps.tsx'
import { useTranslation } from 'react-i18next'
import * as page from '../ContestPage/ContestPage.css.ts'
import type { Competition } from '../useCompetition.ts'
import * as css from './SignupForm.css.ts'

export interface SignupSideProps {
  competition: Competition
  step: 'agreement' | 'form'
}

/** The reader's step of the sign-up, and when the sign-up closes. */
export function SignupSide({ competition, step }: SignupSideProps) {
  const { t } = useTranslation('competition-page')
  const format = useFormat()
  const { cmptAgreement, signupEndTime, endTime } = competition
  const words = { done: t('mine.done'), current: t('signup.current'), todo: t('mine.todo') }
  const item = (
    id: string,
    title: string,
    state: Extract<StepState, keyof typeof words>,
    detail?: string,
  ): StepItem => ({
    id,
    title,
    state,
    stateText: words[state],
    ...(detail ? { detail } : {}),
  })
  const zone = format.zoneName()
  return (
    <aside className={page.aside}>
      <Panel title={t('signup.title')} titleSize="card">
        <Steps
          label={t('signup.steps')}
          items={[
            hasAgreement(cmptAgreement)
              ? item('agreement', t('signup.stepAgreement'), step === 'agreement' ? 'current' : 'done')
              : item('agreement', t('signup.stepAgreement'), 'done', t('signup.noAgreement')),
            item('form', t('signup.stepForm'), step === 'form' ? 'current' : 'todo'),
            item('done', t('signup.stepDone'), 'todo'),
          ]}
        />
        <p className={css.note}>
          {signupEndTime === null
            ? t('signup.noDeadline', { at: format.dayTime(endTime), zone })
            : t('signup.deadline', { at: format.dayTime(signupEndTime), zone })}
        </p>
      </Panel>
    </aside>
  )
}
