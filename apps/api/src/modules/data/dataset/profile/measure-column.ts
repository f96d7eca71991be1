import { ownOf } from '@shulei/domain/base/text/own.ts'
import { DAY } from '@shulei/domain/base/time/instant.ts'
import { columnTypeOf, flagPairs } from '@shulei/domain/data/dataset/column-type.ts'
import type { DateOrder } from '@shulei/domain/data/dataset/reading/date-order.ts'
import { missingIn, valueMissing } from '@shulei/domain/data/dataset/reading/missing.ts'
import type { EitherOrder, ReadingChoice } from '@shulei/domain/data/dataset/reading/reading.ts'
import { BLANKS } from '@shulei/domain/data/dataset/slice/compare.ts'
import { type DateForms, dateFormatOf, dateFormsOf, instantInOrder, isoForm } from './date-cells.ts'
import { count, type Engine, literal, quoted } from './engine.ts'
import { BINS, stepsOf } from './histogram.ts'
import { type Loaded, TABLE } from './loaded.ts'
import { numberFigures } from './measure-numbers.ts'
import { isInfinite, isPlain, type NumberForm, numberFormOf, plainForm } from './number-cells.ts'
import type { TableProfile } from './profile-task.ts'
import { refuse } from './refusal.ts'
import { type ColumnCopy, dateCopy, numberCopy, textCopy } from './write-copy.ts'

type Column = TableProfile['columns'][number]

/** The different cells of a column with their counts `n`; `c` is without surrounding white space. */
const CELLS = 'cells'
/** Those of them that are neither missing nor infinite. */
const VALUES = 'filled_cells'
const OTHERS = 50
/** Whole numbers of more digits are compared exactly, up to as many as the engine can: doubles hold all of fewer. */
const EXACT_DIGITS = 15
const MOST_DIGITS = 38
/** Most values that are counted one by one. */
const TOP = 10

const list = (texts: readonly string[]) => `(${texts.map(literal).join(', ') || "''"})`

/** Figures of lengths are shown with six digits. */
const rounded = (value: unknown) => Number(Number(value).toPrecision(6))

/** Facts of the cells in `VALUES` in their plain notation. */
async function factsOf(engine: Engine) {
  const number = `case when ${isPlain('c')} then try_cast(c as double) end`
  const flags = flagPairs.map((pair, place) => `count(*) filter (where lower(c) in ${list(pair)}) as pair${place}`)
  const [row] = await engine.run(`select coalesce(sum(n), 0) as filled, count(*) as "distinct",
    coalesce(sum(n) filter (where v is not null), 0) as numbers, coalesce(sum(n) filter (where day is not null), 0) as days,
    coalesce(sum(n) filter (where regexp_matches(c, '[0-9０-９]')), 0) as digits, ${flags.join(', ')},
    coalesce(sum(n) filter (where not regexp_matches(cell, '\\s')), 0) as words, coalesce(max(length(cell)), 0) as longest,
    coalesce(min(v) in (0, 1) and max(v) - min(v) + 1 = count(*) and bool_and(regexp_matches(c, '^-?\\d+$')), false) as counting,
    coalesce(bool_and(regexp_matches(cell, '^-?(0|[1-9]\\d*)$')), false) as whole
    from (select *, ${number} as v, ${isoForm.instant('c')} as day from ${VALUES})`)
  const distinct = count(row, 'distinct')
  const isFlag = distinct > 0 && flagPairs.some((_, place) => count(row, `pair${place}`) === distinct)
  const filled = count(row, 'filled')
  return {
    ...{ filled, distinct, numbers: count(row, 'numbers'), days: count(row, 'days'), flags: isFlag ? filled : 0 },
    ...{ words: count(row, 'words'), longest: count(row, 'longest'), isCounting: row?.counting === true },
    digits: count(row, 'digits'),
    isWhole: row?.whole === true,
  }
}

/** How the values of a column are read, if they are numbers or dates. */
interface Forms {
  number: NumberForm | null
  date: DateForms | null
}

/** Finds the notation of numbers and dates that all cells in `VALUES` obey, by their plain facts. */
async function formsOf(
  engine: Engine,
  name: string,
  facts: Awaited<ReturnType<typeof factsOf>>,
  { separator, order }: { separator: Loaded['reading']['separator']; order: DateOrder | undefined },
): Promise<Forms> {
  const { filled, numbers, days, digits } = facts
  if (filled === 0 || digits < filled) return { number: null, date: null }
  const samples = await engine.run(`select c from ${VALUES} limit ${OTHERS}`)
  const sample = samples.map((row) => String(row.c))
  const date = days === filled ? isoForm : await dateFormsOf(engine, VALUES, { name, sample, order })
  const number = numbers === filled ? plainForm : date ? null : await numberFormOf(engine, VALUES, separator)
  return { number, date }
}

/** Refuses a chosen type or order that some cell does not fit, with the cell. */
async function mustFit(engine: Engine, name: string, fits: string, code: 'notOfType' | 'notInOrder' = 'notOfType') {
  const [odd] = await engine.run(
    `select any_value(cell) as cell, coalesce(sum(n), 0) as count from ${VALUES} where not ${fits}`,
  )
  if (count(odd, 'count') > 0)
    refuse(code, { column: name, cell: String(odd?.cell).slice(0, 100), count: count(odd, 'count') })
}

/** Figures of days and times. Days are counted to the end of the last one, in steps of a day at least. */
async function dateFigures(engine: Engine, { instant }: DateForms): Promise<Partial<Column>> {
  const values = `select epoch_us(${instant('c')}) / 1000 as v, n, c from ${VALUES}`
  const [row] =
    await engine.run(`select min(v) as low, max(v) as high, arg_min(c, {v: v, c: c}) as min, arg_max(c, {v: v, c: c}) as max,
    bool_and(v % ${DAY} = 0) as whole from (${values})`)
  const [low, last, isDays] = [Number(row?.low), Number(row?.high), row?.whole === true]
  const high = isDays ? last + DAY : last
  const steps = high > low ? (isDays ? Math.min(BINS, (high - low) / DAY) : BINS) : 1
  const step = high > low ? `least(floor((v - ${low}) / ${high - low} * ${steps}), ${steps - 1})` : '0'
  const rows = await engine.run(`select ${step} as step, sum(n) as count from (${values}) group by 1`)
  return { min: String(row?.min), max: String(row?.max), isDays, histogram: stepsOf(rows, [low, high], steps) }
}

async function topValues(engine: Engine): Promise<Column['top']> {
  const rows = await engine.run(`select cell, n from ${VALUES} order by n desc, cell limit ${TOP}`)
  return rows.map((row) => ({ value: String(row.cell), count: count(row, 'n') }))
}

async function lengthFigures(engine: Engine): Promise<Column['length']> {
  const lengths = `select length(cell) as v, sum(n) as n from ${VALUES} group by 1`
  const [row] = await engine.run(
    `select min(v) as low, max(v) as high, sum(v * n) / sum(n) as mean, sum(n) as filled from (${lengths})`,
  )
  const filled = count(row, 'filled')
  const [middle] = await engine.run(`select (min(v) filter (where upto >= ${Math.floor((filled + 1) / 2)})
    + min(v) filter (where upto >= ${Math.floor(filled / 2) + 1})) / 2 as median
    from (select v, sum(n) over (order by v rows unbounded preceding) as upto from (${lengths}))`)
  return filled === 0
    ? null
    : { min: count(row, 'low'), max: count(row, 'high'), mean: rounded(row?.mean), median: rounded(middle?.median) }
}

/** Decides which marks of a column mean a missing value, and keeps the other cells in `VALUES`. */
async function findMissing(engine: Engine, choice: ReadingChoice) {
  const marked = choice.missing
    ? `c in ${list(choice.missing.map((mark) => mark.trim()))}`
    : `lower(c) in ${list(valueMissing)}`
  const rows = await engine.run(
    `select c, sum(n) as n from ${CELLS} where c <> '' and ${marked} group by c order by n desc, c`,
  )
  const found = rows.map((row) => String(row.c))
  const keep = (marks: readonly string[]) =>
    engine.run(`create or replace temp table ${VALUES} as select cell, c, n from ${CELLS}
      where c <> '' and not infinite and c not in ${list(marks)}`)
  if (choice.missing) {
    await keep(found)
    return { found, keep, isChosen: true }
  }
  await keep(found)
  return { found, keep, isChosen: false }
}

/** The order of day and month of a date column; `isOpen` where neither a cell nor its owner decides it. */
async function orderFacts(engine: Engine, dates: DateForms | null, isOpen: boolean): Promise<Partial<Column>> {
  if (!dates?.order) return {}
  if (isOpen) return { order: dates.order, isOrderUnsure: true }
  const format = await dateFormatOf(engine, VALUES, dates.order)
  return { order: dates.order, ...(format === undefined ? {} : { format }) }
}

/** The measures of a column. */
export interface MeasuredColumn {
  column: Column
  areMarksUnsure: boolean
  copy: ColumnCopy
  /** A cell that is another day in the other order of day and month, where no cell decides between them. */
  either?: Omit<EitherOrder, 'column'>
}

/** Profiles a column of the loaded table. Throws `notOfType` and `notInOrder` where the chosen type or order does not fit. */
export async function measureColumn(
  engine: Engine,
  name: string,
  { reading, emptyIsText }: Pick<Loaded, 'reading' | 'emptyIsText'>,
  choice: ReadingChoice,
): Promise<MeasuredColumn> {
  const cell = quoted(name)
  await engine.run(`create or replace temp table ${CELLS} as select *, ${isInfinite('c')} as infinite from
    (select cell, trim(cell, ${literal(BLANKS)}) as c, count(*) as n from (select ${cell} as cell from ${TABLE}) where cell is not null group by cell)`)
  const [all] = await engine.run(`select count(*) as rows, count(${cell}) as there from ${TABLE}`)
  const { found, keep, isChosen } = await findMissing(engine, choice)
  let facts = await factsOf(engine)
  const order = ownOf(choice.dateOrder ?? {}, name)
  const forms = await formsOf(engine, name, facts, { separator: reading.separator, order })
  const areValues = forms.number !== null || forms.date !== null || facts.flags > 0
  let marks: readonly string[] = found
  let areMarksUnsure = false
  if (!isChosen && found.length > 0 && !areValues) {
    const others = await engine.run(`select c from ${VALUES} order by n desc, c limit ${OTHERS}`)
    const decided = missingIn({ found, areValues, others: others.map((row) => String(row.c)) })
    marks = decided.missing
    areMarksUnsure = decided.isUnsure
    await keep(marks)
    facts = await factsOf(engine)
  }
  const wanted = ownOf(choice.types ?? {}, name)
  const isNumber = forms.number !== null || wanted === 'number'
  const [counts] = await engine.run(`select coalesce(sum(n) filter (where c = ''), 0) as blank,
    coalesce(sum(n) filter (where infinite), 0) as infinite, count(*) filter (where infinite) as kinds,
    coalesce(sum(n) filter (where c in ${list(marks)} and c <> ''), 0) as marked from ${CELLS}`)
  const infinite = count(counts, 'infinite')
  // infinity is a word among words
  if (infinite > 0 && !isNumber) {
    await engine.run(`insert into ${VALUES} select cell, c, n from ${CELLS} where infinite`)
    facts = await factsOf(engine)
  }
  const guessed = columnTypeOf({
    ...facts,
    numbers: forms.number ? facts.filled : 0,
    days: forms.date ? facts.filled : 0,
  })
  const type = wanted ?? guessed
  if (wanted === 'number' && !forms.number && facts.filled > 0) await mustFit(engine, name, isPlain('c'))
  if (order && !forms.date && (wanted ?? 'date') === 'date')
    await mustFit(engine, name, `(${instantInOrder(order)('c')} is not null)`, 'notInOrder')
  if (wanted === 'date' && !forms.date && facts.filled > 0)
    await mustFit(engine, name, `(${isoForm.instant('c')} is not null)`)
  if (wanted === 'binary' && facts.distinct > 2) {
    const two = `(select c from ${VALUES} order by n desc, c limit 2)`
    await mustFit(engine, name, `c in ${two}`)
  }

  const rows = count(all, 'rows')
  const isText = type === 'text' || type === 'category'
  const empty = emptyIsText && isText ? count(counts, 'blank') : 0
  const present = facts.filled + empty + (isNumber ? infinite : 0)
  const nothing = { min: null, max: null, mean: null, median: null, std: null, histogram: [], top: [], length: null }
  const form = type === 'number' ? (forms.number ?? plainForm) : null
  const dates = type === 'date' ? (forms.date ?? isoForm) : null
  const { either = null } = dates ?? {}
  const column: Column = {
    ...{ name, type, isWhole: facts.isWhole, missing: rows === 0 ? 0 : rounded((rows - present) / rows) },
    unique: facts.distinct + (isNumber ? count(counts, 'kinds') : 0),
    ...nothing,
    ...(marks.length > 0 ? { marks: [...marks], marked: count(counts, 'marked') } : {}),
    ...(empty > 0 ? { empty } : {}),
    ...(infinite > 0 && isNumber ? { infinite } : {}),
    ...(form && form.unit !== '' ? { unit: form.unit } : {}),
    ...((form?.isUnsure || dates?.isUnsure) && !wanted ? { isUnsure: true } : {}),
    ...(await orderFacts(engine, dates, either !== null && order === undefined)),
  }
  const numbers = form ?? (type === 'id' || type === 'binary' ? forms.number : null)
  const isExact = facts.isWhole && infinite === 0 && numbers === plainForm && facts.longest <= MOST_DIGITS
  const copy = numbers
    ? numberCopy(name, numbers, isExact && facts.longest > EXACT_DIGITS)
    : dates
      ? dateCopy(name, dates)
      : textCopy(name, emptyIsText && isText)
  const known = either && dates?.order ? { either: { ...either, order: dates.order } } : {}
  const measured = { column, areMarksUnsure, copy, ...known }
  if (facts.filled === 0 || type === 'id') return measured
  if (form) {
    const digits = `(select ${form.digits('c')} as d, n from ${VALUES})`
    return { ...measured, column: { ...column, ...(await numberFigures(engine, digits)) } }
  }
  if (dates) return { ...measured, column: { ...column, ...(await dateFigures(engine, dates)) } }
  if (type === 'text') return { ...measured, column: { ...column, length: await lengthFigures(engine) } }
  return { ...measured, column: { ...column, top: await topValues(engine) } }
}
