import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import config from '../../dependency-cruiser.mjs'
import { filesLike } from './repo.ts'

/** The globs of `chromatic.config.json`, shared so that our list of stories agrees with Chromatic's. */
export interface ChangeRules {
  /** Files without an import path to stories that every story may show: a change affects all stories. */
  externals: readonly string[]
  /** Files whose change is never visible. */
  untraced: readonly string[]
}

export type Affected =
  /** The change may be visible in every story. */
  { kind: 'all'; because: string } | { kind: 'some'; files: string[] }

/** Files that take part in every story. */
const preview = /^\.storybook\/(preview|main)\.tsx?$/
const stories = /\.stories\.tsx$/
/** No import records versions of installed packages. */
const lockfile = 'pnpm-lock.yaml'

/** Reads the import graph of the source. */
const cruised = (base: string, from: string[], options: Partial<Parameters<typeof cruise>[1]> = {}) =>
  cruise(
    from,
    {
      baseDir: base,
      doNotFollow: config.options.doNotFollow,
      exclude: { path: '(^|/)(build|\\.react-router)/' },
      ...options,
    },
    config.options.enhancedResolveOptions,
  )

const escaped = (file: string) => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const matchesAny = (file: string, patterns: readonly string[]) =>
  patterns.some((pattern) => path.posix.matchesGlob(file, pattern))

/**
 * Story files in which a change may be visible: those that import a changed file, directly or through others. Type-only
 * imports do not count.
 *
 * @param changed paths below `base`, with forward slashes
 */
export async function affectedStories(changed: readonly string[], rules: ChangeRules, base: string): Promise<Affected> {
  const seen = changed.filter((file) => !matchesAny(file, rules.untraced))
  const everywhere = seen.find((file) => file === lockfile || matchesAny(file, rules.externals))
  if (everywhere) return { kind: 'all', because: everywhere }
  if (seen.length === 0) return { kind: 'some', files: [] }

  const { output } = await cruised(base, ['packages', 'apps', '.storybook'], {
    reaches: `^(${seen.map(escaped).join('|')})$`,
  })
  if (typeof output === 'string') throw new Error(output)
  const reached = output.modules.map(({ source }) => source)
  const shared = reached.find((file) => preview.test(file))
  if (shared) return { kind: 'all', because: seen.find((file) => reached.includes(file)) ?? shared }
  return { kind: 'some', files: reached.filter((file) => stories.test(file)).sort() }
}

/**
 * Files that styles import, directly or through others, and that `rules.externals` does not name. Styles are compiled
 * separately, so Chromatic cannot trace a change through such an import to the stories.
 *
 * @param base the folder whose `packages`, `apps` and `.storybook` are read
 */
export async function untracedStyleImports(rules: ChangeRules, base: string): Promise<string[]> {
  const { output } = await cruised(base, filesLike('{packages,apps}/**/*.css.ts', base))
  if (typeof output === 'string') throw new Error(output)
  const importsOf = new Map(
    output.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  )
  const found = new Set<string>()
  const follow = (file: string) => {
    for (const imported of importsOf.get(file) ?? []) {
      if (found.has(imported) || imported.includes('node_modules/') || !importsOf.has(imported)) continue
      found.add(imported)
      follow(imported)
    }
  }
  for (const file of importsOf.keys()) if (file.endsWith('.css.ts')) follow(file)
  return [...found].filter((file) => !matchesAny(file, rules.externals)).sort()
}
