// `npm run stories:affected [base]`: lists the stories that may show a change, without network and without a build. The change
// covers commits since the common ancestor with `base` (default main), the working tree and new files. With `--files` prints
// only the story files, one per line, for `npm test -- --changed`.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { affectedSince } from './checks/changes.ts'
import { expectedPictures, storiesIn, storyFiles } from './checks/pictures/pictures.ts'
import { root } from './checks/repo.ts'

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

const { values, positionals } = parseArgs({ allowPositionals: true, options: { files: { type: 'boolean' } } })
const [base = 'main'] = positionals
try {
  const affected = await affectedSince(base)
  const files = affected.kind === 'all' ? storyFiles() : affected.files
  if (values.files) process.stdout.write(files.map((file) => `${file}\n`).join(''))
  else {
    if (affected.kind === 'all') process.stdout.write(`All stories, because of ${affected.because}:\n`)
    list(files)
  }
} catch (error) {
  // git has already printed its error.
  if (!(error instanceof Error && 'status' in error)) throw error
  process.stderr.write(`"${base}" is nothing that git can compare with.\n`)
  process.exitCode = 2
}
