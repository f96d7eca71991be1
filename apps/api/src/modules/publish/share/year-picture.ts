import { type Level, type SubmissionYear, WEEKS } from '@shulei/domain/people/profile/year.ts'
import type { Picture } from '../../data/dataset/picture.service.ts'

/** Side of a day and its distance to the next, as on the page of a profile. */
const SIDE = 11
const STEP = 13
/** Height of the line of months. */
const HEAD = 18

/** The colour of each level: the ground of a day without a submission, and more and more of the first tone. */
const paints: Readonly<Record<Level, { tone: 'grid' | '1'; opacity?: number }>> = {
  0: { tone: 'grid' },
  1: { tone: '1', opacity: 0.34 },
  2: { tone: '1', opacity: 0.58 },
  3: { tone: '1', opacity: 0.8 },
  4: { tone: '1' },
}
const levels: readonly Level[] = [0, 1, 2, 3, 4]

/**
 * A year of submissions as a drawing: a column for each of its last `weeks`, a row for each weekday. `monthName` gives the words
 * above the week in which a month begins; without it there is no line of months.
 */
export function yearPicture(
  { days, months }: Pick<SubmissionYear, 'days' | 'months'>,
  { weeks, monthName }: { weeks: number; monthName?: (month: number) => string },
): Picture {
  const first = WEEKS - weeks
  const head = monthName ? HEAD : 0
  const x = (week: number) => (week - first) * STEP
  const shown = days.filter(({ week }) => week >= first)
  return {
    caption: { cn: '', en: '' },
    keys: [],
    width: weeks * STEP + SIDE - STEP,
    height: head + 7 * STEP + SIDE - STEP,
    marks: levels.map((level) => ({
      ...paints[level],
      d: shown
        .filter((day) => day.level === level)
        .map(({ week, weekday }) => `M${x(week)} ${head + weekday * STEP}h${SIDE}v${SIDE}h-${SIDE}z`)
        .join(''),
    })),
    labels: monthName
      ? months
          .filter(({ week }) => week >= first)
          .map(({ week, month }) => ({ x: x(week), y: SIDE, text: monthName(month), size: 12 }))
      : [],
  }
}
