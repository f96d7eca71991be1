import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { hasReward } from '@shulei/domain/compete/competition/format.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { timesOf } from '../../../compete/competition/facts.ts'
import { formatName } from '../../../compete/competition/names.ts'
import type { PageContent } from '../args.ts'
import { rangeOf } from '../calendar.ts'
import { TrackCard } from '../TrackCard/TrackCard.tsx'
import * as css from './TrackShelf.css.ts'

export type Tracks = PageContent<'competition'>['tracks']

/** The tracks of a microsite as cards or hanging scrolls, each with its competition's schedule and number of teams. */
export function TrackShelf({ tracks: { items, form, action } }: { tracks: Tracks }) {
  const { t } = useTranslation('competition')
  const { pick } = useFormat()
  const { now } = useContext(TimeContext)
  const range = rangeOf(items.map(({ competition }) => competition))
  return (
    <div className={css.room}>
      <div className={css.shelf} data-form={form} data-cards={items.length}>
        {items.map(({ label, title, line, competition }) => (
          <div key={competition.id} className={css.place}>
            <TrackCard
              form={form}
              label={pick(label)}
              title={pick(title)}
              line={pick(line)}
              to={competitionAddress.overview({ id: competition.id })}
              action={pick(action)}
              prize={hasReward(competition.format) ? pick(competition.reward) : t(formatName(competition.format))}
              teams={competition.teamCount}
              {...(form === 'card' ? { schedule: { segments: timesOf(competition, now).segments, range, now } } : {})}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
