import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ErrorName } from '@shulei/contract/errors.ts'
import type { Lang } from './context.ts'

const load = (lang: Lang): Record<string, string> =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../../locales/${lang}/error.json`, import.meta.url)), 'utf8'))

const texts: Record<Lang, Record<string, string>> = { 'zh-CN': load('zh-CN'), 'en-US': load('en-US') }

/** The sentence of an error in the reader's language; placeholders are `{{name}}`. */
export function messageOf(
  lang: Lang,
  reason: ErrorName,
  facts: Readonly<Record<string, string | number>> = {},
): string {
  const text = texts[lang][reason] ?? texts[lang].internal ?? reason
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name] ?? ''))
}
