import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesLike, root, storyGlobs } from '../repo.ts'
import { lineOf, type Node, walkSource } from '../walkSource.ts'

/** Functions of stories that answer in the language of the page. */
const inPageLanguage = new Set(['text', 'pattern', 'refusalText'])

const nameOf = ({ callee }: Node): unknown => (callee as Node | undefined)?.name

/**
 * Lines of a source that ask for a text while the file is imported. Story files share a tab, and the page has the language of
 * the story before it then.
 */
export function earlyTexts(file: string, source: string): number[] {
  const lines: number[] = []
  walkSource(file, source, (node) => {
    if (/Function/.test(node.type)) return false
    if (node.type === 'CallExpression' && inPageLanguage.has(String(nameOf(node)))) lines.push(lineOf(source, node))
  })
  return lines
}

/** `file:line` of each such line of the stories. */
export const earlyTextsOfProject = (): string[] =>
  filesLike(storyGlobs).flatMap((file) =>
    earlyTexts(file, readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  )
