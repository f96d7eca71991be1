import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Card, TableName } from './card.ts'

/** The folder of the committed competitions, which has a folder for each. */
export const contentFolder = join(import.meta.dirname, 'content')

const gzipOsByte = 9

/** Gzip without time or file name, and with an unknown operating system, so that all machines write the same header. */
function pack(text: string): Buffer {
  const packed = gzipSync(Buffer.from(text, 'utf8'), { level: 9 })
  packed[gzipOsByte] = 255
  return packed
}

/** The uncompressed bytes of a table. */
export function readTableBytes(folder: string, name: TableName): Buffer {
  return gunzipSync(readFileSync(join(folder, `${name}.csv.gz`)))
}

export function writeTable(folder: string, name: TableName, csv: string): void {
  const path = join(folder, `${name}.csv.gz`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, pack(csv))
}

export function readCard(folder: string): Card {
  return JSON.parse(readFileSync(join(folder, 'card.json'), 'utf8')) as Card
}

/** JSON in the project's format: a list of plain values is on one line. */
export function formatJson(value: unknown, indent = ''): string {
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const plain = value.every((item) => typeof item !== 'object')
    if (value.length === 0) return '[]'
    const items = value.map((item) => formatJson(item, inner))
    const line = `[${items.join(', ')}]`
    return plain && line.length <= 80 ? line : `[\n${inner}${items.join(`,\n${inner}`)}\n${indent}]`
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  if (entries.length === 0) return '{}'
  const fields = entries.map(([key, item]) => `${JSON.stringify(key)}: ${formatJson(item, inner)}`)
  return `{\n${inner}${fields.join(`,\n${inner}`)}\n${indent}}`
}

export function writeCard(folder: string, card: Card): void {
  writeFileSync(join(folder, 'card.json'), `${formatJson(card)}\n`)
}
