import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { Icon, type IconDrawing } from '@shulei/ui/Icon/Icon.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import CalendarClock from 'lucide-react/dist/esm/icons/calendar-clock.mjs'
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs'
import OctagonX from 'lucide-react/dist/esm/icons/octagon-x.mjs'
import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { When } from '../../../base/site/When/When.tsx'
import { useEdgeText } from '../../../compete/competition/useEdgeText.ts'
import { useLogText } from '../../../compete/submission/useLogText.ts'
import type { Desk } from '../desk.ts'
import * as css from './DeskToday.css.ts'

interface NeedProps {
  icon: IconDrawing
  tone: 'danger' | 'warning' | 'success' | 'neutral'
  title: string
  children: ReactNode
}

function Need({ icon, tone, title, children }: NeedProps) {
  return (
    <li className={css.need}>
      <span className={css.sign} data-tone={tone}>
        <Icon of={icon} />
      </span>
      <div className={css.needWords}>
        <h3 className={css.needTitle}>{title}</h3>
        {children}
      </div>
    </li>
  )
}

/** Each submission that failed, with the sentence that its team reads. */
function Failed({ failed }: Pick<Desk, 'failed'>) {
  const { t } = useTranslation('desk')
  const { number } = useFormat()
  const text = useLogText()
  return (
    <ul className={css.failures}>
      {failed.map(({ id, team, no, at, code, facts }) => (
        <li key={id} className={css.failure}>
          <p className={css.failedBy}>
            <bdi className={css.teamName}>{team}</bdi> {t('needs.failedNo', { no: number(no) })} · <When at={at} />
          </p>
          <p className={css.reason}>{text(code, facts)}</p>
        </li>
      ))}
    </ul>
  )
}

/** The next instant of the schedule; nothing once it is over. */
function Next({ desk: { turn, endTime } }: { desk: Desk }) {
  const { dayTime, zoneName } = useFormat()
  const { t } = useTranslation('desk')
  const { now } = useContext(TimeContext)
  const edgeText = useEdgeText()
  const [turnAt, end] = [turn === null ? now : Date.parse(turn), Date.parse(endTime)]
  const edge = turnAt > now ? { kind: 'listBStarts' as const, at: turnAt } : { kind: 'ends' as const, at: end }
  const isOver = end <= now
  return (
    <Need icon={CalendarClock} tone="neutral" title={edgeText(isOver ? null : edge, now)}>
      <p className={css.note}>{t('needs.nextAt', { at: dayTime(isOver ? end : edge.at), zone: zoneName() })}</p>
    </Need>
  )
}

/** What needs the people of a desk: submissions that failed, then those that wait, then the next instant of the schedule. */
export function Needs({ desk }: { desk: Desk }) {
  const { t } = useTranslation('desk')
  const { number } = useFormat()
  const { waiting, failed } = desk
  const isCalm = waiting === 0 && failed.length === 0
  return (
    <Panel title={t('needs.title')}>
      <ul className={css.needs}>
        {waiting > 0 ? (
          <Need icon={TriangleAlert} tone="warning" title={t('needs.waiting', { count: waiting, n: number(waiting) })}>
            <p className={css.note}>{t('needs.waitingHint')}</p>
          </Need>
        ) : null}
        {failed.length > 0 ? (
          <Need
            icon={OctagonX}
            tone="danger"
            title={t('needs.failed', { count: failed.length, n: number(failed.length) })}
          >
            <Failed failed={failed} />
          </Need>
        ) : null}
        {isCalm ? (
          <Need icon={CircleCheck} tone="success" title={t('needs.none')}>
            <p className={css.note}>{t('needs.noneHint')}</p>
          </Need>
        ) : null}
        <Next desk={desk} />
      </ul>
    </Panel>
  )
}
