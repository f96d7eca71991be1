import type { Description } from '@shulei/domain/base/signature/signature.ts'
import type { Table } from './csv.ts'
import { pictureOf } from './picture.ts'
import { type Settings, tablesOf } from './settings.ts'

/** The columns with the tables that have them. */
export const columnsOf = (settings: Settings) =>
  settings.columns.map((column) => ({ ...column, in: [...tablesOf(column, settings)] }))

/** The picture of a competition, drawn from the train table. Throws where the settings describe one that cannot be drawn. */
export function pictureOfSettings(train: Table, settings: Settings) {
  const { signature, targetColumn } = settings
  return pictureOf(train, {
    columns: columnsOf(settings),
    targetColumn,
    ...(signature ? { signature: signature as Description } : {}),
  })
}
