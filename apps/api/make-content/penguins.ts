import { mostFrequent } from '../competition-folder/stats.ts'
import { words } from './penguins.words.ts'
import { type Extract, onlyFile, type Recipe, type SourceFiles } from './recipe.ts'
import { isTestRow } from './split.ts'

const slug = 'penguins'

interface SourcePenguin {
  Species: string
  Island: string
  'Beak Length (mm)': number | null
  'Beak Depth (mm)': number | null
  'Flipper Length (mm)': number | null
  'Body Mass (g)': number | null
  Sex: string | null
}

interface Penguin {
  id: string
  species: string
  island: string
  /** Beak length, beak depth, flipper length in mm, body mass in g. */
  sizes: number[]
  sex: string
}

function readPenguins(text: string): Penguin[] {
  return (JSON.parse(text) as SourcePenguin[]).flatMap((row, index) => {
    const sizes = [row['Beak Length (mm)'], row['Beak Depth (mm)'], row['Flipper Length (mm)'], row['Body Mass (g)']]
    if (sizes.includes(null)) return []
    const sex = row.Sex === 'MALE' || row.Sex === 'FEMALE' ? row.Sex : ''
    return [{ id: String(index), species: row.Species, island: row.Island, sizes: sizes as number[], sex }]
  })
}

/** Rough spread of each measure, so that no unit outweighs the others. */
const scales = [5.5, 2, 14, 800]

function byNeighbours(train: Penguin[], { sizes }: Penguin): string {
  const nearest = train
    .map((other, order) => ({
      species: other.species,
      order,
      distance: sizes.reduce((sum, value, i) => sum + ((value - other.sizes[i]!) / scales[i]!) ** 2, 0),
    }))
    .sort((a, b) => a.distance - b.distance || a.order - b.order)
    .slice(0, 5)
  return mostFrequent(nearest.map(({ species }) => species))
}

function predict(train: Penguin[], test: Penguin[]): Extract['predictions'] {
  const majority = mostFrequent(train.map(({ species }) => species))
  return {
    weak: test.map(() => [majority]),
    middle: test.map(({ sizes }) => [sizes[2]! > 206 ? 'Gentoo' : 'Adelie']),
    better: test.map((penguin) => [byNeighbours(train, penguin)]),
  }
}

function extract(files: SourceFiles): Extract {
  const penguins = readPenguins(onlyFile(files))
  const train = penguins.filter(({ id }) => !isTestRow(slug, id))
  const test = penguins.filter(({ id }) => isTestRow(slug, id))
  const columns = ['id', 'island', 'beak_length_mm', 'beak_depth_mm', 'flipper_length_mm', 'body_mass_g', 'sex']
  const row = ({ id, island, sizes, sex }: Penguin) => [id, island, ...sizes.map(String), sex]
  return {
    train: { columns: [...columns, 'species'], rows: train.map((penguin) => [...row(penguin), penguin.species]) },
    test: { columns, rows: test.map(row) },
    targets: test.map(({ species }) => species),
    predictions: predict(train, test),
  }
}

/** Penguins of the Palmer Archipelago: the species from a few measures. */
export const penguins: Recipe = {
  slug,
  sourceSha256: '0facf769609f1205',
  isSource: (path) => path === 'data/penguins.json',
  words,
  sample: ['Adelie'],
  hasRandomIds: true,
  extract,
}
