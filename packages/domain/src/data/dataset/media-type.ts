import { endingOf } from '../../base/text/ending.ts'
import { ownOf } from '../../base/text/own.ts'
import { kindOf } from './file-kind.ts'
import type { Encoding } from './reading/reading.ts'

interface MediaType {
  /** As readers of Croissant know it. */
  type: string
  /** As HTTP names it; null for a type that a browser would draw or run on its own. */
  sent: string | null
  isText?: true
  /** The type has no charset: its encoding is always UTF-8. */
  isUtf8?: true
}

const of = (type: string, rest: Partial<MediaType> = {}): MediaType => ({ type, sent: type, ...rest })
const text = (type: string, sent = type): MediaType => ({ type, sent, isText: true })
const drawn = (type: string): MediaType => ({ type, sent: null })
const parquet = of('application/x-parquet', { sent: 'application/vnd.apache.parquet' })
const arrow = of('application/vnd.apache.arrow.file')

const byEnding: Readonly<Record<string, MediaType>> = {
  csv: text('text/csv'),
  tsv: text('text/tab-separated-values'),
  tab: text('text/tab-separated-values'),
  txt: text('text/plain'),
  data: text('text/plain'),
  dat: text('text/plain'),
  prn: text('text/plain'),
  asc: text('text/plain'),
  md: text('text/markdown'),
  jsonl: text('application/jsonlines', 'application/x-ndjson'),
  ndjson: text('application/jsonlines', 'application/x-ndjson'),
  json: of('application/json', { isText: true, isUtf8: true }),
  geojson: of('application/geo+json', { isText: true, isUtf8: true }),
  topojson: of('application/json', { isText: true, isUtf8: true }),
  parquet,
  pq: parquet,
  arrow,
  arrows: of('application/vnd.apache.arrow.stream'),
  feather: arrow,
  ipc: arrow,
  xlsx: of('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  xlsm: of('application/vnd.ms-excel.sheet.macroenabled.12'),
  xls: of('application/vnd.ms-excel'),
  zip: of('application/zip'),
  gz: of('application/gzip'),
  png: drawn('image/png'),
  jpg: drawn('image/jpeg'),
  jpeg: drawn('image/jpeg'),
  webp: drawn('image/webp'),
  gif: drawn('image/gif'),
  heic: drawn('image/heic'),
  svg: drawn('image/svg+xml'),
  pdf: drawn('application/pdf'),
  xml: drawn('application/xml'),
  html: drawn('text/html'),
  htm: drawn('text/html'),
}

const UNKNOWN = 'application/octet-stream'

const mediaOf = (name: string): MediaType | undefined => ownOf(byEnding, endingOf(name))

/** The media type that the name of a file claims, by the names that readers of Croissant know. */
export const mediaTypeOf = (name: string): string => mediaOf(name)?.type ?? UNKNOWN

/** Whether the bytes of a file are text by its name, so that compression makes them smaller. */
export const isTextFile = (name: string): boolean => mediaOf(name)?.isText === true

/**
 * The `Content-Type` of a file that is sent: with its charset where that is known, and never a type that a browser would draw or run on
 * its own. A file whose name says nothing is text where it was read as a table with an encoding.
 */
export function sentTypeOf(name: string, encoding: Encoding | null): string {
  const media = mediaOf(name) ?? (encoding === null || kindOf(name) !== 'unknown' ? undefined : text('text/plain'))
  const type = media?.sent ?? UNKNOWN
  return media?.isText && !media.isUtf8 && encoding !== null ? `${type}; charset=${encoding}` : type
}
