// `npm run bench`: every figure of the product, ratios taken in one run. `npm run bench pages` runs only the named one.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { at, build, install, orEnd, pinnedNode } from './workspace.mjs'

orEnd(install)
orEnd(build)
const node = orEnd(pinnedNode)
/** Files of the API's folder that are benches; the others are their helpers. */
const isTimed = (name) => ['scoring.ts', 'ranking.ts', 'messages.ts'].includes(name)

const benches = Object.fromEntries(
  ['bench', 'apps/api/bench'].flatMap((folder) =>
    readdirSync(at(folder))
      .filter((name) => (folder === 'bench' ? name.endsWith('.ts') : isTimed(name)))
      .map((name) => [name.replace(/(\.bench)?\.ts$/, ''), at(`${folder}/${name}`)]),
  ),
)
const asked = process.argv.slice(2)
for (const [name, file] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  process.stdout.write(`\n== ${name}\n`)
  const { status } = spawnSync(node, [file], { cwd: at('.'), stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
