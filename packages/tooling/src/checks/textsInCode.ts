import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesLike, root } from './repo.ts'
import { isNode, lineOf, type Node, walkSource } from './walkSource.ts'

/** Source files whose texts a reader may see. Stories and tests have texts of their own. */
const shown = ['packages/{ui,features,layouts}/src/**/*.{ts,tsx}', 'apps/{web,sso}/app/**/*.{ts,tsx}']
const notShown = /\.(stories|test|browser\.test)\.tsx?$|\/stories\/|\.css\.ts$|\.d\.ts$/

/** Attributes whose value is shown or spoken to people. */
const readByPeople =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|description|heading|hint|children)$/

/** Elements whose content is not shown. */
const forMachines = new Set(['style', 'script'])

/** Words that are equal in every language, so that a key would only repeat them. */
const sameInEveryLanguage = new Set(['CSV', 'JSON', 'ZIP', 'SHA-256', 'UTF-8', 'A', 'B', '中', 'EN'])

const letters = /\p{L}/u
const han = /\p{Script=Han}/u

/**
 * Texts written in the code instead of in `locales`: text between tags, literals in attributes that people read, and Chinese
 * in any string. Each as `file:line: text`.
 */
export function literalTexts(file: string, source: string): string[] {
  const found: string[] = []
  const report = (node: Node, text: string) => {
    const trimmed = text.trim()
    if (sameInEveryLanguage.has(trimmed)) return
    found.push(`${file}:${lineOf(source, node)}: ${trimmed.replaceAll(/\s+/g, ' ')}`)
  }

  /** Strings that an expression may evaluate to: itself, both branches of a conditional, the fixed parts of a template. */
  function visible(node: unknown) {
    if (!isNode(node)) return
    if (node.type === 'Literal' && typeof node.value === 'string' && letters.test(node.value)) report(node, node.value)
    if (node.type === 'TemplateLiteral') {
      for (const part of node.quasis as (Node & { value: { raw: string } })[]) {
        if (letters.test(part.value.raw)) report(part, part.value.raw)
      }
    }
    if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(visible)
    if (node.type === 'LogicalExpression') [node.left, node.right].forEach(visible)
    if (node.type === 'JSXExpressionContainer') visible(node.expression)
  }

  walkSource(file, source, (node) => {
    if (node.type === 'JSXElement') {
      const name = (node.openingElement as { name: { name?: string } }).name.name ?? ''
      if (forMachines.has(name)) return false
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as Node[]) {
        if (child.type === 'JSXText' && letters.test(String(child.value))) report(child, String(child.value))
        if (child.type === 'JSXExpressionContainer') visible(child)
      }
    }
    if (node.type === 'JSXAttribute') {
      const name = (node.name as { name?: string }).name ?? ''
      if (readByPeople.test(name)) visible(node.value)
    }
    if (node.type === 'Literal' && typeof node.value === 'string' && han.test(node.value)) report(node, node.value)
    if (node.type === 'TemplateElement') {
      const { raw } = node.value as { raw: string }
      if (han.test(raw)) report(node, raw)
    }
  })
  return [...new Set(found)]
}

/** Literal texts of the whole project. */
export function literalTextsOfProject(): string[] {
  return filesLike(shown)
    .filter((file) => !notShown.test(file))
    .flatMap((file) => literalTexts(file, readFileSync(path.join(root, file), 'utf8')))
}
