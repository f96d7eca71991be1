/** Packed numbers are whole, from 0 to this one. */
export const PACK_MOST = 36 * 36 - 1

/** Shares from 0 to 1 as text, two characters each; null is a gap. */
export function pack(shares: readonly (number | null)[]): string {
  return shares
    .map((share) => {
      if (share === null || !Number.isFinite(share)) return '--'
      const whole = Math.round(Math.min(1, Math.max(0, share)) * PACK_MOST)
      return whole.toString(36).padStart(2, '0')
    })
    .join('')
}

/** The shares that `pack` packed. A pair of characters that is no packed number is a gap. */
export function unpack(text: string): (number | null)[] {
  return Array.from({ length: text.length >> 1 }, (_, place) => {
    const pair = text.slice(place * 2, place * 2 + 2)
    return /^[0-9a-z]{2}$/.test(pair) ? Number.parseInt(pair, 36) / PACK_MOST : null
  })
}

/** A value as its share of a range; 0.5 where the range has no width. */
export const shareOf = (value: number, low: number, high: number): number =>
  high > low ? (value - low) / (high - low) : 0.5
