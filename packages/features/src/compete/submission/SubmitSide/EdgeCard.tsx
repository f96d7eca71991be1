import { nextListEdge, rulerSegments } from '@shulei/domain/compete/competition/schedule.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Card } from '@shulei/ui/Card/Card.tsx'
import { Countdown } from '@shulei/ui/Countdown/Countdown.tsx'
import { RingFrame } from '@shulei/ui/RingFrame/RingFrame.tsx'
import { rangeOf } from '@shulei/ui/TimeRuler/layout.ts'
import { TimeRuler } from '@shulei/ui/TimeRuler/TimeRuler.tsx'
import { useTranslation } from 'react-i18next'
import type { Competition } from '../../competition/useCompetition.ts'
import { schedulesOf } from '../schedules.ts'
import * as css from './SubmitSide.css.ts'

export interface EdgeCardProps {
  competition: Competition
  /** Epoch milliseconds by the server's clock. */
  now: number
}

function Windows({ competition, now }: EdgeCardProps) {
  const { t } = useTranslation('submission')
  const { shortDate } = useFormat()
  const windows = rulerSegments({ signupStart: null, signupEnd: null, schedules: schedulesOf(competition) })
  const range = rangeOf(windows, now)
  if (!range) return null
  const texts = windows.map(({ kind, start, end }) =>
    t('page.window', { list: kind === 'a' ? 'A' : 'B', from: shortDate(start, end), to: shortDate(end, start) }),
  )
  return (
    <div className={css.windows}>
      <TimeRuler segments={windows} now={now} range={range} label={t('page.ruler', { windows: texts.join(' · ') })} />
      <div className={css.ends} aria-hidden="true">
        <span>{texts[0]}</span>
        {texts.length > 1 ? <span>{texts.at(-1)}</span> : null}
      </div>
    </div>
  )
}

/** The ring: time until a list closes or opens, its exact instant, and all windows on the ruler. */
export function EdgeCard({ competition, now }: EdgeCardProps) {
  const { t } = useTranslation('submission')
  const { t: shell } = useTranslation('shell')
  const format = useFormat()
  const edge = nextListEdge(schedulesOf(competition), now)
  if (!edge) {
    const isEnded = now > Date.parse(competition.endTime)
    return (
      <Card>
        <p className={css.over}>{t('page.over')}</p>
        <p className={css.exact}>
          {t(isEnded ? 'page.endedAt' : 'page.overAt', { at: format.dayTime(competition.endTime) })}
        </p>
        <Windows competition={competition} now={now} />
      </Card>
    )
  }
  const label = t(edge.kind === 'ends' ? 'page.listEnds' : 'page.listStarts', { list: edge.list })
  return (
    <RingFrame>
      <Card>
        <div className={css.edge}>
          <p className={css.label}>{label}</p>
          <Countdown
            key={edge.at}
            target={edge.at}
            now={now}
            label={label}
            unitText={(unit) => shell(`countdown.${unit}`)}
            endedText={t('page.due')}
          />
          <p className={css.exact}>
            <time dateTime={new Date(edge.at).toISOString()}>
              {t('page.at', { at: format.dayTime(edge.at), zone: format.zoneName() })}
            </time>
          </p>
          <Windows competition={competition} now={now} />
        </div>
      </Card>
    </RingFrame>
  )
}
