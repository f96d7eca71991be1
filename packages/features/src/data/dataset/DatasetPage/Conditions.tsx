import { type Slice, withSlice } from '@shulei/domain/data/dataset/slice/slice.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DatasetTable } from '../datasets.ts'
import * as css from './DatasetPage.css.ts'

/** The conditions of a slice in words, each a link that takes it away. */
export function Conditions({ table, slice, to }: { table: DatasetTable; slice: Slice; to: (slice: Slice) => string }) {
  const { t } = useTranslation('dataset')
  if (table.conditions.length === 0) return null
  return (
    <ul className={css.tags} aria-label={t('slice.conditions')}>
      {table.conditions.map(({ column, by, text, name, fits }) => {
        const words = t(`slice.by.${by}`, { name: name || String(column), text })
        const conditions = slice.conditions.filter((one) => one.column !== column || one.by !== by)
        return (
          <li key={`${column} ${by}`}>
            <Link
              className={css.condition}
              data-unfit={!fits || undefined}
              to={to(withSlice(slice, { conditions }))}
              aria-label={t('slice.remove', { words: fits ? words : t('slice.doesNotFit', { words }) })}
              preventScrollReset
            >
              <span>{fits ? words : t('slice.doesNotFit', { words })}</span>
              <Icon of={X} size={15} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
