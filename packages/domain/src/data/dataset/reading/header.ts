import { formOf } from './cells.ts'
import type { Cell } from './rows.ts'

/** A whole number that may be the name of a column of a year. */
const isYear = (cell: Cell | undefined) => cell != null && /^(1[5-9]|20)\d{2}$/.test(cell.trim())
/** A name as programs write them. */
const isIdentifier = (cell: string) => /^[a-z_][a-z0-9_.]*$/i.test(cell) && /[a-z]/.test(cell)
const isNamelike = (cell: string) =>
  /^(id|no\.?|name|code|key|index|date|time|type|class|label|target|value|count|city|编号|序号|名称|姓名|类别|标签|日期|時間|編號)$/i.test(
    cell,
  )

/** Whether the first of the rows names the columns, by comparing its cells with those below. */
export function guessHeader(rows: readonly (readonly Cell[])[]): { hasHeader: boolean; isUnsure: boolean } {
  const [first = [], ...rest] = rows
  if (rest.length === 0) {
    const values = first.filter((cell) => formOf(cell) === 'value').length
    return { hasHeader: values === 0 || values < first.length / 2, isUnsure: values > 0 }
  }
  let [names, values, years, repeats, words] = [0, 0, 0, 0, 0]
  for (const [place, cell] of first.entries()) {
    const column = rest.slice(0, 300).map((row) => row[place] ?? null)
    const forms = column.map(formOf)
    const filled = forms.filter((form) => form !== 'missing').length
    const numeric = forms.filter((form) => form === 'value').length
    const own = formOf(cell)
    if (filled > 0 && numeric === filled) {
      if (own === 'words') names++
      else if (own === 'value' && isYear(cell) && !column.some(isYear)) years++
      else if (own === 'value') values++
    } else if (filled > 0) {
      words++
      if (cell !== null && own === 'value') values += 0.5
      else if (cell !== null && column.includes(cell)) repeats++
    }
  }
  // a number above numbers names no column, as the first line of a table that counts its rows there
  if (names > 0) return { hasHeader: true, isUnsure: values > 0 }
  if (years > 0) return { hasHeader: true, isUnsure: years < 2 || values > 0 }
  if (values > 0) return { hasHeader: false, isUnsure: values < 1 }
  // a table of words alone: its first row is one of them where it repeats
  if (repeats > 0) return { hasHeader: false, isUnsure: true }
  const texts = first.filter((cell): cell is string => cell !== null).map((cell) => cell.trim())
  const isSure =
    texts.length > 0 &&
    (texts.some(isNamelike) || texts.every(isIdentifier)) &&
    !rest.slice(0, 50).every((row) => row.every((cell) => cell === null || isIdentifier(cell)))
  return { hasHeader: true, isUnsure: words > 0 && !isSure }
}
