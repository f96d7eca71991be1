import path from 'node:path'
import { filesLike } from './repo.ts'

/**
 * Components without stories. A component is a folder of `packages/{ui,features,layouts}/src` with a `.tsx` file of the same
 * name; its stories are in `<Name>.stories.tsx` beside it.
 */
export function componentsWithoutStories(files: readonly string[]): string[] {
  const all = new Set(files)
  return files
    .filter((file) => path.posix.basename(file) === `${path.posix.basename(path.posix.dirname(file))}.tsx`)
    .map((file) => file.replace(/\.tsx$/, '.stories.tsx'))
    .filter((stories) => !all.has(stories))
}

/** Source files of all components and their stories. */
export const componentFiles = (): string[] => filesLike('packages/{ui,features,layouts}/src/**/*.tsx')
