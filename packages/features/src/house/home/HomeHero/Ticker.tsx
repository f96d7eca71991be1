import { useFormat } from '@shulei/i18n/format.ts'
import { Rich, template } from '@shulei/i18n/Rich.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { useTranslation } from 'react-i18next'
import { type HomeEvent, useEventFacts } from '../useEventFacts.ts'
import * as css from './Ticker.css.ts'

/** Events that the ticker shows. */
const SHOWN = 3

/**
 * The last three events in one line, which rolls once from the oldest to the newest and rests there after less than five seconds.
 * The pointer holds it; under reduced motion all three stand below each other. The list of events on the page has the links.
 */
export function Ticker({ events }: { events: readonly HomeEvent[] }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const factsOf = useEventFacts()
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
              values={factsOf(event)}
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
