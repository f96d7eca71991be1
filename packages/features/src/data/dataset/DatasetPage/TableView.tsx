import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { MAX_COLUMN_SEARCH } from '@shulei/domain/data/dataset/columns.ts'
import { firstSlice } from '@shulei/domain/data/dataset/slice/slice.ts'
import { mayEdit } from '@shulei/domain/data/dataset/state.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { FilterGroup } from '@shulei/ui/FilterGroup/FilterGroup.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { SearchField } from '@shulei/ui/SearchField/SearchField.tsx'
import { useShownText } from '@shulei/ui/SearchField/useShownText.ts'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { ColumnProfile } from '../ColumnProfile/ColumnProfile.tsx'
import {
  chosenTable,
  type Dataset,
  type DatasetTable,
  isProfileComing,
  LOOK_AGAIN,
  type TableChoice,
  tablesOf,
} from '../datasets.ts'
import { ReadingLine } from '../Reading/ReadingLine.tsx'
import * as css from './DatasetPage.css.ts'
import { KeptFields } from './KeptFields.tsx'
import { PreviewView } from './PreviewView.tsx'
import { type DatasetQuery, detailAddress, tableArgs } from './pageState.ts'
import { Unread } from './Unread.tsx'

interface ViewProps {
  dataset: Dataset
  query: DatasetQuery
  /** Asks the server for the data set again. */
  refresh: () => Promise<unknown>
  chosen: TableChoice
}

/** The choice of a table where there are several, and the search of its columns as a form. */
function Bar({ dataset, query, chosen, isWide }: Omit<ViewProps, 'refresh'> & { isWide: boolean }) {
  const { t } = useTranslation('columns')
  const { t: page } = useTranslation('dataset')
  const tables = tablesOf(dataset.files)
  const form = useShownText('column', query.column)
  return (
    <div className={css.tableBar}>
      {tables.length > 1 ? (
        <FilterGroup
          label={page('table.choice')}
          component={Link}
          items={tables.map((table) => ({
            label: table.isHidden ? page('table.hidden', { part: table.part }) : table.part || table.file.name,
            to: detailAddress(dataset.id, {
              ...{ ...query, column: '', slice: firstSlice },
              ...{ file: table.file.id, part: table.part },
            }),
            isCurrent: table.file.id === chosen.file.id && table.part === chosen.part,
            preventScrollReset: true,
          }))}
        />
      ) : null}
      {isWide ? (
        <search>
          <Form
            ref={form}
            method="get"
            action={datasetAddress.detail({ id: dataset.id })}
            className={css.tableSearch}
            preventScrollReset
          >
            <KeptFields query={{ ...query, file: chosen.file.id, part: chosen.part, column: '' }} />
            <div className={css.tableField}>
              <SearchField
                name="column"
                defaultValue={query.column}
                maxLength={MAX_COLUMN_SEARCH}
                label={t('search')}
                placeholder={t('searchHint')}
                clearLabel={t('clear')}
                size="s"
              />
            </div>
            <LinkButton component="button" type="submit">
              {t('find')}
            </LinkButton>
          </Form>
        </search>
      ) : null}
    </div>
  )
}

/** From this number of columns on a search is of use. */
const WIDE = 5

function Table({ table, refreshTable, ...props }: ViewProps & { table: DatasetTable; refreshTable: () => unknown }) {
  const { t } = useTranslation('dataset')
  const { t: columns } = useTranslation('columns')
  const { number, language } = useFormat()
  const { dataset, query, chosen } = props
  const isPreview = query.view === 'preview'
  const size = {
    rows: t('facts.rows', { count: table.rows, n: number(table.rows) }),
    columns: t('facts.columns', { count: table.columnCount, n: number(table.columnCount) }),
  }
  const hidden = table.foundCount - table.columns.length
  return (
    <Panel
      title={chosen.part === '' ? chosen.file.name : chosen.part}
      description={isPreview ? t('table.previewNote', size) : t('table.note', size)}
      isFlush
    >
      <div className={css.inset}>
        <ReadingLine
          file={chosen.file}
          part={chosen.part}
          reading={table.reading}
          owner={mayEdit(dataset) ? { datasetId: dataset.id, onChosen: props.refresh } : null}
        />
      </div>
      <Bar {...props} isWide={table.columnCount >= WIDE} />
      {query.column !== '' ? (
        <p className={css.tableFound} role="status">
          {columns('found', { count: table.foundCount })}{' '}
          <Link to={detailAddress(dataset.id, { ...query, column: '' })}>{t('table.all')}</Link>
        </p>
      ) : null}
      {table.columns.length === 0 ? <EmptyState title={columns('none', { text: query.column })} size="s" /> : null}
      {isPreview && table.columns.length > 0 ? (
        <PreviewView
          {...{ table, query, chosen }}
          datasetId={dataset.id}
          isGated={dataset.downloadBlocks.length > 0}
          refresh={refreshTable}
        />
      ) : null}
      {!isPreview ? (
        <ul>
          {table.columns.map((column) => (
            <ColumnProfile key={column.name} column={column} lang={language} />
          ))}
        </ul>
      ) : null}
      {hidden > 0 ? <p className={css.tableRest}>{t('table.rest', { count: hidden, n: number(hidden) })}</p> : null}
    </Panel>
  )
}

/** Profiles of the columns of one table, or its first rows; any table of the data set can be chosen. */
export function TableView({ dataset, query, refresh }: Omit<ViewProps, 'chosen'>) {
  const { t } = useTranslation('dataset')
  const chosen = chosenTable(dataset.files, query)
  if (chosen) return <Chosen dataset={dataset} query={query} chosen={chosen} refresh={refresh} />
  const others =
    tablesOf(dataset.files).length > 0 ? (
      <LinkButton
        component={Link}
        to={detailAddress(dataset.id, { view: query.view, version: query.version })}
        size="s"
        preventScrollReset
      >
        {t('table.others')}
      </LinkButton>
    ) : null
  const unread = dataset.files.find(({ id, tables }) => id === query.file && tables.length === 0)
  if (unread) return <Unread dataset={dataset} file={unread} refresh={refresh} others={others} />
  if (others)
    return (
      <EmptyState title={t('table.absent')} description={t('table.absentHint')}>
        {others}
      </EmptyState>
    )
  const why = dataset.files.some(isProfileComing) ? 'none' : 'never'
  return <EmptyState title={t(`table.${why}`)} description={t(`table.${why}Hint`)} />
}

function Chosen(props: ViewProps) {
  const { t } = useTranslation('shell')
  const { dataset, query, chosen } = props
  const { data, error, mutate } = useCall(refs.datasetTable, tableArgs(dataset.id, chosen, query), {
    keepPreviousData: true,
    // the table is read once more before its rows can be searched
    refreshInterval: (latest) => (latest?.problem === 'preparing' ? LOOK_AGAIN : 0),
  })
  const { profileState } = chosen.file
  const read = useRef(profileState)
  useEffect(() => {
    if (read.current === profileState) return
    read.current = profileState
    void mutate()
  }, [profileState, mutate])
  if (data && !error) return <Table {...props} table={data} refreshTable={mutate} />
  if (!error) return <Skeleton label={t('a11y.loading')} shape="rows" count={6} />
  return <LoadFailed error={error} onRetry={mutate} />
}
