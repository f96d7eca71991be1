/** 32-bit FNV-1a hash of a text's UTF-16 units, so that the same text always gives the same drawing. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  // FNV leaves the high bits of short texts alike; one avalanche round separates ids that differ in the last digit.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Repeatable numbers in [0, 1) from a seed (mulberry32). Each call of the returned function gives the next one. */
export function seededRandom(seed: string): () => number {
  let state = hashText(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Index from 0 below `count`, chosen by a seed. */
export function pick(seed: string, count: number): number {
  return hashText(seed) % count
}
