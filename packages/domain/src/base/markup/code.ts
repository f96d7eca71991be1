import { escaped } from './escape.ts'

/** Kinds of the parts of coloured code. Comments and what has no kind are set in the colours of text. */
export const codeKinds = ['keyword', 'string', 'number', 'comment', 'name'] as const
export type CodeKind = (typeof codeKinds)[number]

/**
 * The parts of some code as pairs of numbers: the kind of a part, from 1 on in the order of `codeKinds` and 0 for none, and its length in
 * UTF-16 units.
 */
export type CodeMarks = readonly number[]

/** The parts of some code, with the kind of each. What the marks do not reach has none. */
export function codeParts(source: string, marks: CodeMarks = []): { text: string; kind: CodeKind | null }[] {
  const parts: { text: string; kind: CodeKind | null }[] = []
  let at = 0
  for (let index = 0; index + 1 < marks.length && at < source.length; index += 2) {
    const end = at + (marks[index + 1] ?? 0)
    parts.push({ text: source.slice(at, end), kind: codeKinds[(marks[index] ?? 0) - 1] ?? null })
    at = end
  }
  if (at < source.length) parts.push({ text: source.slice(at), kind: null })
  return parts
}

/** Coloured code as markup. */
export const codeMarkup = (source: string, marks?: CodeMarks): string =>
  codeParts(source, marks)
    .map(({ text, kind }) => (kind === null ? escaped(text) : `<span class="code-${kind}">${escaped(text)}</span>`))
    .join('')
