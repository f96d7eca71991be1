import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the project. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url))

const notOurs = new Set(['node_modules', 'build', '.react-router', 'storybook-static', '.cache', '.data', '.vitest'])

/** Files under `base` that match a glob, with forward slashes, sorted; without installed and built files. */
export function filesLike(pattern: string | string[], base = root): string[] {
  return globSync(pattern, { cwd: base, exclude: (name) => notOurs.has(path.basename(name)) })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
}

/** Globs of the story files. */
export const storyGlobs = ['packages/*/src/**/*.stories.tsx', 'apps/*/app/**/*.stories.tsx']
