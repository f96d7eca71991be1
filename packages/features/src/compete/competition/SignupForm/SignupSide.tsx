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
  const { t } = useTranslation('signup')
  const { t: contest } = useTranslation('contest-overview')
  const format = useFormat()
  const { hasAgreement, signupEndTime, endTime } = competition
  const words = { done: contest('mine.done'), current: t('current'), todo: contest('mine.todo') }
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
      <Panel title={t('title')} titleSize="card">
        <Steps
          label={t('steps')}
          items={[
            hasAgreement
              ? item('agreement', t('stepAgreement'), step === 'agreement' ? 'current' : 'done')
              : item('agreement', t('stepAgreement'), 'done', t('noAgreement')),
            item('form', t('stepForm'), step === 'form' ? 'current' : 'todo'),
            item('done', t('stepDone'), 'todo'),
          ]}
        />
        <p className={css.note}>
          {signupEndTime === null
            ? t('noDeadline', { at: format.dayTime(endTime), zone })
            : t('deadline', { at: format.dayTime(signupEndTime), zone })}
        </p>
      </Panel>
    </aside>
  )
}
