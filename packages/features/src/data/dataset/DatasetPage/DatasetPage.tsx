import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import { defaultDatasetFilters } from '@shulei/domain/data/dataset/filters.ts'
import { firstSlice } from '@shulei/domain/data/dataset/slice/slice.ts'
import { mayEdit } from '@shulei/domain/data/dataset/state.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Breadcrumbs } from '@shulei/ui/Breadcrumbs/Breadcrumbs.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { TabNav } from '@shulei/ui/TabNav/TabNav.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SignaturePicture } from '../../../base/signature/SignaturePicture/SignaturePicture.tsx'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { PageTitle } from '../../../base/site/PageTitle/PageTitle.tsx'
import { type Dataset, listAddress, tablesOf } from '../datasets.ts'
import { About } from './About.tsx'
import * as css from './DatasetPage.css.ts'
import { type DatasetQuery, datasetViews, detailAddress } from './pageState.ts'
import { Side } from './Side.tsx'
import { TableView } from './TableView.tsx'
import { useCountView, useDataset } from './useDataset.ts'
import { Versions } from './Versions.tsx'

function Head({ dataset }: { dataset: Dataset }) {
  const { t } = useTranslation('dataset')
  const { pick, language } = useFormat()
  const { name, summary, category, tags, picture, cover } = dataset
  const inCategory = category && listAddress({ ...defaultDatasetFilters, categoryId: category.id })
  return (
    <header className={css.head}>
      <div className={css.headWords}>
        <Breadcrumbs
          label={t('page.path')}
          component={Link}
          items={[
            { label: t('list.title'), to: datasetAddress.list() },
            ...(category && inCategory ? [{ label: pick(category.name), to: inCategory }] : []),
            { label: pick(name), to: '', isCurrent: true },
          ]}
        />
        <h1 className={css.title} lang={langOf(name, language)}>
          {pick(name)}
        </h1>
        <p className={css.summary} lang={langOf(summary, language)}>
          {pick(summary)}
        </p>
        {tags.length > 0 ? (
          <ul className={css.tags} aria-label={t('list.tag')}>
            {tags.map((tag) => (
              <li key={tag.cn}>
                <Link className={css.tag} to={listAddress({ ...defaultDatasetFilters, tag: tag.cn })}>
                  {pick(tag)}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        {mayEdit(dataset) ? (
          <div>
            <LinkButton component={Link} to={datasetAddress.edit({ id: dataset.id })} size="s">
              {t('page.edit')}
            </LinkButton>
          </div>
        ) : null}
      </div>
      {cover ? <img className={css.cover} src={cover} alt="" /> : null}
      {!cover && picture ? <SignaturePicture picture={picture} className={css.picture} /> : null}
    </header>
  )
}

function Tabs({ dataset, query }: { dataset: Dataset; query: DatasetQuery }) {
  const { t } = useTranslation('dataset')
  const hasTables = tablesOf(dataset.files).length > 0
  const views = datasetViews.filter((view) => hasTables || (view !== 'columns' && view !== 'preview'))
  return (
    <TabNav
      label={t('page.tabs')}
      component={Link}
      items={views.map((view) => ({
        label: t(`view.${view}`),
        to: detailAddress(dataset.id, { ...query, view, column: '', slice: firstSlice }),
        isCurrent: view === query.view,
        preventScrollReset: true,
        ...(view === 'versions' ? { count: dataset.versions.length } : {}),
      }))}
    />
  )
}

function Loaded({
  dataset,
  query,
  refresh,
}: {
  dataset: Dataset
  query: DatasetQuery
  refresh: () => Promise<unknown>
}) {
  const { t } = useTranslation('dataset')
  const { pick } = useFormat()
  const { state, shownVersion, version } = dataset
  return (
    <>
      <PageTitle text={pick(dataset.name)} />
      <Head dataset={dataset} />
      <Tabs dataset={dataset} query={query} />
      {state === 'published' ? null : (
        <Alert tone="warning" title={t(`state.${state}`)}>
          {t(`state.${state}Hint`)}
        </Alert>
      )}
      {shownVersion !== version && version > 0 ? (
        <Alert tone="info" title={t('page.oldVersion', { no: shownVersion })}>
          <Link to={detailAddress(dataset.id, { view: query.view })}>{t('page.toCurrent', { no: version })}</Link>
        </Alert>
      ) : null}
      <div className={css.columns} data-view={query.view}>
        <div className={css.main}>
          {query.view === 'about' ? <About dataset={dataset} refresh={refresh} /> : null}
          {query.view === 'columns' || query.view === 'preview' ? (
            <TableView dataset={dataset} query={query} refresh={refresh} />
          ) : null}
          {query.view === 'versions' ? <Versions dataset={dataset} /> : null}
        </div>
        {query.view === 'about' || query.view === 'versions' ? <Side dataset={dataset} /> : null}
      </div>
    </>
  )
}

/** A data set: what it is and where it comes from, its files, the profile of every column, first rows, versions and statistics. */
export function DatasetPage({ id }: { id: number }) {
  const { t } = useTranslation('shell')
  const { query, dataset, error, refresh } = useDataset(id)
  useCountView(id)
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      {dataset ? <Loaded dataset={dataset} query={query} refresh={refresh} /> : null}
      {!dataset && !error ? <Skeleton label={t('a11y.loading')} shape="rows" count={6} /> : null}
      {!dataset && error ? <LoadFailed error={error} onRetry={refresh} /> : null}
    </main>
  )
}
