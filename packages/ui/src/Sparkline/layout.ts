/** Least share of the width for which the newest score holds; without it, its step would be a wall at the edge. */
const LAST = 1 / 8

/**
 * Places of scores along the line, as shares of its width, and the line's end, to which the newest score holds. Time decides
 * them, or the order where times are not known. Two scores make a step with room on both sides. Empty without scores.
 */
export function places(count: number, times?: readonly number[], until = Number.NEGATIVE_INFINITY): number[] {
  if (count === 0) return []
  if (count === 1) return [1]
  if (count === 2) return [0, 0.6, 1]
  const [first = 0] = times ?? []
  const isTimed = times !== undefined && times.at(-1)! > first
  const at = isTimed ? times.map((time) => time - first) : Array.from({ length: count }, (_, index) => index)
  const newest = at.at(-1)!
  const end = Math.max(newest / (1 - LAST), isTimed ? until - first : 0)
  return [...at.map((place) => place / end), 1]
}
