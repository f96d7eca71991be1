import { pageSlugs } from '@shulei/domain/publish/content/kinds.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { staleWhileRevalidate } from '../../../platform/stale-while-revalidate.ts'
import type { Content } from './read/content.ts'
import { builtInFolder, type ContentFiles, readContentFolder } from './read/folder.ts'
import { parseContent } from './read/parse.ts'
import {
  type ActiveVersion,
  activateVersion,
  findActive,
  findFiles,
  findVersions,
  saveVersion,
  type VersionHead,
} from './versions.repo.ts'

export interface LoadedContent {
  version: ActiveVersion
  content: Content
  /** Hash of each picture by its name. */
  pictures: Readonly<Record<string, string>>
}

/** The folder of this installation: CONTENT_DIR, else the built-in one. */
const folderOf = ({ contentDir }: Platform['config']) => contentDir ?? builtInFolder

/** Checks a folder: its files, and the problems of those that cannot be used. Throws `ContentFolderError`. */
export function checkFolder(folder: string): { files: ContentFiles; problems: string[] } {
  const files = readContentFolder(folder)
  const pictures = Object.fromEntries(Object.entries(files.pictures).map(([name, { hash }]) => [name, hash]))
  return { files, problems: parseContent({ files: files.texts, pictures }).problems }
}

/** Puts the files of a folder on the site, in one transaction. */
export const publishFiles = (
  db: Database,
  files: ContentFiles,
  how: { source: VersionHead['source']; at: Date },
): Promise<number> => db.transaction((tx) => saveVersion(tx, files, how))

/** Puts an older version on the site; false when there is none of this id. */
export const restoreVersion = (db: Database, id: number, at: Date): Promise<boolean> =>
  db.transaction((tx) => activateVersion(tx, id, at))

export { findVersions }

/**
 * The version on the site. A site without one takes the folder of its configuration, and a newer release of this software replaces
 * its own older texts; texts of an operator stay.
 */
async function activeVersion({ db, config, clock }: Platform, isFirst: boolean): Promise<ActiveVersion> {
  const active = await findActive(db)
  if (active && !(isFirst && active.source === 'built-in' && config.contentDir === null)) return active
  const files = readContentFolder(folderOf(config))
  if (active?.hash === files.hash) return active
  const source = config.contentDir === null ? 'built-in' : 'operator'
  await publishFiles(db, files, { source, at: new Date(clock()) })
  const stored = await findActive(db)
  if (!stored) throw new Error('no version of the content was stored')
  return stored
}

/** Adds the built-in pages and questions that the folder of an operator lacks, because the site links to every page. */
function withAllPages(content: Content): Content {
  const hasQuestions = content.faq['zh-CN'].length > 0
  if (hasQuestions && pageSlugs.every((slug) => content.pages.has(slug))) return content
  const builtIn = parseContent({ files: readContentFolder(builtInFolder).texts, pictures: {} }).content
  const pages = new Map([...builtIn.pages, ...content.pages])
  return { ...content, pages, faq: hasQuestions ? content.faq : builtIn.faq }
}

/** Activities that a demonstration simulates exist nowhere else. */
const withoutSimulated = (content: Content): Content => ({
  ...content,
  activities: content.activities.filter(({ isSimulated }) => !isSimulated),
})

const parsed = new WeakMap<Platform, LoadedContent>()

async function load(platform: Platform): Promise<LoadedContent> {
  const known = parsed.get(platform)
  const version = await activeVersion(platform, !known)
  const { id, isDemonstration } = version
  if (known?.version.id === id && known.version.isDemonstration === isDemonstration) return known
  const found = await findFiles(platform.db, id)
  if (!found) throw new Error(`version ${id} of the content is gone`)
  const { content, problems } = parseContent(found)
  for (const problem of problems) platform.log.warn({ problem, version: id }, 'content')
  const whole = withAllPages(content)
  const loaded = { version, content: isDemonstration ? whole : withoutSimulated(whole), pictures: found.pictures }
  parsed.set(platform, loaded)
  return loaded
}

/** Longest time until a process shows a version that another process put on the site, milliseconds. */
const CACHE_MS = 3000

/** The texts of the site; one short statement every few seconds. */
export const contentOf = staleWhileRevalidate(load, () => CACHE_MS)
