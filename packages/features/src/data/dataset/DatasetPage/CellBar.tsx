import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { mayBeCut } from '@shulei/domain/data/dataset/slice/cut.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyText } from '../../../base/site/CopyText/CopyText.tsx'
import type { DatasetTable, TableChoice } from '../datasets.ts'
import * as css from './DatasetPage.css.ts'
import type { CellPlace } from './useCells.ts'

interface CellBarProps {
  ref: Ref<HTMLDivElement>
  table: DatasetTable
  place: CellPlace | null
  cellOf: { id: number; chosen: TableChoice }
  /** The reader may not have more than is shown. */
  isGated: boolean
}

/** The chosen cell with a button that copies all of it, for those who may download also where the table shows only its beginning. */
export function CellBar({ ref, table, place, cellOf: { id, chosen }, isGated }: CellBarProps) {
  const { t } = useTranslation('dataset')
  const { number } = useFormat()
  const send = useSend()
  const [read, setRead] = useState<{ cell: CellPlace; text: string; isWhole: boolean } | null>(null)
  if (!place) return <p className={css.tableRest}>{t('slice.copyHint')}</p>
  const name = table.columns[place.column]?.name ?? ''
  const row = table.rowNumbers[place.row] ?? 0
  const cell = table.preview[place.row]?.[place.column] ?? null
  const whole = read?.cell === place ? read : null
  const readAll = async () => {
    const column = table.places[place.column] ?? 0
    const params = { id, fileId: chosen.file.id }
    const answer = await send(refs.datasetCell, { params, query: { part: chosen.part, row, column } })
    setRead({ cell: place, ...answer })
    return answer.text
  }
  return (
    <div ref={ref} className={css.cellBar}>
      <span className={css.cellName}>{t('slice.cellName', { name, row: number(row) })}</span>
      {cell === null ? (
        <span className={css.previewEmpty}>{t('table.emptyCell')}</span>
      ) : (
        <>
          <span className={css.cellText}>{whole?.text ?? cell}</span>
          <CopyText
            text={!isGated && !whole && mayBeCut(cell) ? readAll : (whole?.text ?? cell)}
            label={t('slice.copy', { name, row: number(row) })}
          />
          {isGated && mayBeCut(cell) ? <span>{t('slice.copyGated')}</span> : null}
          {whole && !whole.isWhole ? <span role="status">{t('slice.copyCut')}</span> : null}
        </>
      )}
    </div>
  )
}
