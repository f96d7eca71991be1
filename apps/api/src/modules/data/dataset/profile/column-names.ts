import { MAX_COLUMNS } from '@shulei/domain/data/dataset/profile.ts'
import { literal } from './engine.ts'
import { refuse } from './refusal.ts'

/** Stands for a zero character, which the database cannot store. */
export const ZERO = '\ufffd'
/** SQL of a text without zero characters. */
export const withoutZero = (cell: string) => `replace(${cell}, chr(0), ${literal(ZERO)})`

/** Names of columns that can be stored, without gaps and doubles: an empty one is `column_3`, the second `a` is `a_2`. */
export function columnNames(header: readonly string[]): string[] {
  const taken = new Set<string>()
  return header.map((raw, place) => {
    const name = raw.trim().replaceAll('\0', ZERO) || `column_${place + 1}`
    let unique = name
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${name}_${count}`
    taken.add(unique.toLowerCase())
    return unique
  })
}

export function mustFit(columns: number) {
  if (columns > MAX_COLUMNS) refuse('tooManyColumns', { count: columns, limit: MAX_COLUMNS })
}
