import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { type CalendarDay, type Level, submissionYear, WEEKS } from '@shulei/domain/people/profile/year.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import { profileArgs } from '../useProfile.ts'
import * as css from './SubmissionYear.css.ts'

/** Side of a day and its distance to the next, in pixels. */
const SIDE = 11
const STEP = 13
/** Height of the line of months. */
const HEAD = 18
const WIDTH = WEEKS * STEP
const HEIGHT = HEAD + 7 * STEP

const x = (week: number) => week * STEP
const y = (weekday: number) => HEAD + weekday * STEP

const square = ({ week, weekday }: CalendarDay) => `M${x(week)} ${y(weekday)}h${SIDE}v${SIDE}h-${SIDE}z`

const levels: readonly Level[] = [0, 1, 2, 3, 4]
/** Monday, Wednesday and Friday are named, as on most calendars. */
const namedDays = { 0: 'mon', 2: 'wed', 4: 'fri' } as const

/** The key of the levels, from few to many. */
function Key() {
  const { t } = useTranslation('profile')
  return (
    <span className={css.key} aria-hidden="true">
      {t('year.less')}
      <svg
        aria-hidden="true"
        className={css.keyBoxes}
        viewBox={`0 0 ${5 * STEP - 2} ${SIDE}`}
        width={5 * STEP - 2}
        height={SIDE}
      >
        {levels.map((level) => (
          <rect key={level} className={css.day} data-level={level} x={level * STEP} width={SIDE} height={SIDE} />
        ))}
      </svg>
      {t('year.more')}
    </span>
  )
}

/**
 * A year of a person's submissions as a calendar: a column for each week, which begins on Monday, in days of Asia/Shanghai. A phone
 * shows its latest half. Without a submission there is no calendar.
 */
export function SubmissionYear({ userId }: { userId: number }) {
  const { t } = useTranslation('profile')
  const { number } = useFormat()
  const { data } = useCall(refs.userShowcase, profileArgs(userId))
  if (!data || data.days.length === 0) return null
  const { days, months, total, active } = submissionYear(data.today, data.days)
  const summary = t('year.summary', { count: total, total: number(total), days: number(active) })
  return (
    <Panel title={t('year.title')} titleSize="card" description={summary} aside={<Key />}>
      <div className={css.calendar}>
        <div className={css.weekdays} aria-hidden="true">
          {Object.entries(namedDays).map(([weekday, name]) => (
            <span key={weekday} className={css.weekday} data-weekday={weekday}>
              {t(`year.${name}`)}
            </span>
          ))}
        </div>
        <div className={css.window}>
          <svg
            className={css.drawing}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            width={WIDTH}
            height={HEIGHT}
            role="img"
            aria-label={summary}
          >
            {months.map(({ week, month }) => (
              <text key={week} className={css.month} x={x(week)} y={SIDE}>
                {t('year.month', { month })}
              </text>
            ))}
            <path
              className={css.day}
              data-level={0}
              d={days
                .filter(({ level }) => level === 0)
                .map(square)
                .join('')}
            />
            {days
              .filter(({ level }) => level > 0)
              .map((one) => (
                <path key={one.day} className={css.day} data-level={one.level} d={square(one)}>
                  <title>{t('year.day', { day: one.day.replaceAll('-', '/'), count: one.count })}</title>
                </path>
              ))}
          </svg>
        </div>
      </div>
    </Panel>
  )
}
