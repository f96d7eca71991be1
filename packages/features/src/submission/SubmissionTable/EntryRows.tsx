import { metrics } from '@shulei/domain/submission/metric.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { Cell, Row } from '@shulei/ui/Table/Table.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs'
import { useTranslation } from 'react-i18next'
import type { Contest } from '../contest.ts'
import type { Submit } from '../submits.ts'
import { useLogText } from '../useLogText.ts'
import * as css from './EntryRows.css.ts'
import { StatusTag } from './StatusTag.tsx'
import { SubmitDetails } from './SubmitDetails.tsx'

export interface EntryRowsProps {
  entry: Submit
  metric: Contest['metric']
  /** Has just been made: tinted, and where the focus goes. */
  isNew: boolean
}

/** Columns of the table, for the cell that spans them all. */
export const columnCount = 7

export const rowId = (entry: Pick<Submit, 'id'>) => `submit-${entry.id}`

/** The reason of a failed entry: its first error that tells more than that there was one. */
function useReason({ status, logs }: Submit): string | null {
  const text = useLogText()
  if (status !== 'failed') return null
  const errors = logs.filter(({ level }) => level === 'error')
  const line = errors.find(({ code }) => code.startsWith('problem.')) ?? errors[0]
  return line ? text(line.code, line.facts) : null
}

/** A row of the table and, behind its arrow, the row with everything else. It opens without JavaScript too. */
export function EntryRows({ entry, metric, isNew }: EntryRowsProps) {
  const { t } = useTranslation('submission')
  const format = useFormat()
  const reason = useReason(entry)
  const { no, resultFile, submitter, list, isBest, refunded, share, createdAt } = entry
  const score = entry.scoreB ?? entry.score
  return (
    <>
      <Row id={rowId(entry)} tabIndex={-1} isMoved={isNew}>
        <Cell kind="number" align="start" from="tablet">
          <span className={css.no}>{no}</span>
        </Cell>
        <Cell isRowHeader kind="name">
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
            {refunded ? <Tag tone="warning">{t('table.refunded')}</Tag> : null}
            {share ? <Tag isOutlined>{t('table.shared')}</Tag> : null}
            {entry.status === 'scored' ? null : (
              <span className={css.phoneOnly}>
                <StatusTag entry={entry} />
              </span>
            )}
          </span>
          {reason ? <span className={css.reason}>{reason}</span> : null}
        </Cell>
        <Cell from="desktop">{submitter.name}</Cell>
        <Cell kind="score">
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
        <Cell from="tablet" kind="muted">
          <StatusTag entry={entry} />
        </Cell>
        <Cell kind="time" from="tablet">
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
          <SubmitDetails entry={entry} metric={metric} />
        </td>
      </tr>
    </>
  )
}
