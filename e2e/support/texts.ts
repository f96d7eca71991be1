import { readFileSync } from 'node:fs'
import { builtInNames, nameFacts } from '@shulei/domain/base/text/site-names.ts'

export type Language = 'zh-CN' | 'en-US'

/** Texts of the site by namespace and key, so that tests do not repeat them. In `pattern` placeholders become `.*`. */
export function textsOf(language: Language) {
  const cache = new Map<string, unknown>()
  const raw = (namespace: string, key: string): string => {
    if (!cache.has(namespace)) {
      const file = new URL(`../../locales/${language}/${namespace}.json`, import.meta.url)
      cache.set(namespace, JSON.parse(readFileSync(file, 'utf8')))
    }
    const value = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], cache.get(namespace))
    if (typeof value !== 'string') throw new Error(`${language}/${namespace}.json has no text ${key}`)
    // the name of the site alone; placeholders of other facts stay
    const names: Readonly<Record<string, string>> = nameFacts(builtInNames, language)
    return value.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => names[name] ?? whole)
  }
  return {
    text: raw,
    pattern(namespace: string, key: string): RegExp {
      const escaped = raw(namespace, key).replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      return new RegExp(escaped.replace(/<\/?\w+>/g, '').replace(/\{\{\w+\}\}/g, '.*'))
    },
  }
}
