import path from 'node:path'
import { filesLike } from './repo.ts'

/** Folder names that do not describe their content. */
const saysNothing = new Set(['general', 'common', 'misc', 'utils', 'util', 'helpers', 'shared', 'lib'])

/** Most entries of a folder before it needs sub-folders. */
export const mostEntries = 40

/**
 * Folders exempt from the limit, because entries are looked up by name: migrations, decisions, texts by namespace, and components
 * of the library.
 */
const readByName = /^(apps\/api\/migrations(\/meta)?|packages\/ui\/src|docs\/decisions|locales\/[\w-]+)$/

/** Problems of the folders of these files (paths from the root): too many entries, or a vague name. */
export function folderProblems(files: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    for (let at = file; at !== '.'; at = path.posix.dirname(at)) {
      const folder = path.posix.dirname(at)
      entries.set(folder, (entries.get(folder) ?? new Set()).add(at))
    }
  }
  return [...entries].flatMap(([folder, inside]) => [
    ...(inside.size > mostEntries && !readByName.test(folder) ? [`${folder}: ${inside.size} entries`] : []),
    ...(saysNothing.has(path.posix.basename(folder)) ? [`${folder}: a name that says nothing`] : []),
  ])
}

/** Files of the project that are not generated. */
export const writtenFiles = (): string[] =>
  filesLike(['*', '{packages,apps,scripts,docs,locales,bench,e2e,testing,.storybook}/**/*.*'])
