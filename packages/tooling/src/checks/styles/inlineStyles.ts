import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesLike, root } from '../repo.ts'
import { isNode, lineOf, type Node, walkSource } from '../walkSource.ts'

/** Files of the product that may set more than CSS variables on an element. Each needs its reason. */
const maySetStyles: Readonly<Record<string, string>> = {
  'packages/features/src/publish/studio/ContrastPanel/ContrastPanel.tsx': 'colours of the theme that is being edited',
  'packages/ui/src/Popover/Popover.tsx': 'takes away a style that React Aria would set',
  'packages/ui/src/theme/ThemedFrame/ThemedFrame.tsx': 'a screen of another size, scaled to the measured room',
}

const isVariable = ({ key }: Node) => isNode(key) && String(key.value).startsWith('--')

/** Whether an object sets CSS variables alone; `{…} as CSSProperties` counts as its object. */
function setsVariables(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'TSAsExpression' || node.type === 'JSXExpressionContainer') return setsVariables(node.expression)
  return node.type === 'ObjectExpression' && (node.properties as Node[]).every(isVariable)
}

/** Elements whose `style` is more than CSS variables written on the spot, as `file:line`. */
export function inlineStyles(file: string, source: string): string[] {
  const found: string[] = []
  walkSource(file, source, (node) => {
    if (
      node.type === 'JSXAttribute' &&
      (node.name as { name?: string }).name === 'style' &&
      !setsVariables(node.value)
    ) {
      found.push(`${file}:${lineOf(source, node)}`)
    }
  })
  return found
}

/** Inline styles of the whole product; stories may have them. */
export const allInlineStyles = () =>
  filesLike(['packages/{ui,features,layouts}/src/**/*.tsx', 'apps/{web,sso}/app/**/*.tsx'])
    .filter((file) => !/\.(stories|test)\.tsx$|\/stories\//.test(file) && !(file in maySetStyles))
    .flatMap((file) => inlineStyles(file, readFileSync(path.join(root, file), 'utf8')))
