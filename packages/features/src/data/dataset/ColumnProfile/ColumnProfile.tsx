import { useFormat } from '@shulei/i18n/format.ts'
import { type Language, langOf } from '@shulei/i18n/language.ts'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './ColumnProfile.css.ts'
import { Distribution } from './Distribution.tsx'
import { type Column, useColumnStats } from './useColumnStats.ts'

const plain = ['number', 'integer', 'category', 'binary', 'date', 'text', 'id'] as const
const nested = ['list', 'numberList', 'textList', 'struct', 'map'] as const
const types = [...plain, ...nested]
/** The type as a key of the texts; undefined for one of a newer server. A list is named with what it holds. */
const typeOf = ({ type, items }: Column) => types.find((known) => known === (items ? `${items}List` : type))

/** Why a column may be read wrongly, as a key of the texts; null for one that is sure. */
function doubtOf({ type, isUnsure, isOrderUnsure }: Column) {
  if (isOrderUnsure) return 'order'
  if (!isUnsure) return null
  return type === 'date' ? 'date' : 'number'
}

/** One column: its type with what is doubtful about it, the distribution of its values, and its figures. */
export function ColumnProfile({ column, lang }: { column: Column; lang: Language }) {
  const { t } = useTranslation('columns')
  const { pick } = useFormat()
  const stats = useColumnStats(column)
  const type = typeOf(column)
  const doubt = doubtOf(column)
  return (
    <li className={css.column}>
      <div className={css.columnWhat}>
        <h3 className={css.columnHead}>
          <code className={css.columnName}>{column.name}</code>
          <Tag>{type ? t(`type.${type}`) : column.type}</Tag>
        </h3>
        <p className={css.words} lang={langOf(column.description, lang)}>
          {pick(column.description)}
        </p>
        {doubt ? (
          <p className={css.doubt}>{t(`unsure.${doubt}`, { order: t(`orders.${column.order ?? 'monthFirst'}`) })}</p>
        ) : null}
      </div>
      <div className={css.columnChart}>
        <Distribution column={column} />
      </div>
      <dl className={css.stats}>
        {stats.map(({ term, value, isLong }) => (
          <div key={term} className={css.stat} data-long={isLong || undefined}>
            <dt className={css.statTerm}>{term}</dt>
            <dd className={css.statValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
