import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Schedule } from '@shulei/ui/Schedule/Schedule.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { rangeOf } from '@shulei/ui/TimeRuler/layout.ts'
import CalendarPlus from 'lucide-react/dist/esm/icons/calendar-plus.mjs'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteState } from '../../../base/site/site-state.ts'
import type { Competition } from '../useCompetition.ts'
import { calendarAddress } from './calendar.ts'
import { useStages } from './useStages.ts'

/** The large time ruler with its stages, in the reader's time zone, which is named. */
export function SchedulePanel({ competition }: { competition: Competition }) {
  const { t } = useTranslation('contest-overview')
  const { now } = useContext(TimeContext)
  const { address } = useSiteState()
  const format = useFormat()
  const stages = useStages(competition, now)
  const range = rangeOf(stages, Date.parse(competition.endTime))
  const calendar = calendarAddress(stages, {
    title: format.pick(competition.title),
    id: competition.id,
    url: new URL(competitionAddress.overview({ id: competition.id }), address).href,
    made: now,
  })
  return (
    <Panel
      title={t('schedule.title')}
      description={t('schedule.zone', { zone: format.zoneName() })}
      aside={
        range ? (
          <TextLink
            href={calendar}
            download={`shulei-${competition.id}.ics`}
            icon={<Icon of={CalendarPlus} size={15} />}
            isStandalone
          >
            {t('schedule.calendar')}
          </TextLink>
        ) : null
      }
    >
      {range ? (
        <Schedule stages={stages} now={now} range={range} nowLabel={t('schedule.now')} />
      ) : (
        <p>
          {t('schedule.whole', {
            from: format.dayTime(competition.startTime, competition.endTime),
            to: format.dayTime(competition.endTime, competition.startTime),
          })}
        </p>
      )}
    </Panel>
  )
}
