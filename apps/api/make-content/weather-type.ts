import { parseCsv, records } from '../competition-folder/csv.ts'
import { mostFrequent } from '../competition-folder/stats.ts'
import { type Extract, onlyFile, type Recipe, type SourceFiles } from './recipe.ts'
import { words } from './weather-type.words.ts'

const measures = ['precipitation', 'temp_max', 'temp_min', 'wind'] as const

interface Day {
  id: string
  location: string
  date: string
  cells: string[]
  weather: string
  /** Position in the space of the nearest-neighbour baseline. */
  point: number[]
}

function readDays(text: string): Day[] {
  return records(parseCsv(text)).map((row, index) => {
    const [rain, max, min, wind] = measures.map((name) => Number(row[name])) as [number, number, number, number]
    return {
      id: String(index),
      location: row.location!,
      date: row.date!,
      cells: measures.map((name) => row[name]!),
      weather: row.weather!,
      point: [Math.log1p(rain) * 2, max / 10, min / 10, wind / 3, row.location === 'Seattle' ? 2 : 0],
    }
  })
}

function byRule({ cells }: Day): string {
  const [rain, max] = cells.map(Number) as [number, number]
  if (rain > 0) return max < 3 ? 'snow' : 'rain'
  return 'sun'
}

/** The label with most votes among the nine nearest days; equal votes go to the label of the nearer day. */
function byNeighbours(train: Day[], day: Day): string {
  const nearest = train
    .map(({ point, weather }, order) => {
      const square = point.reduce((sum, value, i) => sum + (value - day.point[i]!) ** 2, 0)
      return { weather, order, distance: Math.round(square * 1e9) / 1e9 }
    })
    .sort((a, b) => a.distance - b.distance || a.order - b.order)
    .slice(0, 9)
  return mostFrequent(nearest.map(({ weather }) => weather))
}

function predict(train: Day[], test: Day[]): Extract['predictions'] {
  const majority = mostFrequent(train.map(({ weather }) => weather))
  return {
    weak: test.map(() => [majority]),
    middle: test.map((day) => [byRule(day)]),
    better: test.map((day) => [byNeighbours(train, day)]),
  }
}

function extract(files: SourceFiles): Extract {
  const days = readDays(onlyFile(files))
  const train = days.filter((day) => day.date < '2015')
  const test = days.filter((day) => day.date >= '2015')
  const columns = ['id', 'location', 'date', ...measures]
  const row = ({ id, location, date, cells }: Day) => [id, location, date, ...cells]
  return {
    train: { columns: [...columns, 'weather'], rows: train.map((day) => [...row(day), day.weather]) },
    test: { columns, rows: test.map(row) },
    targets: test.map((day) => day.weather),
    predictions: predict(train, test),
  }
}

/** Daily weather in Seattle and New York: 2012 to 2014 to learn from, 2015 to predict. */
export const weatherType: Recipe = {
  slug: 'weather-type',
  sourceSha256: '27219f1ca8dbd94c',
  isSource: (path) => path === 'data/weather.csv',
  words,
  sample: ['sun'],
  extract,
}
