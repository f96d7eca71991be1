import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Rich, template } from '@shulei/i18n/Rich.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type HomeEvent, useEventFacts } from '../useEventFacts.ts'
import * as css from './HomePage.css.ts'

/** Latest events of the competitions, newest first. */
export function Activity({ events }: { events: readonly HomeEvent[] }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const factsOf = useEventFacts()
  return (
    <ul className={css.activity}>
      {events.map((event) => (
        <li key={event.id} className={css.event}>
          <TeamBadge seed={String(event.team.id)} {...(event.team.avatar ? { src: event.team.avatar } : {})} />
          <div>
            <p className={css.eventText}>
              <Rich
                text={t(`activity.${event.kind}`, template)}
                values={factsOf(event)}
                components={{
                  team: <b className={css.eventStrong} />,
                  contest: (
                    <Link className={css.inlineLink} to={competitionAddress.overview({ id: event.competition.id })} />
                  ),
                  score: <b className={css.eventScore} />,
                }}
              />
            </p>
            <time className={css.eventTime} dateTime={event.at} title={format.dateTime(event.at)}>
              {format.relative(event.at)}
            </time>
          </div>
        </li>
      ))}
    </ul>
  )
}
