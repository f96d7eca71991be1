import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { TimeRuler } from '@shulei/ui/TimeRuler/TimeRuler.tsx'
import { useContext } from 'react'
import { Link } from 'react-router'
import { timesOf } from '../../../compete/competition/facts.ts'
import { useEdgeText } from '../../../compete/competition/useEdgeText.ts'
import { rangeOf } from '../calendar.ts'
import * as css from './TrackCalendar.css.ts'
import type { Tracks } from './TrackShelf.tsx'

/** The schedules of all tracks on one scale of time, each with its next edge in words. */
export function TrackCalendar({ items }: { items: Tracks['items'] }) {
  const { pick } = useFormat()
  const { now } = useContext(TimeContext)
  const edgeText = useEdgeText()
  const range = rangeOf(items.map(({ competition }) => competition))
  return (
    <div className={css.board}>
      {items.map(({ title, competition }) => {
        const { segments, edge } = timesOf(competition, now)
        const note = edgeText(edge, now)
        return (
          <div key={competition.id} className={css.row}>
            <Link className={css.name} to={competitionAddress.overview({ id: competition.id })}>
              {pick(title)}
            </Link>
            <div className={css.ruler}>
              <TimeRuler segments={segments} range={range} now={now} label={`${pick(title)}: ${note}`} />
            </div>
            <span className={css.note}>{note}</span>
          </div>
        )
      })}
    </div>
  )
}
