import { parseCsv, records } from '../competition-folder/csv.ts'
import { groupBy, mean } from '../competition-folder/stats.ts'
import { type Extract, onlyFile, type Recipe, type SourceFiles } from './recipe.ts'
import { words } from './us-births.words.ts'

interface Day {
  id: string
  year: number
  month: string
  monthDay: string
  weekday: string
  births: string
}

function readDays(text: string): Day[] {
  return records(parseCsv(text)).map((row) => {
    const month = row.month!.padStart(2, '0')
    const monthDay = `${month}-${row.date_of_month!.padStart(2, '0')}`
    return {
      id: `${row.year}-${monthDay}`,
      year: Number(row.year),
      month: row.month!,
      monthDay,
      weekday: row.day_of_week!,
      births: row.births!,
    }
  })
}

const births = (day: Day) => Number(day.births)
const weekdayAndMonth = (day: Day) => `${day.weekday}/${day.month}`

function predict(train: Day[], test: Day[]): Extract['predictions'] {
  const overall = mean(train.map(births))
  const recent = train.filter((day) => day.year >= 2011)
  const groups = groupBy(recent, weekdayAndMonth, births)
  const typical = (day: Day) => mean(groups.get(weekdayAndMonth(day))!)
  const residuals = groupBy(
    recent,
    (day) => day.monthDay,
    (day) => births(day) - typical(day),
  )
  return {
    weak: test.map(() => [String(overall)]),
    middle: test.map((day) => [String(typical(day))]),
    better: test.map((day) => [String(typical(day) + 0.5 * mean(residuals.get(day.monthDay)!))]),
  }
}

function extract(files: SourceFiles): Extract {
  const days = readDays(onlyFile(files))
  const train = days.filter((day) => day.year < 2014)
  const test = days.filter((day) => day.year === 2014)
  return {
    train: { columns: ['id', 'weekday', 'births'], rows: train.map((day) => [day.id, day.weekday, day.births]) },
    test: { columns: ['id', 'weekday'], rows: test.map((day) => [day.id, day.weekday]) },
    targets: test.map((day) => day.births),
    predictions: predict(train, test),
  }
}

/** Births per day in the United States: 2000 to 2013 to learn from, 2014 to predict. */
export const usBirths: Recipe = {
  slug: 'us-births',
  sourceSha256: '30d21fc30bdf467b',
  isSource: (path) => path === 'data/data.csv',
  words,
  sample: ['10000'],
  extract,
}
