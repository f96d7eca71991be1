import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { Column, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import type { Competition } from '../../competition/useCompetition.ts'
import { type SubmitsQuery, submitsAddress } from '../address.ts'
import { ledgerArgs } from '../ledger.ts'
import { pages } from '../SubmissionTable/SubmissionTable.css.ts'
import { perPage, type Quota } from '../submits.ts'
import * as css from './LedgerPanel.css.ts'
import { LedgerRow } from './LedgerRow.tsx'

/** Tries that the team has used today, the failures on a line of their own, and when the day ends. */
function Today({ quota }: { quota: Quota }) {
  const { t } = useTranslation('ledger')
  const { dayTime, zoneName } = useFormat()
  const facts = [
    { id: 'today', figure: t('todayOf', { used: quota.teamUsed, limit: quota.limit }), hint: null },
    { id: 'errors', figure: t('errorsOf', { used: quota.errorUsed, limit: quota.errorLimit }), hint: t('errorsHint') },
    { id: 'resets', figure: dayTime(quota.resetsAt), hint: zoneName() },
  ] as const
  return (
    <dl className={css.today}>
      {facts.map(({ id, figure, hint }) => (
        <div key={id}>
          <dt className={css.term}>{t(id)}</dt>
          <dd>
            <span className={css.figure}>{figure}</span>
            {hint ? <p className={css.hint}>{hint}</p> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export interface LedgerPanelProps {
  competition: Pick<Competition, 'id'>
  quota: Quota
  /** Tries count now, so that the balance of today is shown. */
  isCounting: boolean
  query: SubmitsQuery
  /** Page of the ledger, from 1. */
  page: number
}

/** The quota ledger of the team: which submission took a try, and which one was returned and why. */
export function LedgerPanel({ competition: { id }, quota, isCounting, query, page }: LedgerPanelProps) {
  const { t } = useTranslation('ledger')
  const { t: shell } = useTranslation('shell')
  const { data, error, mutate } = useCall(refs.quotaLedger, ledgerArgs(id, page), {
    keepPreviousData: true,
    revalidateOnFocus: true,
  })
  const balance = `${quota.teamUsed} ${quota.errorUsed}`
  const known = useRef(balance)
  // a submission that ended or was cancelled meanwhile has written lines
  useEffect(() => {
    if (known.current !== balance) void mutate()
    known.current = balance
  }, [balance, mutate])
  const link = (ledger: number | null) => ({
    to: submitsAddress(id, { ...query, ledger }),
    preventScrollReset: true,
  })
  const body = () => {
    if (error && !data) return <LoadFailed error={error} size="s" onRetry={mutate} />
    if (!data) return <Skeleton label={shell('a11y.loading')} count={4} />
    return (
      <>
        {isCounting ? <Today quota={quota} /> : null}
        {data.list.length > 0 ? (
          <Table caption={t('title')}>
            <TableHead>
              <Column from="tablet">{t('time')}</Column>
              <Column>
                <span className={css.event}>{t('what')}</span>
              </Column>
              <Column from="tablet">{t('who')}</Column>
              <Column align="end">{t('change')}</Column>
              <Column align="end">{t('after')}</Column>
            </TableHead>
            <TableBody>
              {data.list.map((line) => (
                <LedgerRow key={line.id} line={line} />
              ))}
            </TableBody>
          </Table>
        ) : data.total > 0 ? (
          <EmptyState size="s" title={t('beyond')} description={t('beyondHint')}>
            <LinkButton component={Link} {...link(1)}>
              {t('toFirst')}
            </LinkButton>
          </EmptyState>
        ) : (
          <EmptyState size="s" title={t('empty')} description={t('emptyHint')} />
        )}
        {data.total > perPage ? (
          <div className={pages}>
            <Pagination
              label={t('pages')}
              page={page}
              pageCount={Math.ceil(data.total / perPage)}
              component={Link}
              linkTo={(one) => link(one)}
              pageLabel={(one) => t('page', { page: one })}
              previousText={t('previous')}
              nextText={t('next')}
            />
          </div>
        ) : null}
      </>
    )
  }
  return (
    <Panel
      id="ledger"
      title={t('title')}
      description={t('lead')}
      aside={
        <TextLink component={Link} {...link(null)} isStandalone>
          {t('close')}
        </TextLink>
      }
      isFlush
    >
      {body()}
    </Panel>
  )
}
