import type { Data } from '@shulei/contract/call.ts'
import type { home } from '@shulei/contract/shell/calls.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Rich, template } from '@shulei/i18n/Rich.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './Ticker.css.ts'

/** Events that the ticker shows. */
const SHOWN = 3

/**
 * The last three events in one line, which rolls once from the oldest to the newest and rests there after less than five seconds.
 * The pointer holds it; under reduced motion all three stand below each other. The list of events on the page has the links.
 */
export function Ticker({ events }: { events: Data<typeof home>['activity'] }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <ul className={css.ticker} aria-label={t('hero.latest')}>
      {events.slice(0, SHOWN).map((event) => (
        <li key={event.id} className={css.line}>
          <TeamBadge
            seed={String(event.team.id)}
            size="xs"
            {...(event.team.avatar ? { src: event.team.avatar } : {})}
          />
          <span className={css.words}>
            <Rich
              text={t(`activity.${event.kind}`, template)}
              values={{
                team: event.team.name,
                contest: format.pick(event.competition.title),
                score: event.score === null ? '' : format.score(event.score, event.decimals),
              }}
              components={{
                team: <b />,
                contest: <span />,
                score: <b className={css.score} />,
              }}
            />
          </span>
          <time className={css.time} dateTime={event.at}>
            {format.relative(event.at)}
          </time>
        </li>
      ))}
    </ul>
  )
}
