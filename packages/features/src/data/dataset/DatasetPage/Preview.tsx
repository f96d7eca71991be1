import { nextSort, type Slice } from '@shulei/domain/data/dataset/slice/slice.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import ArrowDown from 'lucide-react/dist/esm/icons/arrow-down.mjs'
import ArrowUp from 'lucide-react/dist/esm/icons/arrow-up.mjs'
import ChevronsUpDown from 'lucide-react/dist/esm/icons/chevrons-up-down.mjs'
import Funnel from 'lucide-react/dist/esm/icons/funnel.mjs'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DatasetTable, TableChoice } from '../datasets.ts'
import { CellBar } from './CellBar.tsx'
import * as css from './DatasetPage.css.ts'
import { useCells } from './useCells.ts'

interface PreviewProps {
  table: DatasetTable
  slice: Slice
  /** Id of the form that the buttons of the head send; null for a reader who may not have more than the first rows. */
  form: string | null
  cellOf: { id: number; chosen: TableChoice }
  /** Opens the conditions of a column. */
  onFilter: (column: number) => void
}

const isNumber = (type: string) => type === 'number' || undefined

/** Name, order, conditions and meaning of each column; the meaning is in the owner's words. */
function Head({ table, slice, form, onFilter }: Omit<PreviewProps, 'cellOf'>) {
  const { t } = useTranslation('dataset')
  const { pick, language } = useFormat()
  return (
    <thead>
      <tr>
        <th scope="col" className={css.previewHead}>
          #
        </th>
        {table.columns.map(({ name, type, description }, at) => {
          const place = table.places[at] ?? 0
          const direction = slice.sort === place ? 'ascending' : slice.sort === -place ? 'descending' : 'none'
          const arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction]
          const words = pick(description)
          return (
            <th
              key={name}
              scope="col"
              className={css.previewHead}
              data-number={isNumber(type)}
              aria-sort={form === null ? undefined : direction}
            >
              {form === null ? (
                name
              ) : (
                <span className={css.headButtons}>
                  <button
                    type="submit"
                    form={form}
                    name="sort"
                    value={nextSort(slice.sort, place)}
                    className={css.headButton}
                  >
                    {name}
                    <Icon of={arrow} size={15} />
                  </button>
                  <button
                    type="submit"
                    form={form}
                    name="on"
                    value={place}
                    className={css.headButton}
                    data-current={slice.conditions.some(({ column }) => column === place) || undefined}
                    aria-label={t('slice.filterName', { name })}
                    onClick={(event) => {
                      event.preventDefault()
                      onFilter(place)
                    }}
                  >
                    <Icon of={Funnel} size={15} />
                  </button>
                </span>
              )}
              {words === '' ? null : (
                <span className={css.headWordsOf} lang={langOf(description, language)}>
                  {words}
                </span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** The cells as they are written, each of which can have the focus. */
const Rows = memo(function Rows({ table: { columns, preview, rowNumbers } }: { table: DatasetTable }) {
  const { t } = useTranslation('dataset')
  const { number } = useFormat()
  return preview.map((cells, row) => (
    <tr key={rowNumbers[row]}>
      <th scope="row" className={css.previewNo}>
        {number(rowNumbers[row] ?? 0)}
      </th>
      {columns.map(({ name, type }, at) => (
        <td key={name} className={css.previewCell} data-number={isNumber(type)} tabIndex={row + at === 0 ? 0 : -1}>
          {cells[at] ?? <span className={css.previewEmpty}>{t('table.emptyCell')}</span>}
        </td>
      ))}
    </tr>
  ))
})

/** A page of rows. The box scrolls both ways; an empty cell is marked, and the chosen one can be copied. */
export function Preview({ table, cellOf, ...head }: PreviewProps) {
  const { t } = useTranslation('dataset')
  const bar = useRef<HTMLDivElement>(null)
  const { chosen, ...events } = useCells(table, () => bar.current?.querySelector('button')?.click())
  return (
    <>
      <section className={css.preview} aria-label={t('table.previewBox')}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its cells */}
        <table className={css.previewTable} role="grid" aria-label={t('table.previewBox')} {...events}>
          <Head table={table} {...head} />
          <tbody>
            <Rows table={table} />
          </tbody>
        </table>
      </section>
      <CellBar ref={bar} table={table} place={chosen} cellOf={cellOf} isGated={head.form === null} />
    </>
  )
}
