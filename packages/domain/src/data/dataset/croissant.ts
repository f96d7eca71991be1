import type { Downloaders } from './downloaders.ts'
import { mediaTypeOf } from './media-type.ts'
import { type ColumnProfile, formatOf, unpackedName } from './profile.ts'
import { jsonMember } from './reading/json-path.ts'
import type { StoredReading } from './reading/reading.ts'

/** The facts of a data set that its description for machines is made of. Addresses are absolute. */
export interface CroissantFacts {
  name: string
  /** The summary of the list, in one or two sentences. */
  summary: string
  /** Lines without markup; empty where the page itself shows them. */
  description: string
  /** Address of the page. */
  url: string
  /** Address of the licence, or its name where it has none. */
  licence: string
  creator: { name: string; url: string | null }
  keywords: readonly string[]
  version: number
  /** ISO 8601. */
  publishedAt: string | null
  updatedAt: string
  /** BibTeX, which Croissant prefers; null before the publication. */
  citation: string | null
  downloaders: Downloaders
  isOfCompetition: boolean
  files: readonly {
    id: number
    name: string
    description: string
    bytes: number
    sha256: string
    url: string
    tables: readonly {
      part: string
      columns: readonly Pick<
        ColumnProfile,
        'name' | 'written' | 'type' | 'description' | 'isWhole' | 'isOrderUnsure' | 'format'
      >[]
      /** Null where it is not known how the table was read. */
      reading: StoredReading | null
    }[]
  }[]
}

/** The JSON-LD context that Croissant 1.0 prescribes, and the words of CSV on the Web for how text tables are written. */
const context = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  cr: 'http://mlcommons.org/croissant/',
  csvw: 'http://www.w3.org/ns/csvw#',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  dct: 'http://purl.org/dc/terms/',
  examples: { '@id': 'cr:examples', '@type': '@json' },
  extract: 'cr:extract',
  field: 'cr:field',
  fileObject: 'cr:fileObject',
  fileProperty: 'cr:fileProperty',
  fileSet: 'cr:fileSet',
  format: 'cr:format',
  includes: 'cr:includes',
  isLiveDataset: 'cr:isLiveDataset',
  jsonPath: 'cr:jsonPath',
  key: 'cr:key',
  md5: 'cr:md5',
  parentField: 'cr:parentField',
  path: 'cr:path',
  recordSet: 'cr:recordSet',
  references: 'cr:references',
  regex: 'cr:regex',
  repeated: 'cr:repeated',
  replace: 'cr:replace',
  sc: 'https://schema.org/',
  separator: 'cr:separator',
  source: 'cr:source',
  subField: 'cr:subField',
  transform: 'cr:transform',
}

/**
 * The type of a column; a binary one that is not written as numbers has true and false. Dates whose day and month nobody tells apart are
 * texts, so that no reader takes another day from them.
 */
function dataTypeOf({
  type,
  isWhole,
  isDays,
  isOrderUnsure,
}: Pick<ColumnProfile, 'type' | 'isWhole' | 'isDays' | 'isOrderUnsure'>): string {
  if (type === 'number') return isWhole ? 'sc:Integer' : 'sc:Float'
  if (type === 'binary') return isWhole === false ? 'sc:Boolean' : 'sc:Integer'
  if (type === 'id' && isWhole) return 'sc:Integer'
  if (type !== 'date' || isOrderUnsure) return 'sc:Text'
  return isDays === false ? 'sc:DateTime' : 'sc:Date'
}

/** Search engines ask for a description of at least and at most this many characters. */
const LEAST_DESCRIPTION = 50
const MOST_DESCRIPTION = 5000

/** The summary and the description; short ones follow the name. */
function descriptionOf({ name, summary, description }: Pick<CroissantFacts, 'name' | 'summary' | 'description'>) {
  const text = [summary, description].filter((part) => part !== '').join('\n\n')
  const told = text.length < LEAST_DESCRIPTION ? [name, text].filter((part) => part !== '').join('. ') : text
  return [...told].slice(0, MOST_DESCRIPTION).join('').trim()
}

const fileId = (id: number) => `file-${id}`
const partId = (id: number, part: string) => `file-${id}/${part}`

type File = CroissantFacts['files'][number]
type Table = File['tables'][number]

/** The columns of a table that its file names, each by that name: of several with one name the first, because readers find no other. */
function namedColumns({ columns, reading }: Table) {
  if (reading !== null && !reading.hasHeader) return []
  const known = new Set<string>()
  return columns.flatMap((column) => {
    const inFile = column.written === undefined ? column.name : column.written
    if (inFile === null || inFile.trim() === '' || known.has(inFile)) return []
    known.add(inFile)
    return { ...column, inFile }
  })
}

/** The place of a column's cells in its file; null where no path leads to them. */
function extractOf(column: string, { jsonPath }: Pick<StoredReading, 'jsonPath'>) {
  if (jsonPath === undefined) return { column }
  if (jsonPath === null) return null
  // the geometry of a GeoJSON feature stands beside its properties, and its id stands here or there
  const [feature, isFeature] = [jsonPath.replace(/\.properties$/, ''), jsonPath === '$.features[*].properties']
  if (isFeature && column === 'id') return null
  return { jsonPath: isFeature && isGeometry(column) ? `${feature}.${column}` : `${jsonPath}${jsonMember(column)}` }
}
const isGeometry = (column: string) => column === 'geometry.type' || column === 'geometry.coordinates'

function recordSets({ id, name, tables }: File) {
  return tables.flatMap((table) => {
    const { part, reading } = table
    const columns = namedColumns(table).flatMap((column) => {
      const extract = extractOf(column.inFile, reading ?? {})
      return extract === null ? [] : { ...column, extract }
    })
    if (columns.length === 0) return []
    // the tables of a JSON file are no files of their own
    const isOwnFile = part !== '' && !isJson(name)
    const set = part === '' ? `table-${id}` : `table-${id}/${part}`
    return {
      '@type': 'cr:RecordSet',
      '@id': set,
      name: part === '' ? name : part,
      field: columns.map((column) => ({
        '@type': 'cr:Field',
        '@id': `${set}/${column.name}`,
        name: column.name,
        ...(column.description.en === '' ? {} : { description: column.description.en }),
        dataType: dataTypeOf(column),
        source: {
          fileObject: { '@id': isOwnFile ? partId(id, part) : fileId(id) },
          extract: column.extract,
          ...(column.format === undefined ? {} : { transform: { format: column.format } }),
        },
      })),
    }
  })
}

/** How a text table is written, in the words of CSV on the Web; what is usual there is left out, but for encoding and separator. */
function dialectOf({ encoding, separator, quote, escape: escapeMark, skip, comment, hasHeader }: StoredReading) {
  return {
    '@type': 'csvw:Dialect',
    ...(encoding === null ? {} : { 'csvw:encoding': encoding }),
    ...(separator === null ? {} : { 'csvw:delimiter': separator }),
    ...(quote === null || quote === '"' ? {} : { 'csvw:quoteChar': quote }),
    ...(escapeMark === '\\' ? { 'csvw:doubleQuote': false } : {}),
    ...(skip === 0 ? {} : { 'csvw:skipRows': skip }),
    ...(comment === null || comment === '' ? {} : { 'csvw:commentPrefix': comment }),
    ...(hasHeader ? {} : { 'csvw:header': false }),
  }
}

const isJson = (name: string) => ['json', 'geojson'].includes(formatOf(unpackedName(name)))

/**
 * The format of a file, and how its table is written where it is one of text, whatever its name. The plain type means UTF-8, as readers take
 * it; any other encoding is named, so that no reader takes it for UTF-8. A packed file has the type of its packing.
 */
function formOf(name: string, reading: StoredReading | null) {
  const { encoding = null, separator = null } = reading ?? {}
  const isPacked = unpackedName(name) !== name
  // what was read as text without a separator is JSON, whatever the name
  const named = ['csv', 'tsv', 'text', 'other'].includes(formatOf(name)) && encoding !== null ? 'x.json' : name
  const table = separator === null ? named : separator === '\t' ? 'x.tsv' : 'x.csv'
  const type = mediaTypeOf(isPacked ? name : table)
  const isNamed = encoding !== null && encoding !== 'utf-8' && !isPacked
  return {
    encodingFormat: isNamed ? `${type}; charset=${encoding}` : type,
    ...(reading === null || separator === null ? {} : { 'csvw:dialect': dialectOf(reading) }),
  }
}

function distributionOf({ id, name, description, bytes, sha256, url, tables }: File) {
  const file = {
    '@type': 'cr:FileObject',
    '@id': fileId(id),
    name,
    ...(description === '' ? {} : { description }),
    contentUrl: url,
    contentSize: `${bytes} B`,
    ...formOf(name, tables.find(({ part }) => part === '')?.reading ?? null),
    sha256,
  }
  const parts = tables.flatMap(({ part, reading }) =>
    part === '' || isJson(name)
      ? []
      : {
          '@type': 'cr:FileObject',
          '@id': partId(id, part),
          name: part,
          contentUrl: part,
          containedIn: { '@id': fileId(id) },
          ...formOf(part, reading),
        },
  )
  return [file, ...parts]
}

/** The steps that a person takes before a download, for readers of the description. */
function conditionsOf({ downloaders, isOfCompetition }: CroissantFacts): string {
  const steps = [
    'sign in',
    ...(isOfCompetition ? ['sign up for the competition'] : []),
    'accept the agreement of the data set',
    ...(downloaders === 'verified' ? ['have your real name verified'] : []),
  ]
  return `Free of charge. Before the download: ${steps.join(', ')}.`
}

/** A data set in the Croissant format 1.0 (JSON-LD), which is also a Dataset of schema.org. */
export function croissantOf(facts: CroissantFacts) {
  const { name, url, licence, creator, keywords, version, publishedAt, updatedAt, citation, files } = facts
  const sets = files.flatMap(recordSets)
  return {
    '@context': context,
    '@type': 'sc:Dataset',
    name,
    description: descriptionOf(facts),
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    url,
    license: licence,
    creator: {
      '@type': creator.url ? 'Person' : 'Organization',
      name: creator.name,
      ...(creator.url ? { url: creator.url } : {}),
    },
    ...(keywords.length > 0 ? { keywords } : {}),
    version: `${version}.0.0`,
    ...(publishedAt ? { datePublished: publishedAt } : {}),
    dateModified: updatedAt,
    ...(citation === null ? {} : { citeAs: citation }),
    // data that not everybody may have are no free access
    ...(facts.downloaders === 'signedIn' && !facts.isOfCompetition ? { isAccessibleForFree: true } : {}),
    conditionsOfAccess: conditionsOf(facts),
    distribution: files.flatMap(distributionOf),
    ...(sets.length > 0 ? { recordSet: sets } : {}),
  }
}
