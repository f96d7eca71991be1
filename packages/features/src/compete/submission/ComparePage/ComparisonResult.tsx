import { isBetter, metrics } from '@shulei/domain/compete/submission/metric.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Meter } from '@shulei/ui/Meter/Meter.tsx'
import { Cell, Column, Row, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import type { Competition } from '../../competition/useCompetition.ts'
import type { Comparison } from '../choice.ts'
import * as css from './ComparePage.css.ts'

export interface ComparisonResultProps {
  metric: Competition['metric']
  comparison: Comparison
}

type Compared = Comparison['submissions'][number]

/** Two submissions side by side, and the number of rows in which they differ. */
export function ComparisonResult({ metric, comparison }: ComparisonResultProps) {
  const { t } = useTranslation('compare')
  const format = useFormat()
  const { submissions, rows, differing } = comparison
  const [first, second] = submissions
  const { decimals } = metrics[metric]
  const scoreText = (score: number | null) => (score === null ? t('none') : format.score(score, decimals))
  const isWinner = (one: Compared, other: Compared) =>
    one.score !== null && other.score !== null && isBetter(metric, one.score, other.score)
  const gap = first.score === null || second.score === null ? null : Math.abs(first.score - second.score)
  const hasB = submissions.some(({ scoreB }) => scoreB !== null)
  const share = format.percent(rows > 0 ? differing / rows : 0, 1)
  return (
    <section className={css.result} aria-live="polite">
      <h3 className={css.title}>{t('result', { a: first.no, b: second.no })}</h3>
      <Table caption={t('result', { a: first.no, b: second.no })}>
        <TableHead>
          <Column>{t('file')}</Column>
          <Column from="tablet">{t('time')}</Column>
          <Column align="end">{t('score')}</Column>
          {hasB ? <Column align="end">{t('scoreB')}</Column> : null}
        </TableHead>
        <TableBody>
          {submissions.map((one) => (
            <Row key={one.id}>
              <Cell isRowHeader>
                {t('submission', { no: one.no })} <span className={css.file}>{one.name}</span>{' '}
                {isWinner(one, one === first ? second : first) ? <Tag tone="success">{t('better')}</Tag> : null}
              </Cell>
              <Cell variant="time" align="start" from="tablet">
                <time dateTime={one.createdAt}>{format.dayTime(one.createdAt)}</time>
              </Cell>
              <Cell variant="score">{scoreText(one.score)}</Cell>
              {hasB ? <Cell variant="score">{scoreText(one.scoreB)}</Cell> : null}
            </Row>
          ))}
        </TableBody>
      </Table>
      {gap === null ? null : (
        <p className={css.sentence}>{gap === 0 ? t('equal') : t('gap', { gap: format.score(gap, decimals) })}</p>
      )}
      <Meter
        label={t('rows')}
        value={differing}
        max={rows}
        valueText={t('rowsOf', { differing: format.number(differing), rows: format.number(rows) })}
      />
      <p className={css.sentence}>
        {differing === 0 ? t('same') : t('differ', { percent: share, same: format.number(rows - differing) })}
      </p>
      <p className={css.note}>{t('onlyCounts')}</p>
    </section>
  )
}
