import { useFormat } from '@shulei/i18n/format.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import type { RulerSegment, TimeRange } from '@shulei/ui/TimeRuler/layout.ts'
import { TimeRuler } from '@shulei/ui/TimeRuler/TimeRuler.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './TrackCard.css.ts'

export interface TrackCardProps {
  /** Name of the track: "赛道一", "其三". */
  label: string
  title: string
  /** The task in one line. */
  line: string
  /** Address of the track's competition. */
  to: string
  /** The verb of the link: "进入赛道", "报名". */
  action: string
  /** Prize or format as formatted text. */
  prize: string
  teams: number
  /** The track's segments on the time ruler; without them the card has no ruler. */
  schedule?: { segments: readonly RulerSegment[]; range: TimeRange; now: number }
  /** `scroll` is vertical like a hanging scroll in Chinese. In `data-form`. Default `card`. */
  form?: 'card' | 'scroll'
}

/** One track of a microsite, linked to its competition. */
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
