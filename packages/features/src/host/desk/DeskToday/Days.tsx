import { useFormat } from '@shulei/i18n/format.ts'
import { ChartTable } from '@shulei/ui/chart/ChartTable.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useTranslation } from 'react-i18next'
import type { Desk } from '../desk.ts'
import * as css from './DeskToday.css.ts'

type Day = Desk['days'][number]

/** A day of Shanghai as axes write it: MM/DD. */
const shortDay = ({ day }: Day) => day.slice(5).replace('-', '/')

/** One quantity by day: its name and sum, and a bar for each day. */
function Chart({ days, of }: { days: readonly Day[]; of: 'people' | 'submissions' }) {
  const { t } = useTranslation('desk')
  const { number } = useFormat()
  const counts = days.map((day) => day[of])
  const most = Math.max(...counts, 1)
  const sum = counts.reduce((all, count) => all + count, 0)
  const name = t(`days.${of}`)
  const text = (count: number) => t(`days.${of}Sum`, { count, n: number(count) })
  const best = days[counts.indexOf(most)]
  const label = best
    ? t('days.chart', { name, sum: text(sum), day: shortDay(best), most: text(most) })
    : t('days.chartNone', { name })
  const width = 100 / days.length
  const [first, last] = [days[0], days.at(-1)]
  return (
    <div className={css.chart}>
      <p className={css.chartName}>
        {name} <b className={css.chartSum}>{text(sum)}</b>
      </p>
      <svg className={css.plot} role="img" aria-label={label}>
        {counts.map((count, at) => (
          <rect
            key={days[at]?.day}
            className={css.dayBar}
            x={`${at * width + width / 8}%`}
            y={`${100 - (count / most) * 100}%`}
            width={`${(width * 3) / 4}%`}
            height={`${(count / most) * 100}%`}
          />
        ))}
        <line className={css.base} x2="100%" y1="100%" y2="100%" />
      </svg>
      {first && last ? (
        <p className={css.axis} aria-hidden="true">
          <span>{shortDay(first)}</span>
          <span>{shortDay(last)}</span>
        </p>
      ) : null}
    </div>
  )
}

/** Sign-ups and submissions of the last fourteen days, as two rows of bars and as a table. */
export function Days({ days }: Pick<Desk, 'days'>) {
  const { t } = useTranslation('desk')
  const { number } = useFormat()
  return (
    <Panel title={t('days.title')}>
      <div className={css.charts}>
        <Chart days={days} of="people" />
        <Chart days={days} of="submissions" />
      </div>
      <ChartTable
        texts={{
          caption: t('days.table'),
          columns: [t('days.day'), t('days.people'), t('days.submissions')],
          disclose: t('days.disclose'),
        }}
        rows={days.map((day) => [shortDay(day), number(day.people), number(day.submissions)])}
      />
    </Panel>
  )
}
