import { useFormat } from '@shulei/i18n/format.ts'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import type { Criteria, Details, SubmitRow } from '../review.ts'
import * as desk from './desk.css.ts'
import * as css from './HeadPanel.css.ts'

export interface HeadPanelProps {
  row: SubmitRow
  details: Details
  criteria: Criteria
  /** Null until the results are published. */
  publishedAt: string | null
}

/** All score sheets of a project with every change of them, for the head of the review (role 3). */
export function HeadPanel({ row, details, criteria, publishedAt }: HeadPanelProps) {
  const { t } = useTranslation('review')
  const { pick, number, dayTime } = useFormat()
  const outliers = new Set(row.figures?.reviewers.filter(({ isOutlier }) => isOutlier).map(({ id }) => id))
  const actorOf = (actor: string) =>
    actor === 'operator' ? t('head.operator') : actor === 'team' ? t('head.teamActor') : actor
  const mean = row.figures?.mean ?? null
  return (
    <section className={desk.panel} aria-label={t('head.sheets')}>
      <div className={desk.total}>
        <h2 className={desk.heading}>{t('head.mean')}</h2>
        <span>
          <b className={desk.totalFigure}>{mean === null ? '–' : number(mean)}</b> {t('sheet.of')}
        </span>
      </div>
      {publishedAt !== null ? <p className={desk.note}>{t('head.published', { time: dayTime(publishedAt) })}</p> : null}
      <h3 className={desk.heading}>{t('head.sheets')}</h3>
      {(details.sheets ?? []).map((sheet) => (
        <article key={sheet.reviewerId} className={css.sheet} aria-label={sheet.reviewer}>
          <p className={css.line}>
            <span className={css.who}>{sheet.reviewer}</span>
            {outliers.has(sheet.reviewerId) ? <Tag tone="warning">{t('head.outlierTag')}</Tag> : null}
            {sheet.state === 'final' ? (
              <b className={desk.score}>{number(sheet.total)}</b>
            ) : (
              <Tag tone={sheet.state === 'draft' ? 'warning' : 'neutral'}>{t(`list.state.${sheet.state}`)}</Tag>
            )}
          </p>
          {sheet.state === 'final' ? (
            <>
              <p className={css.points}>
                {criteria.map(({ key, title, max }) => (
                  <span key={key}>{`${pick(title)} ${number(sheet.points[key] ?? 0)}/${number(max)}`}</span>
                ))}
              </p>
              <p className={css.comment}>{sheet.comment}</p>
            </>
          ) : (
            <p className={desk.note}>{t(sheet.state === 'draft' ? 'head.draftHidden' : 'head.open')}</p>
          )}
        </article>
      ))}
      <h3 className={desk.heading}>{t('head.events')}</h3>
      <ol className={css.events}>
        {(details.events ?? []).map((event) => (
          <li key={`${event.at} ${event.actor} ${event.kind}`}>
            {`${dayTime(event.at)} · ${actorOf(event.actor)} · ${t(`head.event.${event.kind}`)}`}
            {event.from !== null && event.to !== null
              ? ` · ${t('head.change', { from: number(event.from), to: number(event.to) })}`
              : ''}
          </li>
        ))}
      </ol>
    </section>
  )
}
