import { createHash } from 'node:crypto'

/** The two parts of a test set: A is scored while the competition runs, B only at its end. */
export type List = 'A' | 'B'

/** SHA-256 as 64 lower-case hex digits; a string is hashed as its UTF-8 bytes. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

/** A fixed number in [0, 1) for a string: the first four bytes of its SHA-256, big-endian, over 2³². */
export function unitHash(text: string): number {
  return createHash('sha256').update(text, 'utf8').digest().readUInt32BE(0) / 2 ** 32
}

/** The list of a test row; about 30 % of the rows are in list A. */
export function listOf(slug: string, id: string): List {
  return unitHash(`${slug}/list/${id}`) < 0.3 ? 'A' : 'B'
}

/** Whether a row belongs to the test set, for competitions that are not split by time; about 30 % do. */
export function isTestRow(slug: string, id: string): boolean {
  return unitHash(`${slug}/test/${id}`) < 0.3
}
