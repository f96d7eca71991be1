import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Plan, read } from './plan.ts'

/** A title in both languages, as given on the command line. */
export interface Titles {
  zh?: string | undefined
  en?: string | undefined
}

type Tree = { [key: string]: string | Tree }

/** Adds `<group>.title` to the namespace in both languages; creates the namespace when it does not exist. */
export function addTitle(root: string, namespace: string, group: string, { zh, en }: Titles): Plan {
  if (!zh?.trim() || !en?.trim()) throw new Error('Every text has two languages: add --zh "…" --en "…"')
  const plan: Plan = { create: {}, change: {}, next: [] }
  for (const [language, title] of Object.entries({ 'zh-CN': zh, 'en-US': en })) {
    const file = `locales/${language}/${namespace}.json`
    const isNew = !existsSync(path.join(root, file))
    const texts: Tree = isNew ? {} : JSON.parse(read(root, file))
    if (group in texts) throw new Error(`${file} has "${group}" already`)
    const content = `${JSON.stringify({ ...texts, [group]: { title } }, null, 2)}\n`
    ;(isNew ? plan.create : plan.change)[file] = content
    if (isNew && language === 'zh-CN') plan.next.push('npm run generate    # types of the new texts')
  }
  return plan
}
