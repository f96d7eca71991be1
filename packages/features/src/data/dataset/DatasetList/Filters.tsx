import {
  type DatasetFilters,
  datasetSizes,
  datasetSorts,
  withDatasetFilter,
} from '@shulei/domain/data/dataset/filters.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { FilterGroup } from '@shulei/ui/FilterGroup/FilterGroup.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type DatasetList, listAddress } from '../datasets.ts'
import * as css from './DatasetList.css.ts'
import { useOpened } from './useOpened.ts'

interface Props {
  filters: DatasetFilters
  answer: Pick<DatasetList, 'tags' | 'licences'>
}

/** Order, size, tags and licences as rows of links; on phones all but the order are behind a button. */
export function Filters({ filters, answer: { tags, licences } }: Props) {
  const { t } = useTranslation('dataset')
  const { pick, number } = useFormat()
  const choice = <K extends keyof DatasetFilters>(key: K, value: DatasetFilters[K], label: string, count?: number) => ({
    label,
    to: listAddress(withDatasetFilter(filters, { [key]: value } as Partial<DatasetFilters>)),
    isCurrent: filters[key] === value,
    preventScrollReset: true,
    ...(count === undefined ? {} : { count: number(count) }),
  })
  const isKnown = tags.some(({ tag }) => tag.cn === filters.tag || tag.en === filters.tag)
  const isOpen = useOpened(filters.tag !== '' || filters.licence !== '' || filters.size !== '')
  return (
    <div className={css.filters}>
      <FilterGroup
        label={t('list.sort')}
        component={Link}
        items={datasetSorts.map((sort) => choice('sort', sort, t(`list.sorts.${sort}`)))}
      />
      <details className={css.more} open={isOpen}>
        <summary className={css.moreButton}>{t('list.moreFilters')}</summary>
        <div className={css.rest}>
          <FilterGroup
            label={t('list.size')}
            component={Link}
            items={[
              choice('size', '', t('list.all')),
              ...datasetSizes.map((size) => choice('size', size, t(`list.sizes.${size}`))),
            ]}
          />
          <FilterGroup
            label={t('list.tag')}
            component={Link}
            items={[
              choice('tag', '', t('list.all')),
              ...(filters.tag !== '' && !isKnown ? [choice('tag', filters.tag, filters.tag)] : []),
              ...tags.map(({ tag, count }) => ({
                ...choice('tag', tag.cn, pick(tag), count),
                isCurrent: filters.tag !== '' && (filters.tag === tag.cn || filters.tag === tag.en),
              })),
            ]}
          />
          <FilterGroup
            label={t('list.licence')}
            component={Link}
            items={[
              choice('licence', '', t('list.all')),
              ...licences.map(({ id, name, count }) => choice('licence', id, pick(name), count)),
            ]}
          />
        </div>
      </details>
    </div>
  )
}
