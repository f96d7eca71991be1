/** Han characters and words in other scripts that a reader takes in within a minute. */
const HAN_PER_MINUTE = 400
const WORDS_PER_MINUTE = 220

/** Minutes that a text takes to read, at least 1. */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(han / HAN_PER_MINUTE + words / WORDS_PER_MINUTE))
}
