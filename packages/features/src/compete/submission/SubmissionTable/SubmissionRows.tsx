import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { Cell, Row } from '@shulei/ui/Table/Table.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs'
import { useTranslation } from 'react-i18next'
import { useShownName } from '../../../base/site/useShownName.ts'
import type { Competition } from '../../competition/useCompetition.ts'
import { shownScore } from '../shown-score.ts'
import type { Submit } from '../submits.ts'
import { useLogText } from '../useLogText.ts'
import { CancelButton } from './CancelButton.tsx'
import { StatusTag } from './StatusTag.tsx'
import * as css from './SubmissionRows.css.ts'
import { SubmitDetails } from './SubmitDetails.tsx'

export interface SubmissionRowsProps {
  submission: Submit
  competition: Pick<Competition, 'id' | 'metric'>
  /** Just created: tinted, and focused. */
  isNew: boolean
  /** The team is suspected or banned. */
  isFlagged: boolean
  /** Called with a submission that was cancelled, shared or taken back. */
  onChanged: (submission: Submit) => void
  /** Called when the page's data may be outdated. */
  onStale: () => void
}

/** Number of columns, for the cell that spans all of them. */
export const columnCount = 7

export const rowId = (submission: Pick<Submit, 'id'>) => `submit-${submission.id}`

/** The reason of a failed submission: its first specific error. */
function useReason({ status, logs }: Submit): string | null {
  const text = useLogText()
  if (status !== 'failed') return null
  const errors = logs.filter(({ level }) => level === 'error')
  const line = errors.find(({ code }) => code.startsWith('problem.')) ?? errors[0]
  return line ? text(line.code, line.facts) : null
}

/** A row of the table and, behind its arrow, the row with the details. Opens without JavaScript, too. */
export function SubmissionRows(props: SubmissionRowsProps) {
  const { submission, competition, isNew, isFlagged, onChanged, onStale } = props
  const { t } = useTranslation('submission')
  const format = useFormat()
  const { metric } = competition
  const reason = useReason(submission)
  const { no, formerTeam, resultFile, submitter, isBest, isChosen, refunded, share, createdAt } = submission
  const { list, score } = shownScore(submission)
  const submitterName = useShownName(submitter)
  return (
    <>
      <Row id={rowId(submission)} tabIndex={-1} isMoved={isNew}>
        <Cell variant="number" align="start" from="tablet">
          <span className={css.no}>{no}</span>
        </Cell>
        <Cell isRowHeader variant="name">
          <span className={css.file}>
            <TextLink
              href={resultFile.url}
              download={resultFile.name}
              tone="inherit"
              isStandalone
              aria-label={t('table.download', { name: resultFile.name })}
            >
              <span className={css.name}>{resultFile.name}</span>
            </TextLink>
            <span className={css.phoneNo}>#{no}</span>
            {isBest ? <Tag tone="success">{t('table.best')}</Tag> : null}
            {isChosen ? <Tag tone="accent">{t('table.chosen')}</Tag> : null}
            {refunded ? <Tag tone="warning">{t('table.refunded')}</Tag> : null}
            {share ? <Tag isOutlined>{t('table.shared')}</Tag> : null}
            {formerTeam === null ? null : <Tag isOutlined>{t('table.formerTeam', { team: formerTeam })}</Tag>}
            {submission.status === 'scored' ? null : (
              <span className={css.phoneOnly}>
                <StatusTag submission={submission} />
              </span>
            )}
            {formerTeam === null ? (
              <CancelButton
                competitionId={competition.id}
                submission={submission}
                onCancelled={onChanged}
                onStale={onStale}
              />
            ) : null}
          </span>
          {reason ? <span className={css.reason}>{reason}</span> : null}
        </Cell>
        <Cell from="desktop">{submitterName}</Cell>
        <Cell variant="score">
          <span className={css.list} title={t('page.bestList', { list })}>
            {list}
          </span>
          {score === null ? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{t('table.noScore')}</VisuallyHidden>
            </>
          ) : (
            format.score(score, metrics[metric].decimals)
          )}
        </Cell>
        <Cell from="tablet" variant="muted">
          <StatusTag submission={submission} />
        </Cell>
        <Cell variant="time" from="tablet">
          <time dateTime={createdAt} title={format.dateTime(createdAt)}>
            {format.dayTime(createdAt)}
          </time>
        </Cell>
        <Cell>
          <details className={css.toggle}>
            <summary className={css.arrow}>
              <VisuallyHidden>{t('table.detailsOf', { no })}</VisuallyHidden>
              <Icon of={ChevronDown} />
            </summary>
          </details>
        </Cell>
      </Row>
      <tr className={css.more}>
        <td className={css.moreCell} colSpan={columnCount}>
          <SubmitDetails
            submission={submission}
            competition={competition}
            isFlagged={isFlagged}
            onChanged={onChanged}
            onStale={onStale}
          />
        </td>
      </tr>
    </>
  )
}
