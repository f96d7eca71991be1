import {
  firstSlice,
  isFirstSlice,
  ROWS_PER_PAGE,
  type Slice,
  withSlice,
} from '@shulei/domain/data/dataset/slice/slice.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DatasetTable, TableChoice } from '../datasets.ts'
import * as css from './DatasetPage.css.ts'
import { NoRows } from './NoRows.tsx'
import { Preview } from './Preview.tsx'
import { type DatasetQuery, detailAddress } from './pageState.ts'
import { SliceTools } from './SliceTools.tsx'

interface PreviewViewProps {
  table: DatasetTable
  datasetId: number
  /** Steps are missing before the reader may download, and thus have more than the first rows. */
  isGated: boolean
  query: DatasetQuery
  chosen: TableChoice
  /** Asks the server for the rows again. */
  refresh: () => unknown
}

/** One page of the rows of a table: found, filtered and sorted by the server, all of it in the address. */
export function PreviewView({ table, datasetId, isGated, query, chosen, refresh }: PreviewViewProps) {
  const { t } = useTranslation('dataset')
  const { number } = useFormat()
  const id = useId()
  const { slice } = query
  const [opened, setOpened] = useState(query.on)
  const state = { ...query, file: chosen.file.id, part: chosen.part }
  const to = (next: Slice) => detailAddress(datasetId, { ...state, slice: next })
  const gate = detailAddress(datasetId)
  const { rowsFound, preview, rows } = table
  const pageCount = isGated ? 1 : Math.ceil((rowsFound ?? 0) / ROWS_PER_PAGE)
  return (
    <>
      {isGated ? null : (
        <SliceTools {...{ id, table, datasetId, state, to, opened }} onClosed={() => setOpened(null)} />
      )}
      {rowsFound === null ? null : (
        <p className={css.tableFound} role="status">
          {t('slice.rows', { count: rows, n: number(isGated ? preview.length : rowsFound), all: number(rows) })}{' '}
          {isFirstSlice({ ...slice, page: 1 }) ? null : (
            <TextLink component={Link} to={to(firstSlice)} preventScrollReset>
              {t('slice.clear')}
            </TextLink>
          )}
        </p>
      )}
      {isGated && rowsFound !== null ? (
        <p className={css.tableFound}>
          {t('slice.gatedHint')}{' '}
          <TextLink component={Link} to={gate}>
            {t('slice.toGate')}
          </TextLink>
        </p>
      ) : null}
      {preview.length > 0 ? (
        <Preview
          table={table}
          slice={slice}
          form={isGated ? null : id}
          cellOf={{ id: datasetId, chosen }}
          onFilter={setOpened}
        />
      ) : (
        <NoRows {...{ table, slice, to, gate, refresh }} />
      )}
      {pageCount > 1 && slice.page <= pageCount ? (
        <div className={css.pages}>
          <Pagination
            label={t('slice.pages')}
            page={slice.page}
            pageCount={pageCount}
            linkTo={(page) => ({ to: to(withSlice(slice, { page })), preventScrollReset: true })}
            pageLabel={(page) => t('list.page', { page })}
            previousText={t('list.previous')}
            nextText={t('list.next')}
            component={Link}
          />
        </div>
      ) : null}
    </>
  )
}
