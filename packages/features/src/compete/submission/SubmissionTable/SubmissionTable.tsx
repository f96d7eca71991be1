import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { FilterGroup } from '@shulei/ui/FilterGroup/FilterGroup.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Column, Table, TableBody, TableHead } from '@shulei/ui/Table/Table.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '@shulei/ui/VisuallyHidden/VisuallyHidden.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Competition } from '../../competition/useCompetition.ts'
import { type SubmitsQuery, submitsAddress } from '../address.ts'
import { perPage, type Submit, type SubmitsAnswer } from '../submits.ts'
import { edge } from './SubmissionRows.css.ts'
import { SubmissionRows } from './SubmissionRows.tsx'
import * as css from './SubmissionTable.css.ts'

export interface SubmissionTableProps {
  competition: Pick<Competition, 'id' | 'metric'>
  answer: Pick<SubmitsAnswer, 'all' | 'self' | 'total'>
  query: SubmitsQuery
  /** The submission that was just created here. */
  newId: number | null
  /** The team is suspected or banned. */
  isFlagged: boolean
  /** Called with a submission that was cancelled, shared or taken back. */
  onChanged: (submission: Submit) => void
  /** Called when the page's data may be outdated. */
  onStale: () => void
}

/** Whether the reader's own submissions are shown: on request, and where the team has none but a former team keeps some of theirs. */
const isOwn = ({ answer, query }: Pick<SubmissionTableProps, 'answer' | 'query'>) =>
  query.isOwn || (answer.total === 0 && answer.self.length > 0)

/** Number of pages. The total of the reader's own submissions is unknown: a full page may be followed by another. */
const pagesOf = ({ answer, query }: SubmissionTableProps, shown: readonly Submit[]) =>
  isOwn({ answer, query }) ? query.page + (shown.length === perPage ? 1 : 0) : Math.ceil(answer.total / perPage)

/** The team's submissions or the reader's own (B§3 Submits), newest first. */
export function SubmissionTable(props: SubmissionTableProps) {
  const { competition, answer, query, newId, isFlagged, onChanged, onStale } = props
  const { t } = useTranslation('submission')
  const shown = isOwn(props) ? answer.self : answer.all
  const link = (part: Partial<SubmitsQuery>) => ({
    to: submitsAddress(competition.id, { ...query, page: 1, ...part }),
    preventScrollReset: true,
  })
  const total = <span className={css.total}>{t('table.total', { count: answer.total })}</span>
  return (
    <Panel
      title={t('table.title')}
      isFlush
      aside={
        answer.total > 0 ? (
          <div className={css.aside}>
            {total}
            {answer.all.filter(({ status }) => status === 'scored').length > 1 ? (
              <TextLink component={Link} to={competitionAddress.compare({ id: competition.id })} isStandalone>
                {t('table.compare')}
              </TextLink>
            ) : null}
            <FilterGroup
              label={t('table.whose')}
              isLabelHidden
              variant="segments"
              component={Link}
              items={[
                { label: t('table.all'), isCurrent: !query.isOwn, ...link({ isOwn: false }) },
                { label: t('table.self'), isCurrent: query.isOwn, ...link({ isOwn: true }) },
              ]}
            />
          </div>
        ) : undefined
      }
    >
      {shown.length > 0 ? (
        <Table caption={t('table.title')}>
          <TableHead>
            <Column from="tablet">{t('table.no')}</Column>
            <Column>
              <span className={edge}>{t('table.file')}</span>
            </Column>
            <Column from="desktop">{t('table.submitter')}</Column>
            <Column align="end">{t('table.score')}</Column>
            <Column from="tablet">{t('table.status')}</Column>
            <Column from="tablet" align="end">
              {t('table.time')}
            </Column>
            <Column align="end">
              <VisuallyHidden>{t('table.details')}</VisuallyHidden>
            </Column>
          </TableHead>
          <TableBody>
            {shown.map((submission) => (
              <SubmissionRows
                key={submission.id}
                submission={submission}
                competition={competition}
                isNew={submission.id === newId}
                isFlagged={isFlagged}
                onChanged={onChanged}
                onStale={onStale}
              />
            ))}
          </TableBody>
        </Table>
      ) : (
        <EmptyState
          size="s"
          title={t(query.isOwn ? 'table.emptySelf' : 'table.empty')}
          description={t(query.isOwn ? 'table.emptySelfHint' : 'table.emptyHint')}
        />
      )}
      {pagesOf(props, shown) > 1 ? (
        <div className={css.pages}>
          <Pagination
            label={t('table.pages')}
            page={query.page}
            pageCount={pagesOf(props, shown)}
            component={Link}
            linkTo={(page) => link({ page })}
            pageLabel={(page) => t('table.page', { page })}
            previousText={t('table.previous')}
            nextText={t('table.next')}
          />
        </div>
      ) : null}
    </Panel>
  )
}
