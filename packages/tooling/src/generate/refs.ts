/**
 * Writes refs.ts and the folder refs, the browser's view of the contract: method, path and types without schemas (3.7 kB
 * instead of 103 kB). Each slug is a file, so that a page loads only the calls it uses.
 * `npm run generate` writes; with `--check` it fails when a file is stale.
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { allCalls } from '@shulei/contract/calls.ts'

const folder = fileURLToPath(new URL('../../../contract/src', import.meta.url))
const slugs = [...new Set(allCalls.map((entry) => entry.slug))].sort()
/** Wing of each slug, by its folder in the contract. */
const wingOf = Object.fromEntries(
  globSync('*/*/calls.ts', { cwd: folder }).map((file) => {
    const [wing, slug] = file.split(path.sep)
    return [slug, wing]
  }),
)
const value = ({ call }: (typeof allCalls)[number]) =>
  `{ ${[
    `method: '${call.method}'`,
    `path: '${call.path}'`,
    call.form ? 'form: true' : '',
    call.read ? 'read: true' : '',
    call.waitSeconds ? `waitSeconds: ${call.waitSeconds}` : '',
    call.select ? `select: { ${call.select.name}: '${call.select.value}' }` : '',
  ]
    .filter(Boolean)
    .join(', ')} }`

const written = '// Written by npm run generate; do not edit.\n'

const sourceOf = (slug: string) => `${written}import type { Ref } from '../ref.ts'
import type * as calls from '../${wingOf[slug]}/${slug}/calls.ts'

${allCalls
  .filter((entry) => entry.slug === slug)
  .map((entry) => `export const ${entry.name} = ${value(entry)} as Ref<typeof calls.${entry.name}>`)
  .join('\n')}
`

const files: Record<string, string> = {
  'refs.ts': `${written}/** Every call as the browser knows it: its address and, as types only, its arguments and answer. */
export * as refs from './refs/all.ts'
`,
  'refs/all.ts': `${written}${slugs.map((slug) => `export * from './${slug}.ts'`).join('\n')}\n`,
  ...Object.fromEntries(slugs.map((slug) => [`refs/${slug}.ts`, sourceOf(slug)])),
}

const read = (name: string) => {
  const file = path.join(folder, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
const left = existsSync(path.join(folder, 'refs'))
  ? readdirSync(path.join(folder, 'refs')).filter((name) => !(`refs/${name}` in files))
  : []

if (process.argv.includes('--check')) {
  const stale = Object.entries(files).flatMap(([name, source]) => (read(name) === source ? [] : [name]))
  if (stale.length + left.length > 0) {
    process.stderr.write(`${[...stale, ...left].join(', ')}: stale, run \`npm run generate\`\n`)
    process.exit(1)
  }
} else {
  mkdirSync(path.join(folder, 'refs'), { recursive: true })
  for (const name of left) rmSync(path.join(folder, 'refs', name))
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source)
}
