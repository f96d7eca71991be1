import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** A file that only passes on exports of another file: `export{a as B}from"./x.js";`. */
const facade = /^export\{(?<exports>[^}]*)\}from"\.\/(?<file>[^"]+)";?$/
/** Name of the file for the bundler's helpers, such as the one that makes an object of a module's exports. */
const runtimeName = 'rolldown-runtime'
const vendorName = 'vendor'
/** Name of a helper in the vendor file. The dollar sign keeps it apart from the names that the minifier makes. */
const shared = (name: string) => `rolldown$${name}`

/** The pairs of a list such as `a as b, c`; a name without `as` stands on both sides. */
const pairsOf = (list: string) =>
  list
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => part.trim().split(/\s+as\s+/))
    .map(([from = '', to = from]) => ({ from, to }))

const baseOf = (file: string) => file.replace(/^.*\//, '')

/** The expression that replaces `import("./facade.js")`; undefined for the code of a file that is no facade. */
function directImport(code: string): string | undefined {
  const { file, exports = '' } = facade.exec(code.trim())?.groups ?? {}
  return file && `import("./${file}").then(e=>({${pairsOf(exports).map(({ from, to }) => `${to}:e.${from}`)}}))`
}

/** Removes facades: each would cost a request. Their importers then import the file behind the facade. */
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
 * Moves the bundler's helpers into the vendor file, because every file that needs the helpers imports the vendor file anyway. The
 * hashes in the names of files stay correct: the vendor file's covers the helpers, and those of its importers cover the vendor file's.
 * @throws {Error} when a file imports the helpers without the vendor file
 */
function withoutRuntime(bundle: Rolldown.OutputBundle, chunks: Chunk[]) {
  const runtime = chunks.find(({ name }) => name === runtimeName)
  const vendor = chunks.find(({ name }) => name === vendorName)
  if (!runtime || !vendor) return
  // A file that uses no helper itself imports the file of the helpers without a list of names.
  const asked = new RegExp(`import(?:\\{([^}]*)\\}from)?"\\./${baseOf(runtime.fileName)}";?`)
  const [body = '', exported = ''] = runtime.code.split(/export\{([^}]*)\};?\s*$/)
  const helpers = pairsOf(exported)
  for (const chunk of chunks) {
    const found = asked.exec(chunk.code)
    if (!found || chunk === vendor) continue
    if (!chunk.imports.includes(vendor.fileName))
      throw new Error(`${chunk.fileName} needs the helpers without ${vendorName}`)
    const list = pairsOf(found[1] ?? '').map(({ from, to }) => `${shared(from)} as ${to}`)
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

/** Names the file of the site as that of the entry, because the entry's own file only imports it: pages then load it at once. */
function pointEntryAt(manifest: Record<string, ManifestEntry>, entry: string) {
  const known = manifest[entry]
  const site = manifest[known?.imports?.find((name) => /^_site-/.test(name)) ?? '']
  if (known && site) manifest[entry] = { ...known, file: site.file, imports: site.imports ?? [] }
}

/** Removes the files in which the bundler only passes something on, because each of them would cost every page a request. */
export function inlineFacades(): Plugin[] {
  const applyToEnvironment = ({ name }: { name: string }) => name === 'client'
  const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk')
  return [
    {
      name: 'inline-facades',
      apply: 'build',
      applyToEnvironment,
      generateBundle: {
        // before Vite lists the files that each dynamic import loads
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
