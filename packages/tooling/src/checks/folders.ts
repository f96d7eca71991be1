import path from 'node:path'
import { filesLike } from './repo.ts'

/** Names that say nothing about what is inside. */
const saysNothing = new Set(['general', 'common', 'misc', 'utils', 'util', 'helpers', 'shared', 'lib'])

/** More than this is a folder that wants sub-folders. */
export const mostEntries = 40

/** Folders read by name, not at a glance: one file per picture or migration, one folder per component of the library. */
const readByName = /^(\.storybook\/baselines\/[^/]+|apps\/api\/migrations(\/meta)?|packages\/ui\/src)$/

/** What is wrong with the folders of these files (paths from the root): too many entries, or a name that says nothing. */
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

/** Files of the project that people write. */
export const writtenFiles = (): string[] =>
  filesLike(['*', '{packages,apps,scripts,docs,locales,e2e,.storybook}/**/*.*'])
