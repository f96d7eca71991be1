import { categoryGroups } from '@shulei/domain/data/dataset/categories.ts'
import { type DatasetFilters, withDatasetFilter } from '@shulei/domain/data/dataset/filters.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type DatasetList, listAddress } from '../datasets.ts'
import * as css from './DatasetList.css.ts'
import { useOpened } from './useOpened.ts'

interface Props {
  filters: DatasetFilters
  answer: Pick<DatasetList, 'categories' | 'all'>
}

/**
 * The categories with their counts in two groups (B§2): the first 14, and the rest behind a button. `<details>` opens without
 * JavaScript, and opens when a category inside is chosen.
 */
export function Categories({ filters, answer: { categories, all } }: Props) {
  const { t } = useTranslation('dataset')
  const { pick, number } = useFormat()
  const [first, rest] = categoryGroups(categories)
  const item = (id: number, label: string, count: number) => (
    <li key={id}>
      <Link
        className={css.category}
        to={listAddress(withDatasetFilter(filters, { categoryId: id }))}
        aria-current={filters.categoryId === id ? 'true' : undefined}
        preventScrollReset
      >
        <span className={css.categoryName}>{label}</span>
        <span className={css.categoryCount}>{number(count)}</span>
      </Link>
    </li>
  )
  const items = (group: typeof first) => group.map(({ id, name, count }) => item(id, pick(name), count))
  const isOpen = useOpened(rest.some(({ id }) => id === filters.categoryId))
  return (
    <nav className={css.categories} aria-label={t('list.categories')}>
      <ul className={css.categoryList}>
        {item(0, t('list.all'), all)}
        {items(first)}
      </ul>
      {rest.length > 0 ? (
        <details className={css.moreCategories} open={isOpen}>
          <summary className={css.moreButton}>{t('moreCategories')}</summary>
          <ul className={css.categoryList}>{items(rest)}</ul>
        </details>
      ) : null}
    </nav>
  )
}
