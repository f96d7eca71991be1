import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** `export{a as B}from"./x.js";` and nothing else. */
const facade = /^export\{(?<exports>[^}]*)\}from"\.\/(?<file>[^"]+)";?$/
/** The helpers that the bundler puts into a file of their own. */
const runtimeName = 'rolldown-runtime'
const vendorName = 'vendor'
/** Names of the helpers in the vendor file: no minifier makes such. */
const shared = (name: string) => `rolldown$${name}`

/** `a as b, c` as pairs of outer and inner name. */
const pairsOf = (list: string) =>
  list
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => part.trim().split(/\s+as\s+/))
    .map(([from = '', to = from]) => ({ from, to }))

const baseOf = (file: string) => file.replace(/^.*\//, '')

/** The expression that stands for `import("./facade.js")`. */
function directImport(code: string): string | undefined {
  const { file, exports = '' } = facade.exec(code.trim())?.groups ?? {}
  return file && `import("./${file}").then(e=>({${pairsOf(exports).map(({ from, to }) => `${to}:e.${from}`)}}))`
}

/** What a chunk that only passes on another one's exports costs is a request: its importers ask for the other one. */
function withoutFacades(bundle: Rolldown.OutputBundle, chunks: Chunk[]) {
  for (const chunk of chunks) {
    const direct = chunk.isDynamicEntry && !chunk.isEntry ? directImport(chunk.code) : undefined
    if (direct === undefined) continue
    const asked = new RegExp(`import\\((["'\`])\\./${baseOf(chunk.fileName)}\\1\\)`, 'g')
    for (const importer of chunks) if (asked.test(importer.code)) importer.code = importer.code.replace(asked, direct)
    delete bundle[chunk.fileName]
  }
}

/**
 * Puts the bundler's helpers into the vendor file, which every file that needs them loads anyway. The names of files stay true: each
 * has the vendor file's hash in its own, and that one the helpers'.
 * @throws {Error} when a file has the helpers without the vendor file
 */
function withoutRuntime(bundle: Rolldown.OutputBundle, chunks: Chunk[]) {
  const runtime = chunks.find(({ name }) => name === runtimeName)
  const vendor = chunks.find(({ name }) => name === vendorName)
  if (!runtime || !vendor) return
  const asked = new RegExp(`import\\{([^}]*)\\}from"\\./${baseOf(runtime.fileName)}";?`)
  const [body = '', exported = ''] = runtime.code.split(/export\{([^}]*)\};?\s*$/)
  const helpers = pairsOf(exported)
  for (const chunk of chunks) {
    const names = asked.exec(chunk.code)?.[1]
    if (names === undefined || chunk === vendor) continue
    if (!chunk.imports.includes(vendor.fileName))
      throw new Error(`${chunk.fileName} needs the helpers and not ${vendorName}`)
    const list = pairsOf(names).map(({ from, to }) => `${shared(from)} as ${to}`)
    chunk.code = chunk.code.replace(asked, `import{${list}}from"./${baseOf(vendor.fileName)}";`)
  }
  const own = pairsOf(asked.exec(vendor.code)?.[1] ?? '').map(({ from, to }) => `${to}=${shared(from)}`)
  const made = helpers.map(({ from, to }) => `${to}:${from}`)
  const kept = helpers.map(({ to }) => `${to}:${shared(to)}`)
  const head = `const{${kept}}=(()=>{${body};return{${made}}})()${own.length > 0 ? `,${own}` : ''};`
  const exports = `export{${helpers.map(({ to }) => shared(to))}};`
  vendor.code = `${head}${vendor.code.replace(asked, '')}${exports}`
  delete bundle[runtime.fileName]
}

interface ManifestEntry {
  file: string
  src?: string
  imports?: string[]
}

/** The entry is in the file of the site, and its own file only loads that one: pages are told to load that one at once. */
function pointEntryAt(manifest: Record<string, ManifestEntry>, entry: string) {
  const known = manifest[entry]
  const site = manifest[known?.imports?.find((name) => /^_site-/.test(name)) ?? '']
  if (known && site) manifest[entry] = { ...known, file: site.file, imports: site.imports ?? [] }
}

/** Takes away the files that the bundler makes only to pass something on: each of them would cost every page a request. */
export function inlineFacades(): Plugin[] {
  const applyToEnvironment = ({ name }: { name: string }) => name === 'client'
  const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk')
  return [
    {
      name: 'inline-facades',
      apply: 'build',
      applyToEnvironment,
      generateBundle: {
        // before Vite writes down what each import has to load
        order: 'pre',
        handler(_, bundle) {
          withoutFacades(bundle, chunksOf(bundle))
          withoutRuntime(bundle, chunksOf(bundle))
        },
      },
    },
    {
      name: 'inline-entry',
      apply: 'build',
      enforce: 'post',
      applyToEnvironment,
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const file = bundle['.vite/manifest.json']
          if (file?.type !== 'asset') return
          const manifest = JSON.parse(String(file.source))
          pointEntryAt(manifest, 'app/entry.client.tsx')
          file.source = JSON.stringify(manifest)
        },
      },
    },
  ]
}
