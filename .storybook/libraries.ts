import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** Files that no story loads: styles are compiled away, tests and servers run on Node. */
const neverShown = /\.css\.ts$|\.test\.tsx?$|\.server\.tsx?$|\.d\.ts$/

/** Imports that Vite need not pre-bundle: Storybook's own, our source, and modules for Node; also the exceptions below. */
const notPrepared = /^(\.|#|node:|virtual:|@shulei\/|storybook|@storybook\/|vitest|@fontsource|lucide-react\/)/

/** Lucide icons are small single modules. Pre-bundled, each new icon would cause all libraries to be bundled again. */
export const leftAlone = ['lucide-react']

/** Imports of addons, which appear in none of our source files. */
const unseen = ['@storybook/addon-a11y > axe-core']

const importOf =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/**
 * Every library import of the packages and the preview, in the form of Vite's `optimizeDeps.include`. Vite searches for
 * libraries only when it has no cache, and reloads the page during a running test when it finds another one later.
 */
export function libraries(): string[] {
  known ??= findLibraries()
  return known
}

/** Computed once per process, because each of Vitest's servers asks for it. */
let known: string[] | undefined

function findLibraries(): string[] {
  const ofRoot = dependenciesOf(root)
  const found = new Set([
    ...unseen,
    ...importsIn(root, '.storybook/{preview.tsx,worker.ts,network.ts,decorators/*,guards/*}'),
  ])
  for (const manifest of globSync('packages/*/package.json', { cwd: root })) {
    const folder = path.join(root, path.dirname(manifest))
    const { name } = JSON.parse(readFileSync(path.join(root, manifest), 'utf8'))
    if (name === '@shulei/tooling') continue
    for (const library of importsIn(folder, 'src/**/*.{ts,tsx}')) {
      found.add(ofRoot.has(packageOf(library)) ? library : `${name} > ${library}`)
    }
  }
  return [...found].sort()
}

function importsIn(folder: string, files: string): Set<string> {
  const imports = new Set<string>()
  const own = dependenciesOf(folder)
  for (const file of globSync(files, { cwd: folder })) {
    if (neverShown.test(file)) continue
    for (const [, plain, lazy] of readFileSync(path.join(folder, file), 'utf8').matchAll(importOf)) {
      const library = plain ?? lazy ?? ''
      if (!notPrepared.test(library) && own.has(packageOf(library))) imports.add(library)
    }
  }
  return imports
}

function dependenciesOf(folder: string): Set<string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return new Set(Object.keys({ ...dependencies, ...devDependencies }))
}

const packageOf = (library: string) =>
  library
    .split('/')
    .slice(0, library.startsWith('@') ? 2 : 1)
    .join('/')
