const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** What stands on a person's picture: the surname of a Han name, else the first letter. Empty for a name without letters. */
export function initial(name: string): string {
  for (const { segment } of segmenter.segment(name)) {
    if (/^[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase()
  }
  return ''
}
