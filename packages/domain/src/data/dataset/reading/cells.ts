import { usualMissing } from './reading.ts'

/** Forms of cells that tell columns of values from columns of words. */
const forms: readonly RegExp[] = [
  // numbers with their signs, units and separators of thousands
  /^[-+(]?\s*(?:[¥￥$€£₹₩]|CNY|RMB|USD|EUR|GBP)?\s*[-+]?(?:\d[\d,.' \u00a0\u202f]*|\.\d+)(?:e[-+]?\d+)?\s*(?:[%％‰)元€$£¥]|CNY|RMB|USD|EUR)?$/i,
  // days and times
  /^\d{1,4}[-/.年]\d{1,2}[-/.月]\d{1,4}日?(?:[T\s].*)?$/,
  /^(?:\w{3,9},?\s+)?\d{1,2}(?:st|nd|rd|th)?[-\s]\w{3,9}\.?,?[-\s]\d{2,4}(?:\s.*)?$/,
  /^\w{3,9}\.?\s+\d{1,2},?\s+\d{4}(?:\s.*)?$/,
  /^\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/,
  /^(?:true|false|[-+]?inf(?:inity)?)$/i,
]

const marks = new Set<string>([...usualMissing, '?', '.', '..', '--', '\\N'])

/** The kind of a cell at first sight: nothing, a value that a computation can use, or words. */
export type CellForm = 'missing' | 'value' | 'words'

export function formOf(cell: string | null): CellForm {
  const text = cell?.trim() ?? ''
  if (text === '' || marks.has(text)) return 'missing'
  if (text.length > 60) return 'words'
  return forms.some((form) => form.test(text)) ? 'value' : 'words'
}
