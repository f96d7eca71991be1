/**
 * Writes packages/i18n/src/resources.ts: the types of all text keys, so that an unknown key does not compile.
 * `npm run generate` writes; with `--check` it fails when the file is stale.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
const namespaces = readdirSync(at('locales/zh-CN'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))
  .sort()

/** Turns a file name into an identifier: `api-docs` becomes `apiDocs`. */
const identifier = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const source = `// Written by npm run generate; do not edit.
import 'i18next'
${namespaces.map((name) => `import type ${identifier(name)} from '../../../locales/zh-CN/${name}.json'`).join('\n')}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: {
${namespaces.map((name) => `      ${name === identifier(name) ? name : `'${name}'`}: typeof ${identifier(name)}`).join('\n')}
    }
  }
}
`
const file = at('packages/i18n/src/resources.ts')
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== source) {
    process.stderr.write('packages/i18n/src/resources.ts is stale: run `npm run generate`\n')
    process.exit(1)
  }
} else writeFileSync(file, source)
