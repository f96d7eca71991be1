import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { at } from './workspace.mjs'

/** Packages whose source runs on a server, or is built into its pages. The tools of development are none of them. */
const running = ['apps', 'packages']
  .flatMap((room) => readdirSync(at(room)).map((name) => `${room}/${name}`))
  .filter((folder) => existsSync(at(`${folder}/package.json`)) && folder !== 'packages/tooling')

const sources = (folder) =>
  readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter((file) => /\/(src|app|server|commands|seed|competition-folder)\//.test(file))
    .filter(
      (file) => !/\/(node_modules|build|\.react-router|test|stories)\/|\.(test|stories|fixtures|d)\.tsx?$/.test(file),
    )

/** Names of the packages that a file needs when it runs. */
const neededBy = (file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import (?!type )(?:[^'"`;]*? from )?|export [{*][^'"`;]*? from )'([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ]
    .map(([, named, late]) => named ?? late)
    .filter((name) => /^[@a-z]/.test(name) && !/^(node|virtual):/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))

test.each(running)('%s declares every package that it runs with, since an image has no others', (folder) => {
  const { name, ...own } = JSON.parse(readFileSync(at(`${folder}/package.json`), 'utf8'))
  const declared = Object.keys({ ...own.dependencies, ...own.optionalDependencies, ...own.peerDependencies })
  // used by `--dev` and by the build alone
  const early = folder === 'apps/web' ? ['vite', '@react-router/dev'] : []
  const known = new Set([name, ...declared, ...early, ...builtinModules])
  const missing = sources(folder).flatMap((file) => neededBy(file).filter((needed) => !known.has(needed)))
  expect([...new Set(missing)]).toEqual([])
})

test('imports are found at all', () => {
  expect(new Set(sources('apps/api').flatMap(neededBy))).toContain('@shulei/domain')
})
