import path from 'node:path'
import { filesLike } from './repo.ts'

/**
 * Components without stories. A component is a folder of `packages/{ui,features,layouts}/src` that holds a `.tsx` of its own
 * name; its stories lie beside it as `<Name>.stories.tsx`.
 */
export function componentsWithoutStories(files: readonly string[]): string[] {
  const all = new Set(files)
  return files
    .filter((file) => path.posix.basename(file) === `${path.posix.basename(path.posix.dirname(file))}.tsx`)
    .map((file) => file.replace(/\.tsx$/, '.stories.tsx'))
    .filter((stories) => !all.has(stories))
}

/** The source of all components and their stories. */
export const componentFiles = (): string[] => filesLike('packages/{ui,features,layouts}/src/**/*.tsx')
