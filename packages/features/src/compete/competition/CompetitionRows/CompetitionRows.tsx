import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { hasReward } from '@shulei/domain/compete/competition/format.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { monthStarts } from '@shulei/ui/TimeRuler/months.ts'
import { TimeAxis } from '@shulei/ui/TimeRuler/TimeAxis.tsx'
import { TimeRuler } from '@shulei/ui/TimeRuler/TimeRuler.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SignatureDrawing } from '../../../base/signature/SignaturePicture/SignaturePicture.tsx'
import { onIntent } from '../../../base/site/on-intent.ts'
import { type ScheduledCompetition, timesOf } from '../facts.ts'
import { formatName, typeName } from '../names.ts'
import { StateTag } from '../StateTag/StateTag.tsx'
import { useEdgeText } from '../useEdgeText.ts'
import * as css from './CompetitionRows.css.ts'

const day = 86_400_000
/** The shared axis spans from six weeks ago to ten weeks ahead: running competitions are in its middle third. */
const axisOf = (now: number): readonly [number, number] => [now - 42 * day, now + 70 * day]
const shanghai = 480

export interface CompetitionRowsProps {
  competitions: readonly ScheduledCompetition[]
  /** Heading level of the competition names in the page's outline. */
  headingLevel?: 2 | 3
}

/** Competitions one below the other on one time axis: sign-up outlined, list A hatched, list B solid, now as the needle. */
export function CompetitionRows({ competitions, headingLevel = 3 }: CompetitionRowsProps) {
  const { t } = useTranslation('competition')
  const { now } = useContext(TimeContext)
  const format = useFormat()
  const edgeText = useEdgeText()
  const range = axisOf(now)
  const Heading = `h${headingLevel}` as const
  const hasPictures = competitions.some(({ picture }) => picture)
  return (
    <div className={css.board} data-pictures={hasPictures || undefined}>
      <div className={css.head} aria-hidden="true">
        <span className={css.headCell}>{t('rows.competition')}</span>
        <TimeAxis
          range={range}
          ticks={monthStarts(range, shanghai).map((at) => ({
            at,
            label: t('rows.month', { month: new Date(at + day).getUTCMonth() + 1 }),
          }))}
          today={{ at: now, label: t('rows.today', { date: format.day(now) }) }}
        />
        <span className={css.headCell}>{t('rows.scale')}</span>
        <span className={css.headCell}>{t('rows.state')}</span>
      </div>
      {competitions.map((competition) => {
        const { state, segments, edge } = timesOf(competition, now)
        const language = langOf(competition.title, format.language)
        return (
          <article key={competition.id} className={css.row}>
            {hasPictures ? (
              <div className={css.picture}>
                {competition.picture ? <SignatureDrawing picture={competition.picture} /> : null}
              </div>
            ) : null}
            <div className={css.title}>
              <Heading className={css.name}>
                <Link
                  className={css.link}
                  to={competitionAddress.overview({ id: competition.id })}
                  prefetch={onIntent()}
                  lang={language}
                >
                  {format.pick(competition.title)}
                </Link>
              </Heading>
              <p className={css.meta}>
                {t(typeName(competition.type))} · {t(formatName(competition.format))}
              </p>
            </div>
            <div className={css.ruler}>
              <TimeRuler form="axis" segments={segments} now={now} range={range} />
            </div>
            <div className={css.reward}>
              <p className={css.strong}>
                {t('rows.teams', { count: competition.teamCount, n: format.number(competition.teamCount) })}
              </p>
              <p className={css.count}>
                {hasReward(competition.format)
                  ? format.pick(competition.reward)
                  : t('rows.submits', { count: competition.submitCount, n: format.number(competition.submitCount) })}
              </p>
            </div>
            <div className={css.state}>
              <span className={css.tag}>
                <StateTag state={state} />
              </span>
              <span className={css.left}>{edgeText(edge, now)}</span>
            </div>
          </article>
        )
      })}
    </div>
  )
}
