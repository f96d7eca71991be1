import { type Notation, type NotationFacts, notationOf } from '@shulei/domain/data/dataset/reading/notation.ts'
import type { Separator } from '@shulei/domain/data/dataset/reading/reading.ts'
import { type Engine, literal, type Row } from './engine.ts'

/** A number as programs write it; codes that begin with a zero are none. */
const PLAIN = '^[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?$'
const CODE = '^[+-]?0\\d'
export const isPlain = (cell: string) =>
  `(regexp_matches(${cell}, '${PLAIN}') and not regexp_matches(${cell}, '${CODE}'))`
/** Infinity by name, or a number beyond all doubles. */
export const isInfinite = (cell: string) =>
  `(regexp_matches(${cell}, '^[+-]?(inf|infinity|∞)$', 'i') or ${isPlain(cell)} and not coalesce(isfinite(try_cast(${cell} as double)), false))`

const money = 'US\\$|HK\\$|NT\\$|[¥$€£₹₩]|CNY|RMB|USD|EUR|GBP|JPY'
const behind = `%|‰|元|${money}`
const ascii = (cell: string) => `translate(${cell}, '０１２３４５６７８９．，－＋％￥−（）', '0123456789.,-+%¥-()')`

/** A cell without unit, brackets of a negative number and sign behind it. */
const core = (cell: string) => {
  const bare = `regexp_replace(${ascii(cell)}, '^\\(\\s*(.*?)\\s*\\)$', '-\\1')`
  const front = `regexp_replace(${bare}, '^([-+]?)\\s*(${money})\\s*([-+]?)', '\\1\\3', 'i')`
  const both = `regexp_replace(${front}, '\\s*(${behind})$', '', 'i')`
  return `regexp_replace(${both}, '^([^-]*\\d)\\s*-$', '-\\1')`
}
const unit = (cell: string) => `upper(regexp_extract(${ascii(cell)}, '(${behind})', 1, 'i'))`

const COMMA = '^[+-]?[1-9]\\d{0,2}(,\\d{2,3})*,\\d{3}(\\.\\d+)?$'
const DOT = '^[+-]?(\\d{1,3}(\\.\\d{3})+(,\\d+)?|\\d+,\\d+)$'
const SPACE = "^[+-]?[1-9]\\d{0,2}([ \\x{a0}\\x{202f}\\x{2009}'’]\\d{3})+([.,]\\d+)?$"

/** The number in a core, by its notation. */
const digitsOf: Readonly<Record<Notation, (cell: string) => string>> = {
  plain: (cell) => cell,
  comma: (cell) => `replace(${cell}, ',', '')`,
  dot: (cell) => `replace(replace(${cell}, '.', ''), ',', '.')`,
  space: (cell) => `replace(regexp_replace(${cell}, '[ \\x{a0}\\x{202f}\\x{2009}''’]', '', 'g'), ',', '.')`,
}

/** How the cells of a column are numbers. */
export interface NumberForm {
  /** SQL of the digits of a cell, without thousands and unit; null where a cell is no number. */
  digits: (cell: string) => string
  unit: string
  isUnsure: boolean
}

export const plainForm: NumberForm = { digits: (cell) => cell, unit: '', isUnsure: false }

/**
 * Finds how all cells of `source`, which has them as `c` with their counts `n`, are numbers; null where one is none, or where units are
 * mixed.
 */
export async function numberFormOf(
  engine: Engine,
  source: string,
  separator: Separator | null,
): Promise<NumberForm | null> {
  const count = (what: string) => `coalesce(sum(n) filter (where ${what}), 0)`
  const is = (pattern: string) => `regexp_matches(k, ${literal(pattern)})`
  const [row] =
    await engine.run(`select sum(n) as filled, ${count(isPlain('k'))} as plain, ${count(is(COMMA))} as comma,
    ${count(`${is(DOT)} and not ${isPlain('k')}`)} as dot, ${count(is(SPACE))} as space,
    ${count(`${isPlain('k')} and contains(k, '.') and not ${is(DOT)}`)} as points,
    count(distinct u) as units, min(u) as unit
    from (select n, ${core('c')} as k, ${unit('c')} as u from ${source})`)
  const facts = Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]))
  if (Number(row?.units) > 1) return null
  const found = notationOf(facts as unknown as NotationFacts, separator)
  if (!found) return null
  const { notation, isUnsure } = found
  return { digits: (cell) => digitsOf[notation](core(cell)), unit: String((row as Row).unit), isUnsure }
}
