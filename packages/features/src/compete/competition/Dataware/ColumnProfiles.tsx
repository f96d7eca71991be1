import { findColumns } from '@shulei/domain/data/dataset/columns.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { SearchField } from '@shulei/ui/SearchField/SearchField.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ColumnProfile } from '../../../data/dataset/ColumnProfile/ColumnProfile.tsx'
import type { Dataset } from '../useCompetition.ts'
import * as css from './Dataware.css.ts'

type Columns = Dataset['columns']

/** From this number of columns on, a search field is shown. */
const MANY = 5

/** Profiles of the columns. The search filters while typing; without JavaScript it is a form that loads the page again. */
export function ColumnProfiles({ columns }: { columns: Columns }) {
  const { t } = useTranslation('columns')
  const { t: page } = useTranslation('dataware')
  const format = useFormat()
  const [params] = useSearchParams()
  const initial = params.get('column') ?? ''
  const [text, setText] = useState(initial)
  const shown = findColumns(columns, text).flatMap((place) => columns[place] ?? [])
  return (
    <Panel title={page('columns')} description={page('columnsNote', { count: columns.length })} isFlush>
      {columns.length >= MANY ? (
        <search className={css.columnSearch}>
          <form method="get" className={css.columnForm} onSubmit={(event) => event.preventDefault()}>
            <div className={css.columnField}>
              <SearchField
                name="column"
                defaultValue={initial}
                label={t('search')}
                placeholder={t('searchHint')}
                clearLabel={t('clear')}
                onChange={setText}
                size="s"
              />
            </div>
            <noscript>
              <LinkButton component="button" type="submit">
                {t('find')}
              </LinkButton>
            </noscript>
            <span className={css.columnCount} role="status">
              {text.trim() === '' ? '' : t('found', { count: shown.length })}
            </span>
          </form>
        </search>
      ) : null}
      {shown.length > 0 ? (
        <ul>
          {shown.map((column) => (
            <ColumnProfile key={column.name} column={column} lang={format.language} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t('none', { text })} size="s" />
      )}
    </Panel>
  )
}
