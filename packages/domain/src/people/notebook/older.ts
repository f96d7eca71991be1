import { isLoose, type Loose, textOf } from './loose.ts'

/** Names of the older formats for what an output holds. */
const mediaTypes: Readonly<Record<string, string>> = {
  text: 'text/plain',
  html: 'text/html',
  latex: 'text/latex',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  json: 'application/json',
  javascript: 'application/javascript',
  pdf: 'application/pdf',
}

const types: Readonly<Record<string, string>> = { pyout: 'execute_result', pyerr: 'error' }

function outputOf(output: unknown): unknown {
  if (!isLoose(output)) return output
  const { output_type: type, stream, ...rest } = output
  const named = typeof type === 'string' ? (types[type] ?? type) : type
  if (named !== 'execute_result' && named !== 'display_data') return { ...rest, output_type: named, name: stream }
  const forms = Object.entries(mediaTypes).filter(([name]) => Object.hasOwn(rest, name))
  return { output_type: named, data: Object.fromEntries(forms.map(([name, media]) => [media, rest[name]])) }
}

function cellOf(cell: unknown): unknown {
  if (!isLoose(cell)) return cell
  switch (cell.cell_type) {
    case 'code': {
      const outputs = Array.isArray(cell.outputs) ? cell.outputs.map(outputOf) : cell.outputs
      return { ...cell, source: cell.input, execution_count: cell.prompt_number, outputs }
    }
    case 'heading': {
      const depth = Math.min(6, Math.max(1, Number(cell.level) || 1))
      const words = textOf(cell.source)
      return {
        cell_type: 'markdown',
        source: words === null ? null : `${'#'.repeat(depth)} ${words.replace(/\s+/g, ' ')}`,
      }
    }
    case 'markdown': {
      // the readers of these formats took a heading without a space
      const words = textOf(cell.source)
      return words === null ? cell : { ...cell, source: words.replace(/^(#{1,6})(?=[^#\s!])/, '$1 ') }
    }
    case 'html':
    case 'text':
      return { ...cell, cell_type: 'markdown' }
    default:
      return cell
  }
}

/** The cells of a file in format 2 or 3 as format 4 has them: those of all its worksheets, one after another. */
export const cellsOfOlder = ({ worksheets }: Loose): unknown[] | null =>
  Array.isArray(worksheets)
    ? worksheets.flatMap((sheet) => (isLoose(sheet) && Array.isArray(sheet.cells) ? sheet.cells.map(cellOf) : []))
    : null
