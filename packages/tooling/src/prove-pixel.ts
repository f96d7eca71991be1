// `npm run prove:pixel`: proves that the comparison detects one pixel. The stories of the button are compared unchanged, where
// no picture may differ, and with one more pixel of padding, where every picture of a button must differ.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pictureFailures, type VitestReport } from './checks/pictures/pictureFailures.ts'
import { expectedPictures, storiesIn } from './checks/pictures/pictures.ts'
import { root } from './checks/repo.ts'

const look = 'light-zh'
const stories = 'packages/ui/src/Button/Button.stories.tsx'
const pictures = expectedPictures(storiesIn(readFileSync(path.join(root, stories), 'utf8'), stories)).filter(
  (picture) => picture.startsWith(`${look}/`),
).length

/** Names of the stories whose picture differs. */
function differing(more: NodeJS.ProcessEnv): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'prove-pixel-'))
  const report = path.join(folder, 'report.json')
  try {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const args = ['run', '--project', look, stories, '--retry=0', '--reporter=json', `--outputFile=${report}`]
    spawnSync(process.execPath, [vitest, ...args], {
      cwd: root,
      env: { ...process.env, VITE_VISUAL: '1', ...more },
      stdio: 'ignore',
    })
    return pictureFailures(JSON.parse(readFileSync(report, 'utf8')) as VitestReport)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const asTheyAre = differing({})
const wider = differing({ ONE_PIXEL: '1' })
process.stdout.write(`${stories}, ${pictures} pictures in ${look}\n`)
process.stdout.write(`as they are:             ${asTheyAre.length} differ\n`)
process.stdout.write(`padding of 1 px more:    ${wider.length} differ\n`)
for (const name of wider) process.stdout.write(`  ${name}\n`)
if (asTheyAre.length > 0 || wider.length !== pictures) {
  process.stderr.write('A picture that should be equal is not, or one that should differ does not.\n')
  process.exitCode = 1
}
