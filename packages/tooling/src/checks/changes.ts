import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Affected, affectedStories, type ChangeRules } from './affectedStories.ts'
import { root } from './repo.ts'

export const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).trim()

const lines = (text: string) => (text === '' ? [] : text.split('\n'))

/** Common ancestor of HEAD and `base`. Throws git's own error for an unknown branch or commit. */
export const commonCommit = (base: string): string => git('merge-base', base, 'HEAD')

/** Files changed since the common ancestor: committed, in the working tree, and new. */
export const changedSince = (base: string): string[] => [
  ...lines(git('diff', '--name-only', commonCommit(base))),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
]

/** The rules of `chromatic.config.json`. */
export function changeRules(): ChangeRules {
  const { externals, untraced } = JSON.parse(readFileSync(path.join(root, 'chromatic.config.json'), 'utf8'))
  return { externals, untraced }
}

/** Story files that the change since the common ancestor with `base` may affect. */
export const affectedSince = (base: string): Promise<Affected> =>
  affectedStories(changedSince(base), changeRules(), root)
