/** A mistake in a folder: its place, what is wrong, and what to do. */
export interface Finding {
  /** Path inside the folder; empty for the folder itself. */
  file: string
  /** 1-based; null where no single line is wrong. */
  line: number | null
  /** One or two plain sentences: the mistake and its remedy. */
  text: string
}

/** Findings of one kind in one file that are listed one by one. */
const LISTED = 10

export interface Findings {
  /** Adds a finding. Those of the same file and `kind` are counted beyond the first ones. */
  add(finding: Finding, kind?: string): void
  /** All findings by file, in the order in which files were first named, then by line. */
  all(): Finding[]
  /** Whether a file, or any, has a finding. */
  has(file?: string): boolean
}

/** Collects findings in bounded memory, however many lines of a table are wrong. */
export function createFindings(): Findings {
  const list: Finding[] = []
  const counts = new Map<string, { file: string; count: number }>()
  return {
    add(finding, kind) {
      if (kind !== undefined) {
        const key = `${finding.file}\n${kind}`
        const entry = counts.get(key) ?? { file: finding.file, count: 0 }
        entry.count += 1
        counts.set(key, entry)
        if (entry.count > LISTED) return
      }
      list.push(finding)
    },
    all() {
      const more = [...counts.values()]
        .filter(({ count }) => count > LISTED)
        .map(({ file, count }): Finding => ({ file, line: null, text: `${count - LISTED} more lines like these.` }))
      const files = [...new Set(list.map(({ file }) => file))]
      const last = Number.POSITIVE_INFINITY
      return [...list, ...more].sort(
        (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.line ?? last) - (b.line ?? last),
      )
    },
    has: (file) => list.some((finding) => file === undefined || finding.file === file),
  }
}

/** A name or cell of a file in a sentence: short, and without control characters, which a terminal would obey. */
export function quote(text: string): string {
  const clean = text.replace(/[^\P{C}]/gu, '\ufffd')
  return `“${clean.length > 60 ? `${[...clean.slice(0, 60)].slice(0, -1).join('')}…` : clean}”`
}

/** Up to eight names in a sentence. */
export function quoteAll(names: readonly string[]): string {
  const shown = names.slice(0, 8).map(quote).join(', ')
  return names.length > 8 ? `${shown} and ${names.length - 8} more` : shown
}
