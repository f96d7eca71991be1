import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { KeyFigure, KeyFigures } from '@shulei/ui/KeyFigure/KeyFigure.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { TimeRuler } from '@shulei/ui/TimeRuler/TimeRuler.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { timesOf } from '../../../compete/competition/facts.ts'
import { StateTag } from '../../../compete/competition/StateTag/StateTag.tsx'
import { useEdgeText } from '../../../compete/competition/useEdgeText.ts'
import { rangeOf } from '../calendar.ts'
import type { Tracks } from '../MicrositeHome/TrackShelf.tsx'
import { useWords } from '../words.ts'
import { PageBody } from './PageBody.tsx'
import * as css from './TracksPage.css.ts'

/** All tracks of a microsite, one below the other: the task, its schedule on one scale of time, and its numbers. */
export function TracksPage({ tracks: { title, note, items, action } }: { tracks: Tracks }) {
  const { t } = useTranslation('microsite')
  const { pick, number } = useFormat()
  const { now } = useContext(TimeContext)
  const words = useWords()
  const edgeText = useEdgeText()
  const range = rangeOf(items.map(({ competition }) => competition))
  return (
    <PageBody title={title} lead={note}>
      {items.map(({ label, title: name, line, competition }, index) => {
        const { segments, edge, state } = timesOf(competition, now)
        const next = edgeText(edge, now)
        return (
          <article key={competition.id} className={css.track}>
            <p className={css.no} aria-hidden="true">
              {index + 1}
            </p>
            <div className={css.words}>
              <p className={css.label}>
                <span {...words(label)} /> <StateTag state={state ?? 'upcoming'} />
              </p>
              <h2 className={css.name} {...words(name)} />
              <p className={css.line} {...words(line)} />
              <p className={css.summary} {...words(competition.summary)} />
              <div className={css.times}>
                <TimeRuler
                  form="schedule"
                  segments={segments}
                  range={range}
                  now={now}
                  label={t('track.schedule', { name: pick(name) })}
                />
                <p className={css.next}>{next}</p>
              </div>
            </div>
            <div className={css.side}>
              <KeyFigures>
                <KeyFigure label={t('track.teamCount')} value={number(competition.teamCount)} />
                <KeyFigure label={t('track.submitCount')} value={number(competition.submitCount)} />
              </KeyFigures>
              <LinkButton
                component={Link}
                to={competitionAddress.overview({ id: competition.id })}
                variant={index === 0 ? 'primary' : 'secondary'}
                aria-label={`${pick(action)}: ${pick(name)}`}
              >
                {pick(action)}
              </LinkButton>
            </div>
          </article>
        )
      })}
    </PageBody>
  )
}
