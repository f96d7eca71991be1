import { groupBy, median } from '../competition-folder/stats.ts'
import { words } from './flight-delay.words.ts'
import { type Extract, onlyFile, type Recipe, type SourceFiles } from './recipe.ts'
import { isTestRow } from './split.ts'

const slug = 'flight-delay'

/** Keys with fewer train flights are skipped as too uncertain. */
const minFlights = 20

interface SourceFlight {
  /** yyyy/mm/dd hh:mm */
  date: string
  delay: number
  distance: number
  origin: string
  destination: string
}

interface Flight extends SourceFlight {
  id: string
  /** yyyy-mm-dd */
  day: string
  /** hh:mm */
  time: string
}

function readFlights(text: string): Flight[] {
  return (JSON.parse(text) as SourceFlight[]).map((flight, index) => {
    const [day = '', time = ''] = flight.date.split(' ')
    return { ...flight, id: String(index), day: day.replaceAll('/', '-'), time }
  })
}

type Key = (flight: Flight) => string
const all: Key = () => ''
const hour: Key = ({ time }) => time.slice(0, 2)
const day: Key = (flight) => flight.day
const dayAndOrigin: Key = (flight) => `${flight.day}/${flight.origin}`

/** Median delay of the train flights with the first key that has enough of them. */
function medianBy(train: Flight[], keys: Key[]): (flight: Flight) => number {
  const tables = keys.map((key) => {
    const groups = groupBy(train, key, ({ delay }) => delay)
    const medians = new Map(
      [...groups].filter(([, delays]) => delays.length >= minFlights).map(([name, delays]) => [name, median(delays)]),
    )
    return (flight: Flight) => medians.get(key(flight))
  })
  return (flight) => {
    for (const table of tables) {
      const value = table(flight)
      if (value !== undefined) return value
    }
    throw new Error(`no median for flight ${flight.id}`)
  }
}

function predict(train: Flight[], test: Flight[]): Extract['predictions'] {
  const column = (keys: Key[]) => {
    const predictOne = medianBy(train, keys)
    return test.map((flight) => [String(predictOne(flight))])
  }
  return { weak: column([all]), middle: column([hour, all]), better: column([dayAndOrigin, day, hour, all]) }
}

function extract(files: SourceFiles): Extract {
  const flights = readFlights(onlyFile(files))
  const train = flights.filter(({ id }) => !isTestRow(slug, id))
  const test = flights.filter(({ id }) => isTestRow(slug, id))
  const columns = ['id', 'date', 'time', 'origin', 'destination', 'distance']
  const row = (flight: Flight) => [
    flight.id,
    flight.day,
    flight.time,
    flight.origin,
    flight.destination,
    String(flight.distance),
  ]
  return {
    train: { columns: [...columns, 'delay'], rows: train.map((flight) => [...row(flight), String(flight.delay)]) },
    test: { columns, rows: test.map(row) },
    targets: test.map(({ delay }) => String(delay)),
    predictions: predict(train, test),
  }
}

/** Domestic flights in the United States, January to March 2001: minutes of delay. */
export const flightDelay: Recipe = {
  slug,
  sourceSha256: '52f0ddd892d45692',
  isSource: (path) => path === 'data/flights-20k.json',
  words,
  sample: ['0'],
  extract,
}
