import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { inlineFacades } from './facades.ts'

type Output = Rolldown.RolldownOutput['output'][number]

const codeOf = (output: readonly Output[]) =>
  Object.fromEntries(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])))

/** Runs a built file beside the others, and answers its exports. */
async function run(files: Readonly<Record<string, string>>, start: string): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'facades-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code)
  return import(/* @vite-ignore */ pathToFileURL(path.join(folder, start)).href)
}

/** Builds modules of the given sources for a browser, in groups by their first letters. */
async function built(modules: Readonly<Record<string, string>>, groups: string[]): Promise<Output[]> {
  const sources: Plugin = {
    name: 'sources',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => modules[id.slice(1)] ?? null,
  }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sources, inlineFacades()],
    build: {
      write: false,
      manifest: true,
      modulePreload: false,
      rollupOptions: {
        input: { entry: 'app/entry.client.tsx', page: 'page' },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-1.js',
          codeSplitting: {
            groups: groups.map((name) => ({
              name,
              test: (id: string) => id.startsWith(`\0${name}`),
              includeDependenciesRecursively: false,
            })),
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return output
}

const modules = {
  'app/entry.client.tsx': "export { title } from 'site'",
  site: "import library from 'vendor'; import 'vendor-two'; export const title = library.name + ' and ' + globalThis.two",
  page: `import library from 'vendor'; import * as words from 'words'; export const text = library.name + JSON.stringify(words)`,
  words: 'export const one = 1; export const two = 2',
  vendor: "exports.name = 'library'",
  'vendor-two': 'exports.name = globalThis.two = 2',
}

test('the helpers of the bundler stand in the vendor file, and every file still runs', async () => {
  const output = await built(modules, ['vendor', 'site'])
  const files = codeOf(output)
  expect(Object.keys(files)).not.toContain('rolldown-runtime-1.js')
  expect(files['vendor-1.js']).toContain('rolldown$')
  expect((await run(files, 'entry.js')).title).toBe('library and 2')
  expect((await run(files, 'page.js')).text).toBe('library{"one":1,"two":2}')
})

test('the manifest names the file of the site as that of the entry', async () => {
  const output = await built(modules, ['vendor', 'site'])
  const manifest = output.find(({ fileName }) => fileName === '.vite/manifest.json') as Rolldown.OutputAsset
  expect(JSON.parse(String(manifest.source))['app/entry.client.tsx']).toMatchObject({
    file: 'site-1.js',
    imports: ['_vendor-1.js'],
  })
})

test('importers of a facade import the file behind it, and the facade is removed', async () => {
  const files = {
    'page.js': 'export const load = () => import("./dialog-1.js")',
    'other.js': 'export const load = () => import(`./dialog-1.js`)',
    'dialog-1.js': 'export{t as Dialog,n as Note}from"./menus-2.js";',
    'menus-2.js': 'const a="dialog",b="note",c="menu";export{c as Menu,b as n,a as t};',
  }
  const chunks = Object.entries(files).map(([fileName, code]) => {
    const isFacade = fileName === 'dialog-1.js'
    return [
      fileName,
      { type: 'chunk', name: '', fileName, code, imports: [], isEntry: false, isDynamicEntry: isFacade },
    ]
  })
  const bundle: Rolldown.OutputBundle = Object.fromEntries(chunks)
  const hook = inlineFacades()[0]?.generateBundle as { handler: (options: unknown, bundle: unknown) => void }
  hook.handler({}, bundle)
  expect(Object.keys(bundle)).toEqual(['page.js', 'other.js', 'menus-2.js'])
  for (const start of ['page.js', 'other.js']) {
    const { load } = await run(codeOf(Object.values(bundle)), start)
    expect(await (load as () => Promise<unknown>)()).toEqual({ Dialog: 'dialog', Note: 'note' })
  }
})

test('a file that needs the helpers without the vendor file stops the build', async () => {
  const page = "import * as words from 'words'; export const text = JSON.stringify(words)"
  await expect(built({ ...modules, page }, ['vendor', 'site', 'words'])).rejects.toThrow('without vendor')
})
