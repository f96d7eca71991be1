import { exactFigure, roundedFigure } from '@shulei/domain/data/dataset/figures.ts'
import type { Engine } from './engine.ts'
import { BINS, stepsOf } from './histogram.ts'
import type { TableProfile } from './profile-task.ts'

type Column = TableProfile['columns'][number]

/** Significant digits that every double holds. */
const DOUBLE = 15

/** The least number of columns of the decimal type that hold all digits; null where none does, or where doubles do. */
async function decimalOf(engine: Engine, source: string): Promise<string | null> {
  const [row] = await engine.run(`select coalesce(bool_or(regexp_matches(d, '[eE]')), false) as exponents,
    max(length(regexp_extract(d, '^[+-]?0*(\\d*)', 1))) as whole, max(length(regexp_extract(d, '\\.(\\d*)', 1))) as part,
    max(length(replace(regexp_extract(d, '^[+-]?0*([0-9.]*)', 1), '.', ''))) as digits from ${source}`)
  const [whole, part, digits] = [Number(row?.whole), Number(row?.part), Number(row?.digits)]
  return row?.exponents === true || digits <= DOUBLE || whole + part > 38 ? null : `decimal(38, ${part})`
}

/** A value less a smaller one. Only values of one sign are near each other; the difference of others may have more digits than the type. */
const distance = (value: string, least: string) =>
  `(case when ${least} < 0 and ${value} >= 0 then cast(${value} as double) - cast(${least} as double)
    else cast(${value} - ${least} as double) end)`

/**
 * Figures of numbers. `source` has the digits of the finite ones as `d` with their counts `n`. Sums are of distances from the least value
 * in shares of the range, so that large numbers lose nothing.
 */
export async function numberFigures(engine: Engine, source: string): Promise<Partial<Column>> {
  const type = (await decimalOf(engine, source)) ?? 'double'
  const FIGURES = 'figures'
  await engine.run(`create or replace temp table ${FIGURES} as
    select v, sum(n)::bigint as n, any_value(d) as d from (select try_cast(d as ${type}) as v, d, n from ${source}) group by v`)
  const [ends] = await engine.run(`select arg_min(d, v) as low, arg_max(d, v) as high, cast(min(v) as double) as first,
    cast(max(v) as double) as last, ${distance('max(v)', 'min(v)')} as range, sum(n) as filled from ${FIGURES}`)
  const [low, high] = [exactFigure(String(ends?.low)), exactFigure(String(ends?.high))]
  const [first, last, range, filled] = [ends?.first, ends?.last, ends?.range, ends?.filled].map(Number) as [
    number,
    number,
    number,
    number,
  ]
  const share = range > 0 ? `(${distance('v', `(select min(v) from ${FIGURES})`)} / ${range})` : '0.0'
  const [mean] = await engine.run(`select fsum(n * x) as sum from (select n, ${share} as x from ${FIGURES})`)
  const centre = Number(mean?.sum) / filled
  const [squares] = await engine.run(
    `select fsum(n * (x - ${centre}) * (x - ${centre})) as sum from (select n, ${share} as x from ${FIGURES})`,
  )
  const half = Math.floor((filled + 1) / 2)
  const [middle] = await engine.run(`select arg_min(d, v) filter (where upto >= ${half}) as low,
    arg_min(d, v) filter (where upto >= ${Math.floor(filled / 2) + 1}) as high
    from (select v, d, sum(n) over (order by v rows unbounded preceding) as upto from ${FIGURES})`)
  const between = (Number(middle?.low) + Number(middle?.high)) / 2
  const deviation = filled < 2 ? Number.NaN : Math.sqrt(Number(squares?.sum) / (filled - 1)) * range
  const steps = range > 0 ? BINS : 1
  const bins = await engine.run(
    `select ${range > 0 ? `least(floor(${share} * ${steps}), ${steps - 1})` : '0'} as step, sum(n) as count from ${FIGURES} group by 1`,
  )
  await engine.run(`drop table ${FIGURES}`)
  return {
    min: typeof low === typeof high ? low : String(ends?.low),
    max: typeof low === typeof high ? high : String(ends?.high),
    mean: roundedFigure(first + centre * range, range),
    median:
      middle?.low === middle?.high && typeof exactFigure(String(middle?.low)) === 'number'
        ? between
        : roundedFigure(between, range),
    std: roundedFigure(deviation, deviation),
    histogram: stepsOf(bins, [first, last], steps),
  }
}
