import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Recipe, SourceFiles } from './recipe.ts'
import { sha256 } from './split.ts'

function pathsUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
}

/** Fetches and unpacks an npm package once; returns the folder of its content. Needs `npm` and `tar`. */
export function fetchPackage(cache: string, name: string, version: string): string {
  const folder = join(cache, `${name.replaceAll('/', '+')}@${version}`)
  if (existsSync(folder)) return join(folder, 'package')
  const partial = `${folder}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true })
  execFileSync('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', partial], { stdio: 'pipe' })
  const tarball = readdirSync(partial).find((file) => file.endsWith('.tgz'))
  if (!tarball) throw new Error(`npm pack ${name}@${version} left no archive`)
  execFileSync('tar', ['-xzf', join(partial, tarball), '-C', partial])
  rmSync(join(partial, tarball))
  renameSync(partial, folder)
  return join(folder, 'package')
}

/**
 * SHA-256 of the source: of the file itself, or, for many files, of the list `<sha256>  <file name>\n`
 * sorted by name in code units, as `sha256sum` prints it.
 */
export function sourceChecksum(files: ReadonlyMap<string, Uint8Array>): string {
  const [only] = files.values()
  if (files.size === 1 && only) return sha256(only)
  return sha256([...files].map(([name, bytes]) => `${sha256(bytes)}  ${name}\n`).join(''))
}

/** Reads the source of a recipe from the cache, after fetching it if it is missing, and verifies its checksum. */
export function readSource(cache: string, recipe: Recipe): { files: SourceFiles; checksum: string } {
  const { package: name, version } = recipe.words.source
  const folder = fetchPackage(cache, name, version)
  const paths = pathsUnder(folder).filter((path) => recipe.isSource(relative(folder, path)))
  const bytes = new Map(paths.map((path) => [path.slice(path.lastIndexOf('/') + 1), readFileSync(path)] as const))
  const sorted = new Map([...bytes].sort(([a], [b]) => (a < b ? -1 : 1)))
  const checksum = sourceChecksum(sorted)
  if (!checksum.startsWith(recipe.sourceSha256)) {
    throw new Error(`${recipe.slug}: the source has checksum ${checksum}, expected ${recipe.sourceSha256}…`)
  }
  const files = new Map([...sorted].map(([file, content]) => [file, content.toString('utf8')]))
  return { files, checksum }
}
