import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesLike, root } from './repo.ts'

/** Texts of one language: by namespace, then by dotted key. */
export type Texts = Map<string, Map<string, unknown>>

/** Reads `locales/<language>/<slug>.json`. */
export function readTexts(language: string): Texts {
  const folder = path.join(root, 'locales', language)
  return new Map(
    filesLike('*.json', folder).map((file) => [
      file.replace('.json', ''),
      new Map(leaves(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))),
    ]),
  )
}

function leaves(node: unknown, prefix = ''): [string, unknown][] {
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return [[prefix, node]]
  return Object.entries(node).flatMap(([key, child]) => leaves(child, prefix ? `${prefix}.${key}` : key))
}

const plural = /_(zero|one|two|few|many|other)$/

/**
 * Differences between two languages: namespaces, keys, placeholders and tags that only one of them has; values that are
 * empty or not a text; missing plural forms (English: one and other; Chinese: other).
 */
export function localeProblems(languages: Record<string, Texts>): string[] {
  const problems: string[] = []
  const names = Object.keys(languages)
  const namespaces = new Set(names.flatMap((name) => [...(languages[name]?.keys() ?? [])]))
  for (const namespace of namespaces) {
    const forms = names.map((name) => ({ name, texts: grouped(languages[name]?.get(namespace) ?? new Map()) }))
    const keys = new Set(forms.flatMap(({ texts }) => [...texts.keys()]))
    for (const key of keys) {
      const where = `${namespace}:${key}`
      for (const { name, texts } of forms) problems.push(...valueProblems(name, where, texts.get(key)))
      const variables = new Set(
        forms.map(({ texts }) => variablesOf(texts.get(key))).filter((found) => found !== undefined),
      )
      if (variables.size > 1) problems.push(`${where}: different placeholders or tags: ${[...variables].join(' / ')}`)
    }
  }
  return problems
}

/** Keys without their plural suffix, each with its forms by suffix (`''` for a text without plural). */
function grouped(texts: Map<string, unknown>) {
  const groups = new Map<string, Map<string, unknown>>()
  for (const [key, value] of texts) {
    const suffix = texts.has(key.replace(plural, '_other')) ? (plural.exec(key)?.[1] ?? '') : ''
    const base = suffix ? key.replace(plural, '') : key
    groups.set(base, (groups.get(base) ?? new Map()).set(suffix, value))
  }
  return groups
}

function valueProblems(language: string, where: string, forms: Map<string, unknown> | undefined): string[] {
  if (!forms) return [`${where}: missing in ${language}`]
  const problems: string[] = []
  for (const [suffix, value] of forms) {
    const name = suffix ? `${where}_${suffix}` : where
    if (typeof value !== 'string') problems.push(`${name}: no text in ${language}`)
    else if (value.trim() === '') problems.push(`${name}: empty in ${language}`)
  }
  if (!forms.has('')) {
    for (const category of new Intl.PluralRules(language).resolvedOptions().pluralCategories) {
      if (!forms.has(category)) problems.push(`${where}: no form "${category}" in ${language}`)
    }
  }
  return problems
}

/** Placeholders and tags of all forms, sorted. The form "one" may omit `{{count}}`, so the forms are checked together. */
function variablesOf(forms: Map<string, unknown> | undefined): string | undefined {
  if (!forms) return undefined
  const all = [...forms.values()].filter((value) => typeof value === 'string').join(' ')
  const found = [...all.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)].map(([, name, tag]) =>
    name ? `{{${name}}}` : `<${tag}>`,
  )
  return [...new Set(found)].sort().join(' ') || 'none'
}
