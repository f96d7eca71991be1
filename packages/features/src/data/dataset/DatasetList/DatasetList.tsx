import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import {
  changedDatasetFilters,
  DATASETS_PER_PAGE,
  type DatasetFilters,
  MAX_DATASET_SEARCH,
  parseDatasetFilters,
} from '@shulei/domain/data/dataset/filters.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Pagination } from '@shulei/ui/Pagination/Pagination.tsx'
import { SearchField } from '@shulei/ui/SearchField/SearchField.tsx'
import { useShownText } from '@shulei/ui/SearchField/useShownText.ts'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Form, Link, useSearchParams } from 'react-router'
import { isFiltered, whyEmpty } from '../../../base/site/empty-list.ts'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { PageTitle } from '../../../base/site/PageTitle/PageTitle.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { type DatasetList as Answer, listAddress, listArgs } from '../datasets.ts'
import { Categories } from './Categories.tsx'
import * as css from './DatasetList.css.ts'
import { DatasetTile } from './DatasetTile.tsx'
import { Filters } from './Filters.tsx'

/** Keeps the other filters when a search is sent as a form. */
function Search({ filters }: { filters: DatasetFilters }) {
  const { t } = useTranslation('dataset')
  const form = useShownText('search', filters.search)
  const kept = (['categoryId', 'tag', 'licence', 'size', 'sort'] as const).filter((name) => filters[name])
  return (
    <search className={css.search}>
      <Form ref={form} className={css.searchForm} action={datasetAddress.list()} method="get">
        {kept.map((name) =>
          name === 'sort' && filters.sort === 'default' ? null : (
            <input key={name} type="hidden" name={name} value={filters[name]} />
          ),
        )}
        <div className={css.searchField}>
          <SearchField
            name="search"
            defaultValue={filters.search}
            maxLength={MAX_DATASET_SEARCH}
            label={t('list.search')}
            placeholder={t('list.searchHint')}
            clearLabel={t('list.clearSearch')}
            size="s"
          />
        </div>
        <LinkButton component="button" type="submit">
          {t('list.find')}
        </LinkButton>
      </Form>
    </search>
  )
}

function Results({ filters, answer: { data, total } }: { filters: DatasetFilters; answer: Answer }) {
  const { t } = useTranslation('dataset')
  const { number } = useFormat()
  const pageCount = Math.ceil(total / DATASETS_PER_PAGE)
  const changed = changedDatasetFilters(filters)
  const empty = whyEmpty(total, changed)
  return (
    <>
      <div className={css.summary} role="status">
        <span>{t('list.found', { count: total, n: number(total) })}</span>
        {isFiltered(changed) ? (
          <TextLink component={Link} to={datasetAddress.list()} isStandalone>
            {t('list.reset')}
          </TextLink>
        ) : null}
      </div>
      {data.length > 0 ? (
        <ul className={css.tiles}>
          {data.map((dataset) => (
            <DatasetTile key={dataset.id} dataset={dataset} />
          ))}
        </ul>
      ) : empty === 'beyond' ? (
        <EmptyState title={t('list.noPage', { page: number(filters.page) })}>
          <LinkButton component={Link} to={listAddress({ ...filters, page: pageCount })}>
            {t('list.lastPage')}
          </LinkButton>
        </EmptyState>
      ) : empty === 'unfit' ? (
        <EmptyState title={t('list.empty')} description={t('list.emptyHint')}>
          <LinkButton component={Link} to={datasetAddress.list()}>
            {t('list.reset')}
          </LinkButton>
        </EmptyState>
      ) : (
        <EmptyState title={t('list.none')} description={t('list.noneHint')} />
      )}
      <Pagination
        label={t('list.pages')}
        page={filters.page}
        pageCount={filters.page > pageCount ? 0 : pageCount}
        linkTo={(page) => ({ to: listAddress({ ...filters, page }) })}
        pageLabel={(page) => t('list.page', { page })}
        previousText={t('list.previous')}
        nextText={t('list.next')}
        component={Link}
      />
    </>
  )
}

/** All data sets: categories in two groups, search, tags, licences, sizes and orders, all of them in the address (B§2). */
export function DatasetList() {
  const { t } = useTranslation('dataset')
  const { t: shell } = useTranslation('shell')
  const { user } = useSiteState()
  const [params] = useSearchParams()
  const filters = parseDatasetFilters(params)
  const { data, error, mutate } = useCall(refs.datasetList, listArgs(filters), { keepPreviousData: true })
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <PageTitle text={t('list.title')} />
      <div className={css.head}>
        <div className={css.titles}>
          <h1 className={css.title}>{t('list.title')}</h1>
          <p className={css.lead}>{t('list.lead')}</p>
        </div>
        <Search filters={filters} />
        {user ? (
          <LinkButton component={Link} to={datasetAddress.publish()} variant="primary">
            {t('list.publish')}
          </LinkButton>
        ) : null}
      </div>
      {data ? <Categories filters={filters} answer={data} /> : null}
      {data ? <Filters filters={filters} answer={data} /> : null}
      {data ? <Results filters={filters} answer={data} /> : null}
      {error && !data ? <LoadFailed error={error} onRetry={mutate} /> : null}
      {!data && !error ? <Skeleton label={shell('a11y.loading')} shape="rows" count={8} /> : null}
    </main>
  )
}
