import { parseCsv, records } from '../competition-folder/csv.ts'
import { words } from './bird-strikes.words.ts'
import { type Extract, onlyFile, type Recipe, type SourceFiles } from './recipe.ts'
import { isTestRow } from './split.ts'

const slug = 'bird-strikes'

/** The product's column names and those of the source, in the order of the produced tables. */
const features: [string, string][] = [
  ['flight_date', 'Flight Date'],
  ['airport_name', 'Airport Name'],
  ['origin_state', 'Origin State'],
  ['aircraft_make_model', 'Aircraft Make Model'],
  ['airline_operator', 'Aircraft Airline Operator'],
  ['phase_of_flight', 'Phase of flight'],
  ['time_of_day', 'Time of day'],
  ['speed_ias_knots', 'Speed IAS in knots'],
  ['wildlife_size', 'Wildlife Size'],
  ['wildlife_species', 'Wildlife Species'],
]

/** Columns that the better baseline uses. Their order matters for the sum. */
const evidence = [
  'wildlife_size',
  'phase_of_flight',
  'aircraft_make_model',
  'wildlife_species',
  'airline_operator',
  'time_of_day',
  'origin_state',
]

interface Strike {
  id: string
  cells: Record<string, string>
  damage: 0 | 1
}

function readStrikes(text: string): Strike[] {
  return records(parseCsv(text)).flatMap((row, index) => {
    const damage = row['Effect Amount of damage'] ?? ''
    if (!['None', 'Minor', 'Medium', 'Substantial'].includes(damage)) return []
    const cells = Object.fromEntries(features.map(([ours, theirs]) => [ours, row[theirs] ?? '']))
    return [{ id: String(index), cells, damage: damage === 'None' ? 0 : 1 }]
  })
}

const logit = (p: number) => Math.log(p / (1 - p))

/** Damage rate per value of a column, with the prior added as ten more strikes; unseen values have the prior. */
function damageRate(train: Strike[], column: string, prior: number): (strike: Strike) => number {
  const counts = new Map<string, { hits: number; all: number }>()
  for (const { cells, damage } of train) {
    const count = counts.get(cells[column]!) ?? { hits: 0, all: 0 }
    counts.set(cells[column]!, { hits: count.hits + damage, all: count.all + 1 })
  }
  return ({ cells }) => {
    const count = counts.get(cells[column]!)
    return count ? (count.hits + 10 * prior) / (count.all + 10) : prior
  }
}

function predict(train: Strike[], test: Strike[]): Extract['predictions'] {
  const prior = train.filter((strike) => strike.damage === 1).length / train.length
  const bySize = damageRate(train, 'wildlife_size', prior)
  const rates = evidence.map((column) => damageRate(train, column, prior))
  const naiveBayes = (strike: Strike) => {
    const score = rates.reduce((sum, rate) => sum + logit(rate(strike)) - logit(prior), logit(prior))
    return 1 / (1 + Math.exp(-score))
  }
  return {
    weak: test.map(() => [String(prior)]),
    middle: test.map((strike) => [String(bySize(strike))]),
    better: test.map((strike) => [String(naiveBayes(strike))]),
  }
}

function extract(files: SourceFiles): Extract {
  const strikes = readStrikes(onlyFile(files))
  const train = strikes.filter(({ id }) => !isTestRow(slug, id))
  const test = strikes.filter(({ id }) => isTestRow(slug, id))
  const names = features.map(([ours]) => ours)
  const row = ({ id, cells }: Strike) => [id, ...names.map((name) => cells[name] ?? '')]
  return {
    train: {
      columns: ['id', ...names, 'damage'],
      rows: train.map((strike) => [...row(strike), String(strike.damage)]),
    },
    test: { columns: ['id', ...names], rows: test.map(row) },
    targets: test.map((strike) => String(strike.damage)),
    predictions: predict(train, test),
  }
}

/** Wildlife strikes on aircraft in the United States: was the aircraft damaged? */
export const birdStrikes: Recipe = {
  slug,
  sourceSha256: '45777edf69984b37',
  isSource: (path) => path === 'data/birdstrikes.csv',
  words,
  sample: ['0.5'],
  extract,
}
