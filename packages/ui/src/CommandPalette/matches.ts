/** What a command can be found by. */
export interface Findable {
  label: string
  /** Other ways to write it: full pinyin, its initials, the name in the other language. Lower case. */
  keywords?: readonly string[]
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whether every word of a text is found in the label or in one of the keywords. Full-width letters and case make no difference. */
export function matches({ label, keywords = [] }: Findable, text: string): boolean {
  const names = [plain(label), ...keywords]
  return plain(text)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => names.some((name) => name.includes(word)))
}
