import { firstSlice, isFirstSlice, ROWS_PER_PAGE, type Slice } from '@shulei/domain/data/dataset/slice/slice.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DatasetTable } from '../datasets.ts'

interface NoRowsProps {
  table: DatasetTable
  slice: Slice
  /** Address of another slice of the table. */
  to: (slice: Slice) => string
  /** Address of the steps before a download. */
  gate: string
  /** Asks the server for the rows again. */
  refresh: () => unknown
}

/** Why no rows are shown, with a way on. */
export function NoRows({ table, slice, to, gate, refresh }: NoRowsProps) {
  const { t } = useTranslation('dataset')
  const { number } = useFormat()
  const { problem, rowsFound } = table
  if (problem === null && rowsFound !== null && rowsFound > 0) {
    return (
      <EmptyState title={t('list.noPage', { page: number(slice.page) })} size="s">
        <LinkButton
          component={Link}
          to={to({ ...slice, page: Math.ceil(rowsFound / ROWS_PER_PAGE) })}
          preventScrollReset
        >
          {t('list.lastPage')}
        </LinkButton>
      </EmptyState>
    )
  }
  const why = problem ?? 'none'
  return (
    <div role={problem === null ? undefined : 'alert'}>
      <EmptyState title={t(`slice.${why}`)} description={t(`slice.${why}Hint`)} size="s">
        {problem === 'busy' || problem === 'preparing' ? (
          <LinkButton component="button" type="button" onClick={() => void refresh()}>
            {t('slice.again')}
          </LinkButton>
        ) : null}
        {problem === 'gated' ? (
          <LinkButton component={Link} to={gate}>
            {t('slice.toGate')}
          </LinkButton>
        ) : null}
        {isFirstSlice(slice) ? null : (
          <LinkButton component={Link} to={to(firstSlice)} preventScrollReset>
            {t('slice.clear')}
          </LinkButton>
        )}
      </EmptyState>
    </div>
  )
}
