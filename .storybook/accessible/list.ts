import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const listFile = path.join(import.meta.dirname, '..', 'accessible.txt')

const head = '# What axe has found accessible, as docs/design-system.md tells. Written by `-u`, never by hand.'

/** Fingerprints by `<look>/<story id>`. A line that is none, as after a merge with conflicts, is left out: axe looks again. */
export function readAccessible(file = listFile): Map<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, name, print] = /^(\S+) ([0-9a-f]{16})$/.exec(line) ?? []
      return name && print ? [[name, print]] : []
    }),
  )
}

/** Writes the list sorted, and replaces the file at once, so that no reader sees a part of it. */
export function writeAccessible(prints: ReadonlyMap<string, string>, file = listFile): void {
  const lines = [...prints].map((line) => line.join(' ')).sort()
  const next = `${file}.${process.pid}`
  writeFileSync(next, `${[head, ...lines].join('\n')}\n`)
  renameSync(next, file)
}
