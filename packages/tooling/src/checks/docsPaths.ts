import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesLike, root } from './repo.ts'

/** Folders that exist only after the project has run. */
const madeAtRunTime = /^(\.data|\.cache|\.vitest|build|storybook-static|node_modules)(\/|$)/

const topLevel = /^(packages|apps|docs|scripts|locales|bench|e2e|testing|\.storybook|\.ci)\//

/**
 * Paths in a Markdown text that do not exist: targets of relative links, and code spans that begin with a top-level folder.
 * `<name>` and `*` match anything; a path is checked up to `…`.
 */
export function missingPaths(file: string, markdown: string): string[] {
  const text = markdown.replaceAll(/^```[\s\S]*?^```/gm, '')
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => ({
    said: target,
    from: path.join(root, path.dirname(file)),
  }))
  const spans = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, said = '']) => said.replace(/[:#].*$/, ''))
    .filter((said) => topLevel.test(said) && !madeAtRunTime.test(said))
    .map((said) => ({ said, from: root }))
  return [...links, ...spans].filter(({ said, from }) => !exists(said, from)).map(({ said }) => `${file}: ${said}`)
}

function exists(said: string, from: string): boolean {
  const plain =
    said
      .split('…')[0]
      ?.replaceAll(/<[^>]+>/g, '*')
      .replaceAll(/\/+$/g, '') ?? ''
  if (!/[*{]/.test(plain)) return existsSync(path.resolve(from, plain))
  return globSync(plain, { cwd: from }).length > 0
}

/** Commands of a document that npm alone does not run: scripts that package.json lacks, and those of another package manager. */
export function unknownCommands(file: string, markdown: string, scripts: ReadonlySet<string>): string[] {
  const named = [...markdown.matchAll(/\bnpm run ([\w:-]+)/g)].filter(([, script = '']) => !scripts.has(script))
  const foreign = [...markdown.matchAll(/\b(?:pnpm|yarn|bun) (?:run )?([\w:-]+)/g)].filter(([, script = '']) =>
    scripts.has(script),
  )
  return [...named, ...foreign].map(([said]) => `${file}: ${said}`)
}

/** Documents, and programs that say what to run next. */
const sayCommands = [
  '*.md',
  'docs/**/*.md',
  '{packages,apps}/**/*.md',
  'scripts/*.mjs',
  'packages/tooling/src/**/*.ts',
  'apps/api/commands/*.ts',
]

/** Every unknown command of the project. */
export function unknownCommandsOfProject(): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const scripts = new Set(Object.keys(JSON.parse(read('package.json')).scripts))
  return filesLike(sayCommands)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => unknownCommands(file, read(file), scripts))
}

/** Every missing path in the project's documents. */
export function missingPathsOfDocs(): string[] {
  const documents = filesLike(['*.md', 'docs/**/*.md', '{packages,apps}/**/*.md'])
  return documents.flatMap((file) => missingPaths(file, readFileSync(path.join(root, file), 'utf8')))
}

/** Decisions that the index of decisions does not name, or names more than once, and those that do not say their status. */
export function unlistedDecisions(index: string, decisions: ReadonlyMap<string, string>): string[] {
  return [...decisions].flatMap(([name, text]) => [
    ...(index.split(`](${name})`).length === 2 ? [] : [`${name}: once in the index`]),
    ...(/^Status: /m.test(text) ? [] : [`${name}: Status`]),
  ])
}

export function unlistedDecisionsOfProject(): string[] {
  const folder = 'docs/decisions'
  const read = (name: string) => readFileSync(path.join(root, folder, name), 'utf8')
  const names = globSync('[0-9]*.md', { cwd: path.join(root, folder) })
  return unlistedDecisions(read('README.md'), new Map(names.map((name) => [name, read(name)])))
}
