import { readFileSync } from 'node:fs'
import type { Bilingual } from '../src/modules/compete/competition/tables.ts'
import { renderMarkdown } from '../src/platform/texts/read/markdown.ts'

/** A text of the site in both languages with its placeholders filled, as HTML. */
export function siteText(name: 'agreement' | 'protocol', facts: Record<string, Bilingual> = {}): Bilingual {
  const render = (file: string, lang: keyof Bilingual) => {
    const markdown = readFileSync(new URL(`./site-texts/${file}`, import.meta.url), 'utf8')
    // a text without English falls back to Chinese as a whole, a placeholder by itself
    const fact = (key: string) => facts[key]?.[lang] || facts[key]?.cn || ''
    return renderMarkdown(markdown.replace(/\{\{(\w+)\}\}/g, (_, key: string) => fact(key)))
  }
  return { cn: render(`${name}.zh-CN.md`, 'cn'), en: render(`${name}.en-US.md`, 'en') }
}
