import { unwrapped, withoutInvisible } from './file-rewritings.ts'

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** Whether a cell is a number as a result file writes it; infinity and NaN are none. */
export const isNumber = (cell: string): boolean => NUMBER.test(cell)

/** Why a cell is no number or label. The names are codes of problems. */
export type ValueCause =
  | 'valueMissing'
  | 'valueError'
  | 'valueBoolean'
  | 'valuePercent'
  | 'valueThousands'
  | 'valueComma'
  | 'valueSigns'
  | 'valueWrapped'
  | 'valueUnit'

const YES = /^(?:true|yes|t|y|是|真)$/i
const NO = /^(?:false|no|f|n|否|假)$/i
const MISSING = /^(?:n\/?a|<na>|nan|nat|null|none|nil|missing|-+|—+|\?+|\.+|缺失|无|空)$/i
const ERROR = /^#(?:N\/A|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|NULL!|SPILL!|#+)/i
const PERCENT = /^([+-]?\d+(?:[.,]\d+)?)\s*[%％]$/
const THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:[,'’_ \u00a0\u202f]\d{3})+(?:\.\d+)?$/
const POINTS = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/
const COMMA = /^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i
const UNIT = /^(?:[¥￥$€£]|RMB|CNY|USD|EUR)?\s*([+-]?\d+(?:\.\d+)?)\s*(?:[\p{L}°²³/·]{1,12}|[¥￥$€£])?$/iu

const one = (cell: string | undefined) => (cell !== undefined && isNumber(cell) ? cell : null)

/** `0.125` for `12.5`, without rounding errors of the division. */
const hundredth = (text: string) => String(Number(`${text.replace(',', '.')}e-2`))

/** For each cause the number that a cell probably means: empty where nobody can know, null where the cause does not fit. */
const CAUSES: Readonly<Record<ValueCause, (cell: string) => string | null>> = {
  valueMissing: (cell) => (MISSING.test(cell) ? '' : null),
  valueError: (cell) => (ERROR.test(cell) ? '' : null),
  valueBoolean: (cell) => (YES.test(cell) ? '1' : NO.test(cell) ? '0' : null),
  valuePercent(cell) {
    const [, number] = PERCENT.exec(cell) ?? []
    return number === undefined ? null : hundredth(number)
  },
  valueThousands: (cell) => (THOUSANDS.test(cell) ? cell.replace(/[^\d.+-]/g, '') : null),
  valueComma(cell) {
    if (POINTS.test(cell)) return cell.replaceAll('.', '').replace(',', '.')
    return COMMA.test(cell) ? cell.replace(',', '.') : null
  },
  valueSigns: (cell) =>
    one(
      // a plain space inside is a separator, and none that nobody sees
      (/ /.test(cell) ? cell : withoutInvisible(cell))
        .normalize('NFKC')
        .replace(/^[−–‒]/, '-')
        .replace(/(?<=e)[−–‒]/i, '-'),
    ),
  valueWrapped: (cell) => one(unwrapped(cell).replace(/^=/, '')),
  valueUnit: (cell) => UNIT.exec(cell)?.[1] ?? null,
}

const names = Object.keys(CAUSES) as ValueCause[]

/** A finding's cell with its cause and the number that it means; `meant` is empty where nobody can know. */
export interface ExplainedValue<T> {
  finding: T
  by: ValueCause
  meant: string
}

/**
 * Assigns cells to their causes. The cause of most cells comes first: `1,234` alone has a separator of thousands, beside `0,5` it has a
 * decimal comma.
 */
export function explainValues<T extends { value?: string }>(
  findings: readonly T[],
): { explained: ExplainedValue<T>[]; rest: T[] } {
  const fits = (by: ValueCause) => findings.filter(({ value = '' }) => CAUSES[by](value) !== null).length
  const order = names.map((by) => ({ by, count: fits(by) })).toSorted((a, b) => b.count - a.count)
  const explained: ExplainedValue<T>[] = []
  const rest = findings.filter((finding) => {
    for (const { by, count } of order) {
      const meant = count === 0 ? null : CAUSES[by](finding.value ?? '')
      if (meant === null) continue
      explained.push({ finding, by, meant })
      return false
    }
    return true
  })
  return { explained, rest }
}
