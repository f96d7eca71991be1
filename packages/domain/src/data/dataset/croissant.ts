import { type ColumnProfile, type FileFormat, formatOf } from './profile.ts'

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
  files: readonly {
    id: number
    name: string
    description: string
    format: FileFormat
    bytes: number
    sha256: string
    url: string
    tables: readonly {
      part: string
      columns: readonly Pick<ColumnProfile, 'name' | 'type' | 'description' | 'isWhole'>[]
    }[]
  }[]
}

/** The JSON-LD context that Croissant 1.0 prescribes. */
const context = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  cr: 'http://mlcommons.org/croissant/',
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

/** Media type of each format, by the names that readers of Croissant know. */
const mediaTypes: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  text: 'text/plain',
  jsonl: 'application/jsonlines',
  json: 'application/json',
  geojson: 'application/geo+json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/x-parquet',
  arrow: 'application/vnd.apache.arrow.file',
  gzip: 'application/gzip',
  zip: 'application/zip',
  image: 'image/*',
  other: 'application/octet-stream',
}

/** The type of a column; a binary one that is not written as numbers has true and false. */
function dataTypeOf({ type, isWhole }: Pick<ColumnProfile, 'type' | 'isWhole'>): string {
  if (type === 'number') return isWhole ? 'sc:Integer' : 'sc:Float'
  if (type === 'binary') return isWhole === false ? 'sc:Boolean' : 'sc:Integer'
  if (type === 'id' && isWhole) return 'sc:Integer'
  return type === 'date' ? 'sc:Date' : 'sc:Text'
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

function recordSets({ id, name, tables }: CroissantFacts['files'][number]) {
  return tables.map(({ part, columns }) => {
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
          fileObject: { '@id': part === '' ? fileId(id) : partId(id, part) },
          extract: { column: column.name },
        },
      })),
    }
  })
}

function distributionOf({
  id,
  name,
  description,
  format,
  bytes,
  sha256,
  url,
  tables,
}: CroissantFacts['files'][number]) {
  const file = {
    '@type': 'cr:FileObject',
    '@id': fileId(id),
    name,
    ...(description === '' ? {} : { description }),
    contentUrl: url,
    contentSize: `${bytes} B`,
    encodingFormat: mediaTypes[format],
    sha256,
  }
  const parts = tables.flatMap(({ part }) =>
    part === ''
      ? []
      : {
          '@type': 'cr:FileObject',
          '@id': partId(id, part),
          name: part,
          contentUrl: part,
          containedIn: { '@id': fileId(id) },
          encodingFormat: mediaTypes[formatOf(part)],
        },
  )
  return [file, ...parts]
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
    isAccessibleForFree: true,
    distribution: files.flatMap(distributionOf),
    ...(sets.length > 0 ? { recordSet: sets } : {}),
  }
}
