import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readTexts } from '../locales.ts'
import { filesLike, root } from '../repo.ts'
import { lineOf, type Node, walkSource } from '../walkSource.ts'

/** Stories with their helpers, and mocks. Stories of packages/ui are left out: its components are given their texts as props. */
const checked = [
  'packages/{features,layouts}/src/**/*.stories.tsx',
  'apps/*/app/**/*.stories.tsx',
  'packages/{features,layouts}/src/**/stories/**/*.{ts,tsx}',
  'packages/mocks/src/**/*.ts',
]

/** A text of the locales: its key, and the texts that it can become. */
export interface KnownText {
  key: string
  text: string
}

/** Namespaces whose texts are no words of pages: the API's documentation, mails, notices and limits that the server writes. */
const ofTheServer = new Set(['api-docs', 'data-export', 'mail', 'notice-text', 'limit', 'hosted-text'])

/** All texts of the pages in both languages. */
export const knownTexts = (): KnownText[] =>
  ['zh-CN', 'en-US'].flatMap((language) =>
    [...readTexts(language)]
      .filter(([namespace]) => !ofTheServer.has(namespace))
      .flatMap(([namespace, texts]) =>
        [...texts].map(([key, text]) => ({ key: `${namespace}:${key}`, text: String(text) })),
      ),
  )

const han = /\p{Script=Han}/gu

/** Short texts are equal by chance: up to two Chinese characters, or one word. */
const isShort = (text: string) => {
  const characters = text.match(han)?.length ?? 0
  return characters > 0 ? characters <= 2 : !/\p{L}\S*\s+\S*\p{L}/u.test(text)
}

const plain = (text: string) => text.replaceAll(/<\/?\w+>/g, '')
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether the fixed parts of a text with placeholders are long enough to be recognised. */
const isTelling = (part: string) => ((part.match(han)?.length ?? 0) > 0 ? !isShort(part) : part.trim().length >= 12)

/** Finds the key of a text that a string repeats, also with its placeholders filled. */
export function copyFinder(known: readonly KnownText[]): (written: string) => string | undefined {
  const exact = new Map<string, string>()
  const filled: { key: string; pattern: RegExp }[] = []
  for (const { key, text } of known) {
    const parts = plain(text).split(/(\{\{\w+\}\})/)
    if (parts.length === 1 && !isShort(text)) exact.set(plain(text), key)
    if (!parts.some((part, index) => index % 2 === 0 && isTelling(part))) continue
    const source = parts.map((part, index) => {
      if (index % 2 === 0) return escaped(part)
      return part === '{{count}}' ? '[\\d,]+' : '.+'
    })
    filled.push({ key, pattern: new RegExp(`^${source.join('')}$`, 'u') })
  }
  return (written) => {
    const text = written.trim().replaceAll(/\s+/g, ' ')
    return exact.get(text) ?? (isShort(text) ? undefined : filled.find(({ pattern }) => pattern.test(text))?.key)
  }
}

/** Fixed texts that a regular expression accepts: `/^(保存|Save)$/` has two. */
const alternatives = (pattern: string) =>
  pattern.split(/[|()]/).map((part) => part.replaceAll(/^\^|\$$/g, '').replaceAll(/\\(?=[^\w])/g, ''))

export interface Copy {
  file: string
  line: number
  text: string
  key: string
}

/** Copies of known texts in a source. */
export function copiedTexts(file: string, source: string, keyOf: (written: string) => string | undefined): Copy[] {
  const found: Copy[] = []
  const look = (node: Node, written: string) => {
    const key = keyOf(written)
    if (key === undefined) return
    found.push({ file, line: lineOf(source, node), text: written.trim(), key })
  }
  walkSource(file, source, (node) => {
    if (node.type === 'Literal') {
      if (typeof node.value === 'string') look(node, node.value)
      const { regex } = node as { regex?: { pattern: string } }
      for (const part of regex ? alternatives(regex.pattern) : []) look(node, part)
    }
    if (node.type === 'JSXText') look(node, String(node.value))
    if (node.type === 'TemplateElement') look(node, (node.value as { raw: string }).raw)
  })
  return found
}

/** Copies in stories and mocks of the whole project. */
export function copiedTextsOfProject(): Copy[] {
  const keyOf = copyFinder(knownTexts())
  return filesLike(checked)
    .filter((file) => !/\.css\.ts$|\.test\.tsx?$/.test(file))
    .flatMap((file) => copiedTexts(file, readFileSync(path.join(root, file), 'utf8'), keyOf))
}

/** Files in which copies are content and not looked-up texts; all copies of the files, or only the given ones. */
export interface Allowed {
  files: string
  texts?: readonly string[]
  because: string
}

/** Copies that nothing allows, and allowances that no copy needs. */
export function copyProblems(copies: readonly Copy[], allowed: readonly Allowed[]): string[] {
  const allows = ({ files, texts }: Allowed, copy: Copy) =>
    path.posix.matchesGlob(copy.file, files) && (texts?.includes(copy.text) ?? true)
  return [
    ...copies
      .filter((copy) => !allowed.some((one) => allows(one, copy)))
      .map(({ file, line, text, key }) => `${file}:${line}: “${text}” is ${key}`),
    ...allowed
      .filter((one) => !copies.some((copy) => allows(one, copy)))
      .map(({ files }) => `${files}: nothing to allow`),
  ]
}
