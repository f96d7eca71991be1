import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import type { RulerSegment, TimeRange } from '@shulei/ui/TimeRuler/layout.ts'
import { TimeRuler } from '@shulei/ui/TimeRuler/TimeRuler.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './TrackCard.css.ts'

export interface TrackCardProps {
  /** Which of the tracks it is: "赛道一", "其三". */
  label: string
  title: string
  /** What is asked, in one line. */
  line: string
  /** The competition behind the track. */
  to: string
  /** The verb of the link: "进入赛道", "报名". */
  action: string
  /** Prize or format, already written. */
  prize: string
  teams: number
  /** The track's place on the time ruler. Without it the card has none. */
  schedule?: { segments: readonly RulerSegment[]; range: TimeRange; now: number }
  /** `scroll` stands upright like a hanging scroll, in Chinese. In `data-form`. Default `card`. */
  form?: 'card' | 'scroll'
}

/** One question of a microsite, which leads to its competition. */
export function TrackCard({ label, title, line, to, action, prize, teams, schedule, form = 'card' }: TrackCardProps) {
  const { t } = useTranslation('microsite')
  const { number } = useFormat()
  return (
    <article className={css.card} data-form={form}>
      <div className={css.words}>
        <p className={css.label}>{label}</p>
        <h3 className={css.title}>{title}</h3>
        <p className={css.line}>{line}</p>
      </div>
      {schedule && <TimeRuler {...schedule} label={t('track.schedule', { name: title })} />}
      <div className={css.foot}>
        <span className={css.prize}>{prize}</span>
        <span className={css.teams}>{t('track.teams', { n: number(teams) })}</span>
        <span className={css.spacer} />
        <LinkButton component={Link} to={to} size="s" aria-label={`${action}: ${title}`}>
          {action}
        </LinkButton>
      </div>
    </article>
  )
}
