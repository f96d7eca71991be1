import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesLike, root } from '../repo.ts'
import { isNode, lineOf, type Node, walkSource } from '../walkSource.ts'

/** Style files that may write lengths. Each needs its reason. */
const mayWriteLengths: Readonly<Record<string, string>> = {
  'packages/ui/src/theme/scale.css.ts': 'defines the scale',
  'packages/ui/src/theme/print.css.ts': 'paper is measured in points and millimetres',
}

const isSpace = (property: string) => /^(padding|margin)|^(gap|rowGap|columnGap)$/.test(property)

/** Properties that only texts of an SVG drawing have: their sizes are in units of the drawing, not of the page. */
const ofDrawings = new Set(['fill', 'stroke', 'strokeWidth', 'textAnchor'])

/** Absolute lengths. `em` grows with the text that it belongs to, `vh` with the window; 1px is a hairline. */
const rawSpace = /(?<![\w.])(?!1px)(\d*\.)?\d+(px|rem|pt|mm)\b/
/** Font sizes of every unit but `em`. */
const rawType = /\d(px|rem|pt|%|vw|vh|mm)/

/**
 * Font sizes, paddings, margins and gaps of a style file that are written as lengths instead of steps of the scale
 * (`textSize`, `space`), as `file:line: property value`. Names of constants of the same file are followed.
 */
export function rawSizes(file: string, source: string): string[] {
  const found: string[] = []
  const constants = new Map<string, Node>()

  /** The texts that an expression can become. A number becomes pixels. */
  function textsOf(node: unknown): string[] {
    if (!isNode(node)) return []
    if (node.type === 'Literal')
      return [typeof node.value === 'number' && node.value ? `${node.value}px` : String(node.value)]
    if (node.type === 'TemplateLiteral') {
      const fixed = (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw)
      return [...fixed, ...(node.expressions as unknown[]).flatMap(textsOf)]
    }
    if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf)
    if (node.type === 'TSAsExpression') return textsOf(node.expression)
    if (node.type === 'UnaryExpression') return textsOf(node.argument)
    if (node.type === 'Identifier') return textsOf(constants.get(node.name as string))
    return []
  }

  function checkObject(node: Node) {
    const properties = (node.properties as Node[]).filter(({ type }) => type === 'Property')
    const nameOf = ({ key }: Node) => String((key as Node).name ?? (key as Node).value)
    const isDrawing = properties.some((property) => ofDrawings.has(nameOf(property)))
    for (const property of properties) {
      const name = nameOf(property)
      const raw = name === 'fontSize' && !isDrawing ? rawType : isSpace(name) ? rawSpace : undefined
      const value = raw && textsOf(property.value).find((text) => raw.test(text))
      if (value) found.push(`${file}:${lineOf(source, property)}: ${name} ${value}`)
    }
  }

  const objects: Node[] = []
  walkSource(file, source, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.init))
      constants.set((node.id as { name: string }).name, node.init)
    if (node.type === 'ObjectExpression') objects.push(node)
  })
  // An object may use a constant that stands below it.
  objects.forEach(checkObject)
  return found
}

/** Raw sizes of every style file of the product and its stories. */
export const allRawSizes = () =>
  filesLike(['packages/*/src/**/*.{css,style}.ts', 'apps/*/app/**/*.{css,style}.ts'])
    .filter((sheet) => !(sheet in mayWriteLengths))
    .flatMap((sheet) => rawSizes(sheet, readFileSync(path.join(root, sheet), 'utf8')))
