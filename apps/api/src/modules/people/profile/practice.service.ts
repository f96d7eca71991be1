import type { DataIn } from '@shulei/contract/call.ts'
import type { userPractice } from '@shulei/contract/people/profile/calls.ts'
import { currentSchedule, type Schedule, scheduleTitle } from '@shulei/domain/compete/competition/schedule.ts'
import { practiceOf } from '@shulei/domain/people/profile/practice.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findPractices, type PracticeRow } from './practice.repo.ts'
import { readTab, type TabQuestion } from './tabs.service.ts'

type Practice = DataIn<typeof userPractice>['list'][number]

const iso = (at: string | number) => new Date(at).toISOString()

function practiceRow(
  { id, title, metric, schedules, rounds, at, isSignedUp, ...row }: PracticeRow,
  now: number,
): Practice {
  const titleOf = (schedule: Schedule) => ({
    cn: scheduleTitle(schedule, id, 'zh-CN'),
    en: scheduleTitle(schedule, id, 'en-US'),
  })
  const open = currentSchedule(schedules, now)
  const baselines = (['weak', 'middle', 'better'] as const).flatMap((key) => {
    const baseline = row.baselines[key]
    return baseline ? [{ label: baseline.label, score: baseline.A }] : []
  })
  const ranked = rounds.flatMap((round) => {
    const schedule = schedules.find((one) => one.id === round.scheduleId)
    return schedule ? [{ ...round, schedule, isOpen: schedule.id === open?.id }] : []
  })
  const { best, beaten, next, nextBaseline } = practiceOf({
    ...{ metric, isSignedUp, baselines, rounds: ranked, isOpen: open !== null },
  })
  return {
    competition: { id, title },
    signedUpAt: isSignedUp ? iso(at) : null,
    best,
    baselines: baselines.map((baseline, index) => ({ ...baseline, isBeaten: beaten[index] === true })),
    rounds: ranked.map(({ schedule, isOpen, rank, total, score, submits }) => ({
      ...{
        title: titleOf(schedule),
        isSeason: (schedule.season ?? null) !== null,
        isOpen,
        rank,
        total,
        score,
        submits,
      },
    })),
    open: open && { title: titleOf(open), endTime: iso(open.endTime) },
    next: { step: next, baseline: next === 'beat' ? (baselines[nextBaseline ?? -1]?.label ?? null) : null },
  }
}

/**
 * A person's training competitions with the progress that their submissions show; for the person also those that they could
 * begin with. Hidden where the person hides own activity, or their competitions. Throws `userNotExist`.
 */
export const readPractices = (platform: Platform, question: TabQuestion): Promise<DataIn<typeof userPractice>> =>
  readTab(platform, question, ['myDynamics', 'competition'], async (slot) => {
    const { list, total } = await findPractices(platform.db, slot)
    return { total, list: list.map((row) => practiceRow(row, slot.now.getTime())) }
  })
