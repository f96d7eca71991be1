import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import config from '../../dependency-cruiser.mjs'

/** The globs of `chromatic.config.json`, so that this list and Chromatic's agree. */
export interface ChangeRules {
  /** Files that no import leads to and every story may show: a change of one affects all. */
  externals: readonly string[]
  /** Files whose change is never seen. */
  untraced: readonly string[]
}

export type Affected =
  /** A change that every story may show. */
  { kind: 'all'; because: string } | { kind: 'some'; files: string[] }

/** What every story is shown with. */
const preview = /^\.storybook\/(preview|main)\.tsx?$/
const stories = /\.stories\.tsx$/
/** Versions of what is installed are in no import. */
const lockfile = 'pnpm-lock.yaml'

const escaped = (file: string) => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const matchesAny = (file: string, patterns: readonly string[]) =>
  patterns.some((pattern) => path.posix.matchesGlob(file, pattern))

/**
 * Story files that a change can be seen in: those that import a changed file, directly or through others. Imports of types
 * alone do not count.
 *
 * @param changed paths below `base`, with forward slashes
 */
export async function affectedStories(changed: readonly string[], rules: ChangeRules, base: string): Promise<Affected> {
  const seen = changed.filter((file) => !matchesAny(file, rules.untraced))
  const everywhere = seen.find((file) => file === lockfile || matchesAny(file, rules.externals))
  if (everywhere) return { kind: 'all', because: everywhere }
  if (seen.length === 0) return { kind: 'some', files: [] }

  const { output } = await cruise(
    ['packages', 'apps', '.storybook'],
    {
      baseDir: base,
      doNotFollow: config.options.doNotFollow,
      exclude: { path: '(^|/)(build|\\.react-router|baselines)/' },
      reaches: `^(${seen.map(escaped).join('|')})$`,
    },
    config.options.enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(output)
  const reached = output.modules.map(({ source }) => source)
  const shared = reached.find((file) => preview.test(file))
  if (shared) return { kind: 'all', because: seen.find((file) => reached.includes(file)) ?? shared }
  return { kind: 'some', files: reached.filter((file) => stories.test(file)).sort() }
}
