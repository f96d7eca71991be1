import { bands } from './reduce/bands.ts'
import { bars } from './reduce/bars.ts'
import { calendar } from './reduce/calendar.ts'
import { curve } from './reduce/curve.ts'
import { ladder } from './reduce/ladder.ts'
import { matrix } from './reduce/matrix.ts'
import { scatter } from './reduce/scatter.ts'
import { stages } from './reduce/stages.ts'
import type { Description, SignatureData, StoredSignature } from './signature.ts'
import type { Table } from './table.ts'

function reduced(table: Table, description: Description): SignatureData | null {
  switch (description.form) {
    case 'calendar':
      return calendar(table, description)
    case 'curve':
      return curve(table, description)
    case 'scatter':
      return scatter(table, description)
    case 'stages':
      return stages(table, description)
    case 'ladder':
      return ladder(table, description)
    case 'bands':
      return bands(table, description)
    case 'matrix':
      return matrix(table, description)
    case 'bars':
      return bars(table, description)
  }
}

const columnFields = ['date', 'x', 'y', 'text', 'column', 'value', 'group', 'facet'] as const

/** The columns that a description names, in the order of a caption. */
function columnsOf(description: Description): string[] {
  const fields = description as Partial<Record<(typeof columnFields)[number], unknown>>
  return columnFields.map((field) => fields[field]).filter((name) => typeof name === 'string')
}

/** Reduces a train table to its signature picture; null where the described columns hold nothing to draw. */
export function signatureOf(table: Table, description: Description): StoredSignature | null {
  const data = reduced(table, description)
  return data && { caption: description.caption ?? null, columns: columnsOf(description), data }
}
