// `npm run pictures [base]`: writes a page that shows which pictures differ from those of the common ancestor with `base`
// (default main). The affected stories are drawn now; pictures of the base come from the cache, or are drawn again in a
// working tree of that commit. `npm run pictures -- --tidy` takes stories that are gone out of the lists. New pictures are
// accepted by `vitest … -u`, see docs/design-system.md.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readAccessible, writeAccessible } from '../../../.storybook/accessible/list.ts'
import { changeManifest, parseManifest } from '../../../.storybook/pictures/manifest.ts'
import { pictureCache, pictureFile } from '../../../.storybook/pictures/pixels.ts'
import { affectedSince, commonCommit, git } from './checks/changes.ts'
import { comparison, type PictureChange, pictureChanges } from './checks/pictures/pictureChanges.ts'
import { expectedPictures, storiesIn, storiesOfProject, storyFiles } from './checks/pictures/pictures.ts'
import { root } from './checks/repo.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { tidy: { type: 'boolean' } } })
const say = (line: string) => process.stdout.write(`${line}\n`)

function tidy() {
  const stories = storiesOfProject()
  const ids = new Set(stories.map(({ id }) => id))
  writeAccessible(new Map([...readAccessible()].filter(([name]) => ids.has(name.slice(name.indexOf('/') + 1)))))
  const wanted = new Set(expectedPictures(stories))
  changeManifest((manifest) => {
    const pictures = new Map([...manifest.pictures].filter(([name]) => wanted.has(name)))
    say(`${manifest.pictures.size - pictures.size} pictures without a story are out of the manifest.`)
    return { ...manifest, pictures }
  })
}

async function compare(base: string) {
  const commit = commonCommit(base)
  const affected = await affectedSince(base)
  const files = affected.kind === 'all' ? storyFiles() : affected.files
  if (files.length === 0) return say('No story can show the change.')

  say(`Drawing the stories of ${files.length} files …`)
  const now = draw(root, files)
  const { pictures: before } = manifestOf(commit)
  const changes = pictureChanges(before, now, namesOf(files))
  const lost = changes.filter(({ before }) => before && !existsSync(pictureFile(before)))
  if (lost.length > 0) drawAt(commit, lost)
  if (changes.length === 0) return say('No picture differs.')

  const page = path.join(pictureCache, 'comparison.html')
  writeFileSync(page, comparison(changes, commit))
  say(`${changes.length} pictures differ: ${page}`)
}

function manifestOf(commit: string) {
  if (git('ls-tree', commit, '.storybook/pictures.txt') === '') {
    throw new Error(`${commit.slice(0, 8)} is older than the manifest of pictures: nothing can be compared with it.`)
  }
  return parseManifest(git('show', `${commit}:.storybook/pictures.txt`))
}

/** Names of the pictures that these files require now. */
const namesOf = (files: readonly string[]) =>
  expectedPictures(files.flatMap((file) => storiesIn(readFileSync(path.join(root, file), 'utf8'), file)))

/** Draws the stories of these files in all looks and returns the fingerprints. */
function draw(tree: string, files: readonly string[]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  const drawn = path.join(folder, 'drawn.txt')
  try {
    mkdirSync(pictureCache, { recursive: true })
    const args = ['run', ...['unit', 'api', 'e2e'].map((name) => `--project=!${name}`), ...files]
    spawnSync(process.execPath, [path.join(tree, 'node_modules/vitest/vitest.mjs'), ...args, '--reporter=dot'], {
      cwd: tree,
      env: { ...process.env, VITE_VISUAL: '1', PICTURES_DRAWN: drawn, PICTURES_CACHE: pictureCache },
      stdio: 'ignore',
    })
    if (!existsSync(drawn)) throw new Error(`No picture was drawn in ${tree}: run these files with vitest to see why.`)
    return parseManifest(readFileSync(drawn, 'utf8')).pictures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Draws pictures of a commit in a working tree of its own, so that they are in the cache. */
function drawAt(commit: string, lost: readonly PictureChange[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-base-'))
  const tree = path.join(folder, 'tree')
  try {
    git('worktree', 'add', '--quiet', '--detach', tree, commit)
    say(`Drawing ${lost.length} pictures of ${commit.slice(0, 8)} …`)
    const install = `import('${path.join(tree, 'scripts/workspace.mjs')}').then(({ install }) => install())`
    spawnSync(process.execPath, ['--eval', install], { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] })
    const ids = new Set(lost.map(({ name }) => name.split('/')[1]))
    const holds = (file: string) => {
      const source = readFileSync(path.join(tree, file), 'utf8')
      return storiesIn(source, file).some(({ id }) => ids.has(id))
    }
    draw(tree, storyFiles(tree).filter(holds))
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true, force: true })
  }
}

if (values.tidy) tidy()
else await compare(positionals[0] ?? 'main')
