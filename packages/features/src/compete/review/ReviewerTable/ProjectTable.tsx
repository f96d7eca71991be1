import { refs } from '@shulei/contract/refs.ts'
import * as reviewAddress from '@shulei/domain/address/review.ts'
import { agreementLevel } from '@shulei/domain/compete/review/agreement.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { KeyFigure, KeyFigures } from '@shulei/ui/KeyFigure/KeyFigure.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { numberText, projectLinkId, type SubmitRow, type Submits } from '../review.ts'
import * as css from './ProjectTable.css.ts'

/** The totals of a project on the line from 0 to 100; the figures stand beside it in words. */
function Spread({ min, max, mean }: { min: number; max: number; mean: number }) {
  return (
    <svg className={css.spread} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className={css.axis} x="0" y="5" width="100" height="2" />
      <rect className={css.span} x={min} y="3" width={Math.max(1, max - min)} height="6" />
      <rect className={css.mean} x={mean - 0.5} y="0" width="1" height="12" />
    </svg>
  )
}

interface ProjectRowProps {
  row: SubmitRow
  isPublished: boolean
  /** No sheet is missing, or none counts any more: the place is final. */
  isPlaced: boolean
}

function ProjectRow({ row, isPublished, isPlaced }: ProjectRowProps) {
  const { t } = useTranslation('review')
  const { pick, number } = useFormat()
  const { id, no, title, team, figures } = row
  if (!figures) return null
  const { assigned, final, rank, mean, min, max, reviewers } = figures
  const missing = reviewers.filter(({ state }) => state !== 'final').map(({ name }) => name)
  return (
    <Row>
      {isPlaced ? (
        <Cell variant="number" align="start">
          {rank ?? '–'}
        </Cell>
      ) : null}
      <Cell variant="number" align="start">
        {numberText(no)}
      </Cell>
      <Cell variant="name" isRowHeader>
        <span className={css.name}>
          <Link id={projectLinkId(id)} to={reviewAddress.projects({ project: id })}>
            {pick(title)}
          </Link>
          {team ? <span className={css.team}>{team.name}</span> : null}
          {missing.length > 0 ? (
            <span className={css.missing}>
              {t(isPublished ? 'head.withoutOf' : 'head.missingOf', { names: missing.join(t('sheet.comma')) })}
            </span>
          ) : null}
          {reviewers
            .filter(({ isOutlier }) => isOutlier)
            .map(({ id: reviewerId, name, total }) => (
              <span key={reviewerId} className={css.outlier}>
                {t('head.outlier', { name, total: number(total ?? 0) })}
              </span>
            ))}
        </span>
      </Cell>
      <Cell variant="number">{`${final} / ${assigned}`}</Cell>
      <Cell variant="score">{mean === null ? '–' : number(mean)}</Cell>
      <Cell variant="number" align="start" from="tablet">
        {mean !== null && min !== null && max !== null ? (
          <>
            <Spread min={min} max={max} mean={mean} />
            <span className={css.figure}>{t('head.spreadText', { min: number(min), max: number(max) })}</span>
          </>
        ) : null}
      </Cell>
    </Row>
  )
}

/**
 * All projects in the order of their scores with states and spreads, missing sheets and the agreement of reviewers, for the head
 * (role 3). Once the results are published, it is the final order.
 */
export function ProjectTable({ submits, publishedAt }: { submits: Submits; publishedAt: string | null }) {
  const { t } = useTranslation('review')
  const { number, dayTime } = useFormat()
  const { list, agreement } = submits
  const sum = (of: (row: SubmitRow) => number) => list.reduce((total, row) => total + of(row), 0)
  const assigned = sum(({ figures }) => figures?.assigned ?? 0)
  const final = sum(({ figures }) => figures?.final ?? 0)
  const alpha = agreement?.alpha ?? null
  const isPublished = publishedAt !== null
  const isPlaced = isPublished || (final > 0 && final === assigned)
  const placeOf = ({ figures }: SubmitRow) => figures?.rank ?? list.length + 1
  const ordered = list.toSorted((a, b) => placeOf(a) - placeOf(b) || a.no - b.no)
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{t('head.title')}</h1>
        <LinkButton href={refs.reviewExport.path} download>
          {t('head.export')}
        </LinkButton>
      </div>
      <section className={css.sheet} aria-label={t('head.figures')}>
        <KeyFigures>
          <KeyFigure label={t('head.projects')} value={number(list.length)} />
          <KeyFigure label={t('head.finals')} value={`${number(final)} / ${number(assigned)}`} />
          <KeyFigure label={t(isPublished ? 'head.without' : 'head.missing')} value={number(assigned - final)} />
          <KeyFigure
            label={t('head.agreement')}
            value={alpha === null ? '–' : alpha.toFixed(3)}
            note={alpha === null ? t('head.agreementNone') : t(`head.level.${agreementLevel(alpha)}`)}
          />
        </KeyFigures>
        {agreement ? (
          <p className={css.note}>
            {t('head.agreementHint', { projects: number(agreement.projects), scores: number(agreement.scores) })}
          </p>
        ) : null}
      </section>
      <div className={css.sheet}>
        <p className={css.note}>
          {isPublished ? t('head.finalOrder', { time: dayTime(publishedAt) }) : t('head.order')}
        </p>
        <p className={css.note}>{t('head.tie')}</p>
        <Table caption={t('head.caption')} isScrollable>
          <TableHead>
            {isPlaced ? <Column>{t('head.rank')}</Column> : null}
            <Column>{t('head.no')}</Column>
            <Column>{t('head.name')}</Column>
            <Column align="end">{t('head.progress')}</Column>
            <Column align="end">{t('head.mean')}</Column>
            <Column from="tablet">{t('head.spread')}</Column>
          </TableHead>
          <TableBody>
            {ordered.map((row) => (
              <ProjectRow key={row.id} row={row} isPublished={isPublished} isPlaced={isPlaced} />
            ))}
          </TableBody>
        </Table>
      </div>
    </main>
  )
}
