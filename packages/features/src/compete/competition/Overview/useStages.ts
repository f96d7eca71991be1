import { useFormat } from '@shulei/i18n/format.ts'
import type { ScheduleStage } from '@shulei/ui/Schedule/scheduleLabels.ts'
import { useTranslation } from 'react-i18next'
import { timesOf } from '../facts.ts'
import type { Competition } from '../useCompetition.ts'

/** The stages of a competition with their names, dates and rules in the reader's language and zone. */
export function useStages(competition: Competition, now: number): ScheduleStage[] {
  const { t } = useTranslation('contest-overview')
  const { t: page } = useTranslation('competition-page')
  const format = useFormat()
  const { segments } = timesOf(competition, now)
  const roundOf = (scheduleId: number | null) => competition.schedules.find(({ id }) => id === scheduleId)
  const range = (start: number, end: number) =>
    t('schedule.range', { from: format.shortDate(start, end), to: format.dayTime(end, start) })

  const stages = segments.map((segment): ScheduleStage => {
    const { kind, start, end } = segment
    const round = roundOf(segment.scheduleId)
    if (kind === 'signup' || !round) {
      const teams = t('schedule.teams', { count: competition.teamCount, n: format.number(competition.teamCount) })
      return { kind, start, end, title: t('schedule.signup'), lines: [range(start, end), teams] }
    }
    const title = t('schedule.list', {
      round: format.pick({ cn: round.title, en: round.titleEn }),
      list: page(kind === 'a' ? 'listName.A' : 'listName.B'),
    })
    const count = round.maxSubmitCount
    if (competition.metric === 'review') {
      const name = format.pick({ cn: round.title, en: round.titleEn })
      return { kind, start, end, title: name, lines: [range(start, end), t('schedule.project')] }
    }
    const rule = kind === 'a' ? t('schedule.quota', { count }) : t('schedule.final', { count })
    return { kind, start, end, title, lines: [range(start, end), rule] }
  })
  return stages.flatMap((stage, index): ScheduleStage[] => {
    const before = stages[index - 1]
    const isPause = before?.kind === 'a' && stage.kind === 'b' && before.end !== null && before.end < stage.start
    if (!isPause || before.end === null) return [stage]
    return [{ kind: 'gap', start: before.end, end: stage.start, title: t('schedule.gap'), lines: [] }, stage]
  })
}
