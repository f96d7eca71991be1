import { parseSync } from 'vite'

/** A node of a syntax tree; its own fields depend on its type. */
export interface Node {
  type: string
  start: number
  [key: string]: unknown
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The line of a source on which a node starts, from 1. */
export const lineOf = (source: string, { start }: Node): number => source.slice(0, start).split('\n').length

/**
 * Visits every node of a source, parents before children; children of a node for which `visit` returns false are left out. Throws
 * where the source cannot be parsed.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a visit without an answer goes on
export function walkSource(file: string, source: string, visit: (node: Node) => false | void): void {
  function walk(node: Node) {
    if (visit(node) === false) return
    for (const child of Object.values(node).flat()) if (isNode(child)) walk(child)
  }
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  walk(program as unknown as Node)
}
