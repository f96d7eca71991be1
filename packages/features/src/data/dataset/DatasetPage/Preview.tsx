import { useTranslation } from 'react-i18next'
import type { DatasetTable } from '../datasets.ts'
import * as css from './DatasetPage.css.ts'

/** The first rows as they are written. The box scrolls both ways; an empty cell is marked. */
export function Preview({ table: { columns, preview } }: { table: DatasetTable }) {
  const { t } = useTranslation('dataset')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={css.preview} aria-label={t('table.previewBox')} tabIndex={0}>
      <table className={css.previewTable}>
        <thead>
          <tr>
            <th scope="col" className={css.previewHead}>
              #
            </th>
            {columns.map(({ name, type }) => (
              <th key={name} scope="col" className={css.previewHead} data-number={type === 'number' || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.map((cells, row) => (
            <tr key={row}>
              <th scope="row" className={css.previewNo}>
                {row + 1}
              </th>
              {columns.map(({ name, type }, place) => (
                <td key={name} className={css.previewCell} data-number={type === 'number' || undefined}>
                  {cells[place] ?? <span className={css.previewEmpty}>{t('table.emptyCell')}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
