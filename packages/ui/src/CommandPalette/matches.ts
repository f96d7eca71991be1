/** Texts by which a command is found. */
export interface Findable {
  label: string
  /** Other spellings in lower case: full pinyin, its initials, the name in the other language. */
  keywords?: readonly string[]
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whether every word of the text occurs in the label or in a keyword. Ignores case and full-width forms. */
export function matches({ label, keywords = [] }: Findable, text: string): boolean {
  const names = [plain(label), ...keywords]
  return plain(text)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => names.some((name) => name.includes(word)))
}
