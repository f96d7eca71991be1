// `pnpm stories:affected [base]`: the stories that a change can be seen in, without network and without a build. The change is
// everything since the common ancestor with `base` (main, unless given): commits, the working tree and new files.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { affectedStories } from './checks/affectedStories.ts'
import { expectedPictures, storiesIn, storyFiles } from './checks/baselines.ts'
import { root } from './checks/repo.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const lines = (text: string) => (text === '' ? [] : text.split('\n'))

function changedSince(base: string): string[] {
  const start = git('merge-base', base, 'HEAD')
  const tracked = lines(git('-c', 'core.quotePath=false', 'diff', '--name-only', start))
  return [...tracked, ...lines(git('-c', 'core.quotePath=false', 'ls-files', '--others', '--exclude-standard'))]
}

function list(files: readonly string[]) {
  let [count, pictures] = [0, 0]
  for (const file of files) {
    const stories = storiesIn(readFileSync(path.join(root, file), 'utf8'), file)
    count += stories.length
    pictures += expectedPictures(stories).length
    process.stdout.write(`${file}\n${stories.map(({ id }) => `  ${id}\n`).join('')}`)
  }
  process.stdout.write(`${count} stories in ${files.length} files, ${pictures} pictures\n`)
}

const base = process.argv[2] ?? 'main'
const { externals, untraced } = JSON.parse(readFileSync(path.join(root, 'chromatic.config.json'), 'utf8'))
try {
  const affected = await affectedStories(changedSince(base), { externals, untraced }, root)
  if (affected.kind === 'all') process.stdout.write(`All stories, because of ${affected.because}:\n`)
  list(affected.kind === 'all' ? storyFiles() : affected.files)
} catch (error) {
  // git has said why on its own
  if (!(error instanceof Error && 'status' in error)) throw error
  process.stderr.write(`"${base}" is nothing that git can compare with.\n`)
  process.exitCode = 2
}
