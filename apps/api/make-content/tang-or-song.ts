import type { Extract, Recipe, SourceFiles } from './recipe.ts'
import { isTestRow, sha256 } from './split.ts'
import { words } from './tang-or-song.words.ts'

const slug = 'tang-or-song'
const poemsPerDynasty = 6000

interface Poem {
  id: string
  text: string
  characters: string[]
  song: 0 | 1
}

/** The usable texts of a dynasty: 20 to 140 characters, nothing illegible. */
function readTexts(files: SourceFiles, dynasty: 'tang' | 'song'): Set<string> {
  const texts = new Set<string>()
  for (const [name, json] of files) {
    if (!name.startsWith(`poet.${dynasty}.`)) continue
    for (const { paragraphs } of JSON.parse(json) as { paragraphs: string[] }[]) {
      const text = paragraphs.join('')
      const length = [...text].length
      if (length >= 20 && length <= 140 && !text.includes('□')) texts.add(text)
    }
  }
  return texts
}

/** The poems of a dynasty that the other does not have, those with the smallest checksum first. */
function pickPoems(own: Set<string>, other: Set<string>, song: 0 | 1): Poem[] {
  return [...own]
    .filter((text) => !other.has(text))
    .map((text) => ({ text, hash: sha256(text) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, poemsPerDynasty)
    .map(({ text, hash }) => ({ id: hash.slice(0, 16), text, characters: [...text], song }))
}

const singles = ({ characters }: Poem) => characters
const singlesAndPairs = ({ characters }: Poem) => [
  ...characters,
  ...characters.slice(1).map((character, i) => characters[i]! + character),
]

/** Naive Bayes with half a count added to every token: log-odds of Song against Tang. */
function logOdds(train: Poem[], tokens: (poem: Poem) => string[]): (poem: Poem) => number {
  const counts = [new Map<string, number>(), new Map<string, number>()]
  const totals = [0, 0]
  for (const poem of train) {
    for (const token of tokens(poem)) {
      counts[poem.song]!.set(token, (counts[poem.song]!.get(token) ?? 0) + 1)
      totals[poem.song]!++
    }
  }
  const size = new Set(counts.flatMap((count) => [...count.keys()])).size
  const logRate = (token: string, dynasty: 0 | 1) =>
    Math.log(((counts[dynasty]!.get(token) ?? 0) + 0.5) / (totals[dynasty]! + 0.5 * size))
  return (poem) => tokens(poem).reduce((sum, token) => sum + logRate(token, 1) - logRate(token, 0), 0)
}

/** Tempered, so that sure poems stay below 1 and keep their order. */
const probability = (odds: number) => 1 / (1 + Math.exp(-odds / 10))

function predict(train: Poem[], test: Poem[]): Extract['predictions'] {
  const bySingle = logOdds(train, singles)
  const byPair = logOdds(train, singlesAndPairs)
  return {
    weak: test.map(({ characters }) => [String(1 - characters.length / 200)]),
    middle: test.map((poem) => [String(probability(bySingle(poem)))]),
    better: test.map((poem) => [String(probability(byPair(poem)))]),
  }
}

function extract(files: SourceFiles): Extract {
  const tang = readTexts(files, 'tang')
  const song = readTexts(files, 'song')
  const poems = [...pickPoems(tang, song, 0), ...pickPoems(song, tang, 1)].sort((a, b) => (a.id < b.id ? -1 : 1))
  const train = poems.filter(({ id }) => !isTestRow(slug, id))
  const test = poems.filter(({ id }) => isTestRow(slug, id))
  return {
    train: { columns: ['id', 'text', 'song'], rows: train.map(({ id, text, song }) => [id, text, String(song)]) },
    test: { columns: ['id', 'text'], rows: test.map(({ id, text }) => [id, text]) },
    targets: test.map(({ song }) => String(song)),
    predictions: predict(train, test),
  }
}

/** Poems of the Tang and Song dynasties in traditional script: which dynasty is each from? */
export const tangOrSong: Recipe = {
  slug,
  sourceSha256: '58577518d45fdae7',
  isSource: (path) => /^dist\/quantangshi\/poet\.(tang|song)\.\d+\.json$/.test(path),
  words,
  sample: ['0.5'],
  hasRandomIds: true,
  extract,
}
