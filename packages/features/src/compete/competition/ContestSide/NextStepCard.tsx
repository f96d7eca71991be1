import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { Card } from '@shulei/ui/Card/Card.tsx'
import { Countdown } from '@shulei/ui/Countdown/Countdown.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { RingFrame } from '@shulei/ui/RingFrame/RingFrame.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useRevalidator } from 'react-router'
import { onIntent } from '../../../base/site/on-intent.ts'
import type { Competition } from '../useCompetition.ts'
import * as css from './ContestSide.css.ts'
import { nextStep, type StepAction } from './next-step.ts'
import { QuotaLine } from './QuotaLine.tsx'

const places = {
  signUp: competitionAddress.signup,
  continueSignUp: competitionAddress.signup,
  submit: competitionAddress.submits,
  ranking: competitionAddress.ranking,
  data: competitionAddress.dataware,
} as const satisfies Record<StepAction, unknown>

const entersTheRing: Record<StepAction, boolean> = {
  signUp: true,
  continueSignUp: true,
  submit: true,
  ranking: false,
  data: false,
}

/** The one action that is possible now, as a wide button. */
export function StepButton({ competition, size = 'l' }: { competition: Competition; size?: 'm' | 'l' }) {
  const { t } = useTranslation('competition-page')
  const { now } = useContext(TimeContext)
  const { action } = nextStep(competition, now)
  return (
    <LinkButton
      component={Link}
      to={places[action]({ id: competition.id })}
      prefetch={onIntent()}
      variant={entersTheRing[action] ? 'primary' : 'inverse'}
      size={size}
      isWide
    >
      {t(`next.${action}`)}
    </LinkButton>
  )
}

/** The ring: time until the next edge, its exact instant, and the one action that is possible now. */
export function NextStepCard({ competition }: { competition: Competition }) {
  const { t } = useTranslation('competition-page')
  const { t: shell } = useTranslation('shell')
  const { now } = useContext(TimeContext)
  const format = useFormat()
  // the possible actions change at the edge: the loaders run again and bring the server's clock along
  const { revalidate } = useRevalidator()
  const { edge, action } = nextStep(competition, now)
  if (edge === null) {
    return (
      <Card>
        <div className={css.next}>
          <p className={css.over}>{t('next.over')}</p>
          <p className={css.exact}>{t('next.overAt', { at: format.dayTime(competition.endTime) })}</p>
          <StepButton competition={competition} />
        </div>
      </Card>
    )
  }
  const label = t(`next.${edge.kind}`)
  return (
    <RingFrame>
      <Card>
        <div className={css.next}>
          <p className={css.label}>{label}</p>
          <Countdown
            key={edge.at}
            target={edge.at}
            label={label}
            unitText={(unit) => shell(`countdown.${unit}`)}
            endedText={t('next.due')}
            now={now}
            onEnd={() => void revalidate()}
          />
          <p className={css.exact}>
            <time dateTime={new Date(edge.at).toISOString()}>
              {t('next.at', { at: format.dayTime(edge.at), zone: format.zoneName() })}
            </time>
          </p>
          <StepButton competition={competition} />
          {action === 'submit' && competition.type === 1 ? <QuotaLine competitionId={competition.id} /> : null}
        </div>
      </Card>
    </RingFrame>
  )
}
