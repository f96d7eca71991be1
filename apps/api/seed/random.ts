import { createHash } from 'node:crypto'

/** Pseudo-random numbers that are the same on every machine. */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  /** Normally distributed, mean 0, deviation 1. */
  normal(): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
}

/** A stream of numbers, different for every text (mulberry32, seeded by SHA-256). */
export function randomOf(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32BE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    // Box–Muller; 1 - next() is never 0
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
  }
}
