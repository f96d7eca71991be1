import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { ownSheets } from './own-sheets.ts'

/** Modules of a site: two pages and a part on intent, whose scripts share a file, as do the styles of its two modules. */
const sources: Readonly<Record<string, string>> = {
  'first.js': `import { a } from 'shared-a.js'; import 'first.css'; export const page = () => [a, import('later.js')]`,
  'second.js': `import { b } from 'shared-b.js'; export const page = () => b`,
  'later.js': `import { b } from 'shared-b.js'; export const part = [b]`,
  'shared-a.js': `import 'a.css'; export const a = 'a'`,
  'shared-b.js': `import 'b.css'; export const b = 'b'`,
  'first.css': '.first { color: red }',
  'a.css': '.a { color: green }',
  'b.css': '.b { color: blue }',
}

/** The style sheets of each file in the manifest of a build. */
async function sheets(): Promise<Record<string, string[]>> {
  const plugin: Plugin = {
    name: 'sources',
    resolveId: (id) => (id in sources ? `/site/${id}` : null),
    load: (id) => sources[id.replace('/site/', '')] ?? null,
  }
  const group = (name: string, test: RegExp) => ({ name, test, includeDependenciesRecursively: false })
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin, ownSheets()],
    build: {
      write: false,
      manifest: true,
      modulePreload: false,
      rollupOptions: {
        input: { first: 'first.js', second: 'second.js' },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
          codeSplitting: {
            groups: [group('shared', /shared-.\.js$/), group('green', /\/a\.css$/), group('blue', /\/b\.css$/)],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput
  const manifest = output.find(({ fileName }) => fileName === '.vite/manifest.json')
  if (manifest?.type !== 'asset') throw new Error('the build has no manifest')
  const files = Object.values(JSON.parse(String(manifest.source)) as Record<string, { file: string; css?: string[] }>)
  return Object.fromEntries(files.filter(({ file }) => file.endsWith('.js')).map(({ file, css = [] }) => [file, css]))
}

test('a page and a part on intent have the sheets of their own modules, those of imported modules first', async () => {
  expect(await sheets()).toEqual({
    'first.js': ['green.css', 'first.css'],
    'second.js': ['blue.css'],
    'later.js': ['blue.css'],
    'shared.js': [],
  })
})
