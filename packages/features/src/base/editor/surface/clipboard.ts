import { isLinkAddress, isPictureAddress } from '@shulei/domain/base/markup/allowed.ts'

/**
 * Whether pasted HTML contains pictures of other sites. A parsed document loads none of them, because it is not part of the
 * page.
 */
export const hasForeignPicture = (html: string): boolean =>
  [...new DOMParser().parseFromString(html, 'text/html').images].some(
    (image) => !isPictureAddress(image.getAttribute('src') ?? ''),
  )

const hasWords = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.textContent.trim() !== ''
}

/** Pasted files. Office programs add a picture of the copied text: then the text is pasted, not the picture. */
export const pastedFiles = (data: DataTransfer): File[] =>
  data.files.length > 0 && !hasWords(data.getData('text/html')) ? [...data.files] : []

/** The pasted text if it is a single link address, else null. */
export function pastedAddress(text: string): string | null {
  const address = text.trim()
  return isLinkAddress(address) ? address : null
}

/** Escapes words that become part of a line of a table. */
const wordsOf = (cell: Element) => cell.textContent.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|')

/** A table of one column, or one around tables, only holds the page that it was copied from. */
const isFrame = (table: HTMLTableElement) =>
  table.querySelector('table') !== null || [...table.rows].every(({ cells }) => cells.length < 2)

/** Pasted HTML in which tables that only hold a page have given way to their content. */
export function withoutFrames(html: string): string {
  if (!/<table[\s>]/i.test(html)) return html
  const pasted = new DOMParser().parseFromString(html, 'text/html')
  for (const table of [...pasted.querySelectorAll('table')].filter(isFrame)) {
    table.replaceWith(...[...table.rows].flatMap(({ cells }) => [...cells]).flatMap((cell) => [...cell.childNodes]))
  }
  return pasted.body.innerHTML
}

/** Pasted HTML whose tables are lines such as `| a | b |`, as which an article shows tables. */
export function withTableLines(html: string): string {
  if (!/<table[\s>]/i.test(html)) return html
  const pasted = new DOMParser().parseFromString(html, 'text/html')
  for (const table of pasted.querySelectorAll('table:not(table table)')) {
    const rows = [...(table as HTMLTableElement).rows].map((row) => [...row.cells].map(wordsOf))
    const columns = Math.max(0, ...rows.map(({ length }) => length))
    // a table of one column only holds the page that it was copied from
    if (columns < 2) continue
    const lines = rows.map((cells) => Array.from({ length: columns }, (_, index) => cells[index] ?? ''))
    lines.splice(
      1,
      0,
      Array.from({ length: columns }, () => '---'),
    )
    const paragraph = pasted.createElement('p')
    for (const [index, cells] of lines.entries()) {
      if (index > 0) paragraph.append(pasted.createElement('br'))
      paragraph.append(`| ${cells.join(' | ')} |`)
    }
    table.replaceWith(paragraph)
  }
  return pasted.body.innerHTML
}

/** Pasted Markdown headings as HTML, one paragraph for each line; null for words without one, and where HTML was pasted. */
export function markdownHeadings(data: DataTransfer): string | null {
  const text = data.getData('text/plain')
  if (data.getData('text/html') !== '' || !/^#{1,6}[ \t]+\S/m.test(text)) return null
  const holder = document.implementation.createHTMLDocument('').body
  for (const line of text.split(/\r?\n/)) {
    const [, signs, words] = /^(#{1,6})[ \t]+(\S.*)$/.exec(line) ?? []
    const block = document.createElement(signs === undefined ? 'p' : signs.length < 3 ? 'h3' : 'h4')
    block.append(words ?? line)
    if (line.trim() !== '') holder.append(block)
  }
  return holder.innerHTML
}
