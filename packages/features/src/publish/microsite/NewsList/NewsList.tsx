import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './NewsList.css.ts'

export interface NewsItem {
  id: number
  title: string
  /** Publication time, ISO 8601. */
  at: string
  to: string
}

/** News of a microsite, newest first. */
export function NewsList({ items }: { items: readonly NewsItem[] }) {
  const { t } = useTranslation('microsite')
  const { shortDate, dateTime } = useFormat()
  if (items.length === 0) return <EmptyState title={t('news.empty')} size="s" />
  return (
    <ul>
      {items.map(({ id, title, at, to }) => (
        <li key={id} className={css.item}>
          <time className={css.day} dateTime={at} title={dateTime(at)}>
            {shortDate(at)}
          </time>
          <Link className={css.link} to={to}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
