// The last step of the image of the Dockerfile: `image` gets what the server runs with, without tests, stories and development packages.
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { at, orEnd, pnpm } from './workspace.mjs'

/** Folders and files of the repository that a running server or a command of the operator reads. */
const needed = [
  'apps',
  'packages',
  'locales',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.npmrc',
  'LICENSE',
]
/** Those of development alone. */
const left =
  /(^|\/)(node_modules|test|bench|make-content|make-datasets|\.react-router)$|\.(test|stories)\.tsx?$|\.tsbuildinfo$/

rmSync(at('image'), { recursive: true, force: true })
for (const name of needed) {
  cpSync(at(name), at(`image/${name}`), {
    recursive: true,
    filter: (source) => !left.test(source.slice(at('.').length).replaceAll('\\', '/')),
  })
}
orEnd(() => pnpm(at('image'), 'install', '--prod', '--frozen-lockfile', '--ignore-scripts'))
// the source of pages, which the build has in it
for (const name of readdirSync(at('image/apps')))
  rmSync(join(at('image/apps'), name, 'app'), { recursive: true, force: true })
