import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCsv, type Table } from '../competition-folder/csv.ts'
import { joinTexts, parseText } from '../competition-folder/texts.ts'
import type { Slug } from './calendar.ts'
import type { Card, Level, TableName } from './card.ts'
import { contentFolder, readCard, readTableBytes } from './content-folder.ts'

/** A committed competition: its card, its texts and its tables. */
export interface Content {
  slug: Slug
  card: Card
  text: ReturnType<typeof joinTexts>
  /** The texts as they are written, by file name. */
  sources: Record<string, string>
  /** Uncompressed bytes of a table. */
  bytes(name: TableName): Buffer
  baseline(level: Level): Table
}

/** Reads a competition's folder. @throws Error when a part is missing. */
export function readContent(slug: Slug): Content {
  const folder = join(contentFolder, slug)
  const sources = Object.fromEntries(
    ['text.zh-CN.md', 'text.en-US.md'].map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  const text = (lang: string) => parseText(sources[`text.${lang}.md`] ?? '')
  const bytes = (name: TableName) => readTableBytes(folder, name)
  return {
    slug,
    card: readCard(folder),
    text: joinTexts(text('zh-CN'), text('en-US')),
    sources,
    bytes,
    baseline: (level) => parseCsv(bytes(`baselines/${level}`).toString('utf8')),
  }
}
