/**
 * Writes refs.ts, the browser's view of the contract: method, path and types, but none of the schemas (3.7 kB against 103 kB).
 * `pnpm generate` writes; with `--check` it fails when the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allCalls } from '@shulei/contract/calls.ts'

const slugs = [...new Set(allCalls.map((entry) => entry.slug))].sort()
const value = ({ call }: (typeof allCalls)[number]) =>
  `{ ${[
    `method: '${call.method}'`,
    `path: '${call.path}'`,
    call.form ? 'form: true' : '',
    call.read ? 'read: true' : '',
    call.select ? `select: { ${call.select.name}: '${call.select.value}' }` : '',
  ]
    .filter(Boolean)
    .join(', ')} }`

const source = `// Written by pnpm generate; do not edit.
import type { Ref } from './ref.ts'
${slugs.map((slug) => `import type * as ${slug} from './${slug}/calls.ts'`).join('\n')}

/** What the browser knows of each call: where it lives, and (in types only) what it takes and answers. */
export const refs = {
${allCalls.map((entry) => `  ${entry.name}: ${value(entry)} as Ref<typeof ${entry.slug}.${entry.name}>,`).join('\n')}
}
`
const file = fileURLToPath(new URL('../../../contract/src/refs.ts', import.meta.url))
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== source) {
    process.stderr.write('refs.ts is stale: run `pnpm generate`\n')
    process.exit(1)
  }
} else writeFileSync(file, source)
