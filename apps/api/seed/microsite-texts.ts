import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderMarkdown } from '../src/platform/texts/read/markdown.ts'

type Words = { cn: string; en: string }

/** A text file: its head between two lines of `---`, the Markdown before the first `##`, and the parts below each `##`. */
interface TextFile {
  head: Record<string, string>
  intro: string
  parts: { title: string; html: string }[]
}

function readText(path: string): TextFile | null {
  if (!existsSync(path)) return null
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path, 'utf8').trimStart()) ?? []
  if (head === '') throw new Error(`${path} has no head`)
  const [intro = '', ...parts] = body.split(/^## /m)
  return {
    head: Object.fromEntries(
      head.split('\n').map((line) => {
        const [, key = '', value = ''] = /^([a-z]+): (.+)$/.exec(line) ?? []
        return [key, value]
      }),
    ),
    intro: renderMarkdown(intro),
    parts: parts.map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return { title: title.trim(), html: renderMarkdown(lines.join('\n')) }
    }),
  }
}

/** A text in both languages; without an English file the English texts are empty, and pages show the Chinese ones. */
export interface BothTexts {
  head(key: string): Words
  intro: Words
  parts: { title: Words; html: Words }[]
}

/** Reads `<name>.zh-CN.md` and, where it exists, `<name>.en-US.md`. @throws Error when their parts do not correspond. */
export function readBoth(folder: string, name: string): BothTexts {
  const cn = readText(join(folder, `${name}.zh-CN.md`))
  if (!cn) throw new Error(`${folder} has no ${name}.zh-CN.md`)
  const en = readText(join(folder, `${name}.en-US.md`))
  if (en && en.parts.length !== cn.parts.length)
    throw new Error(`the languages of ${name} in ${folder} differ in parts`)
  return {
    head: (key) => ({ cn: cn.head[key] ?? '', en: en?.head[key] ?? '' }),
    intro: { cn: cn.intro, en: en?.intro ?? '' },
    parts: cn.parts.map(({ title, html }, index) => ({
      title: { cn: title, en: en?.parts[index]?.title ?? '' },
      html: { cn: html, en: en?.parts[index]?.html ?? '' },
    })),
  }
}

/** Replaces every text `中文 ‖ English` inside a value by its two languages. */
export function splitWords(value: unknown): unknown {
  if (typeof value === 'string') {
    const [cn, en] = value.split(' ‖ ')
    return en === undefined ? value : { cn, en }
  }
  if (Array.isArray(value)) return value.map(splitWords)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, splitWords(inner)]))
}
