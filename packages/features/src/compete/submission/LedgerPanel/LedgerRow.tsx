import type { Data } from '@shulei/contract/call.ts'
import type { quotaLedger } from '@shulei/contract/compete/submission/calls.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Cell, Row } from '@shulei/ui/Table/Table.tsx'
import { useTranslation } from 'react-i18next'
import { useShownName } from '../../../base/site/useShownName.ts'
import * as css from './LedgerPanel.css.ts'

type Line = Data<typeof quotaLedger>['list'][number]

const changes = { use: '+1', refund: '−1' } as const

/** A line of the ledger. A failure leaves the tries as they are and counts on its own. */
export function LedgerRow({ line }: { line: Line }) {
  const { t } = useTranslation('ledger')
  const { dayTime } = useFormat()
  const { kind, reason, submission, person, at, used, errorUsed } = line
  const who = useShownName(person)
  const time = <time dateTime={at}>{dayTime(at)}</time>
  return (
    <Row>
      <Cell variant="time" align="start" from="tablet">
        {time}
      </Cell>
      <Cell isRowHeader>
        <span className={css.event}>
          <span className={css.what}>
            {t(`kind.${kind === 'refund' && reason ? reason : kind === 'error' ? 'error' : 'use'}`)}
          </span>
          <span className={css.file}>{t('file', { no: submission.no, name: submission.name })}</span>
          <span className={css.phoneOnly}>
            {time} · {who}
          </span>
        </span>
      </Cell>
      <Cell from="tablet">{who}</Cell>
      <Cell variant="number">
        <span className={css.change} data-kind={kind}>
          {kind === 'error' ? t('none') : changes[kind]}
        </span>
      </Cell>
      <Cell variant="number">
        {t('used', { used })}
        {errorUsed > 0 ? <span className={css.errors}>{t('usedErrors', { used: errorUsed })}</span> : null}
      </Cell>
    </Row>
  )
}
