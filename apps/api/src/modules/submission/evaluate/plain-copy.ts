import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileReport, FileRules } from '@shulei/domain/submission/file.ts'
import { splitLine } from '@shulei/domain/submission/file-cells.ts'
import { createLineReader } from '@shulei/domain/submission/file-lines.ts'

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/**
 * Writes a checked file again in the plainest form, cells trimmed and quoted, LF, no blank lines: for files that the check
 * accepts but the engine reads otherwise (mixed line breaks, lines of spaces, blank lines before the header).
 */
export async function plainCopy(path: string, folder: string, rules: FileRules, report: FileReport): Promise<string> {
  const copy = join(folder, `${randomUUID()}.csv`)
  const delimiter = report.delimiter ?? ','
  const isNumber = rules.prediction !== 'label'
  const idIndex = report.columns.indexOf(rules.idColumn)
  await pipeline(async function* () {
    let lines: string[] = []
    const decoder = new TextDecoder('utf-8')
    let header = true
    const reader = createLineReader((line) => {
      if (line === null || line.trim() === '') return
      const cells = (splitLine(line, delimiter) ?? []).map((cell) => cell.trim())
      const plain = header ? cells : cells.map((cell, i) => (isNumber && i !== idIndex ? String(Number(cell)) : cell))
      header = false
      lines.push(plain.map(quoted).join(','))
    })
    for await (const chunk of createReadStream(path)) {
      reader.write(decoder.decode(chunk as Uint8Array, { stream: true }))
      if (lines.length > 0) yield `${lines.join('\n')}\n`
      lines = []
    }
    reader.write(decoder.decode())
    reader.end()
    if (lines.length > 0) yield `${lines.join('\n')}\n`
  }, createWriteStream(copy))
  return copy
}
