const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Han or Latin with its like or nothing behind it: no mark belongs to it, and it needs no segmenter, which takes ten times as long. */
const plain = /^[\u4e00-\u9fffA-Za-z0-9](?=[\u4e00-\u9fffA-Za-z0-9 ]|$)/

/**
 * Text on a person's generated picture: the surname of a Han name, otherwise the first letter. Empty for a name without
 * letters.
 */
export function initial(name: string): string {
  const [first] = plain.exec(name) ?? []
  if (first) return first.toUpperCase()
  for (const { segment } of segmenter.segment(name)) {
    if (/^[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase()
  }
  return ''
}
