import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesLike, root, storyGlobs } from './repo.ts'
import { isNode, lineOf, type Node, walkSource } from './walkSource.ts'

const testFiles = ['{apps,packages,e2e,scripts}/**/*.test.{ts,tsx,mjs}']

/** Names under which Vitest and its relatives disable a test, or all others. */
const disabling = new Set(['skip', 'only', 'todo', 'fails'])
const disabled = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'ftest', 'fdescribe'])
const conditional = new Set(['skipIf', 'runIf'])

/** A condition names what this computer or this database lacks. */
const condition = /\b(engine|oneEngine|withoutPostgres|SKIP_POSTGRES|process\.platform|canMount|browser)\b/

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '')

/** `test` of `test.runIf(x).each(y)('title', …)`. */
function rootOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return rootOf(node.object)
  if (node.type === 'CallExpression') return rootOf(node.callee)
  return nameOf(node)
}

const isOfTests = (node: unknown) => ['test', 'it', 'describe', 'suite', 'bench'].includes(rootOf(node))

/**
 * Tests that a source leaves out, or leaves alone, without a condition on the computer or the database: by a word (`test.skip`), by
 * an option (`{ only: true }`) or by a call in the test (`context.skip()`). Each as `file:line: word`.
 */
export function disabledTests(file: string, source: string): string[] {
  const found: string[] = []
  const report = (node: Node, word: string) => found.push(`${file}:${lineOf(source, node)}: ${word}`)
  walkSource(file, source, (node) => {
    if (disabled.has(nameOf(node))) report(node, nameOf(node))
    if (node.type === 'MemberExpression' && disabling.has(nameOf(node.property)) && isOfTests(node.object)) {
      report(node, nameOf(node.property))
    }
    if (node.type !== 'CallExpression') return
    const callee = node.callee as Node
    const words = (node.arguments as Node[]) ?? []
    const member = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee)
    if (member === 'skip' && !isOfTests(callee)) report(node, 'skip()')
    if (conditional.has(member) && isOfTests(callee)) {
      const [first] = words
      if (!first || !condition.test(source.slice(first.start, first.end as number))) report(node, member)
    }
    if (!isOfTests(callee)) return
    for (const { type, properties } of words) {
      if (type !== 'ObjectExpression') continue
      for (const option of properties as Node[])
        if (disabling.has(nameOf(option.key))) report(option, nameOf(option.key))
    }
  })
  return found
}

/** Parsing takes most of the time, and few files have such a word. */
const mayDisable = /\b(skip|only|todo|fails|skipIf|runIf|[xf](it|test|describe))\b(?! \w)/

/** Disabled tests and stories of the whole project. */
export function disabledTestsOfProject(): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  return [
    ...filesLike(testFiles).flatMap((file) => {
      const source = read(file)
      return mayDisable.test(source) ? disabledTests(file, source) : []
    }),
    ...filesLike(storyGlobs).flatMap((file) => (read(file).includes("'!test'") ? [`${file}: !test`] : [])),
  ]
}
