import { bothOf } from '@shulei/domain/base/text/both.ts'

/** The blocks of a formatted text: its paragraphs, headings, lists and pictures. Words that stand in none become a paragraph. */
function blocksOf(markup: string): string[] {
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  return [...body.childNodes].flatMap((node) => {
    if (node instanceof Element) return [node.outerHTML]
    const paragraph = document.createElement('p')
    paragraph.textContent = node.textContent
    return node.textContent?.trim() ? [paragraph.outerHTML] : []
  })
}

interface Versions {
  base: string
  theirs: string
  mine: string
}

/** Both versions of a plain or formatted text in one, line by line or block by block, with a marker where they contradict each other. */
export function bothTexts(kind: 'text' | 'markup', { base, theirs, mine }: Versions, marker: string): string {
  if (kind === 'text') {
    const lines = (text: string) => (text === '' ? [] : text.split('\n'))
    return bothOf({ base: lines(base), theirs: lines(theirs), mine: lines(mine) }, marker).join('\n')
  }
  const versions = { base: blocksOf(base), theirs: blocksOf(theirs), mine: blocksOf(mine) }
  return bothOf(versions, `<p>${marker}</p>`).join('')
}
