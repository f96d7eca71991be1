export interface Size {
  width: number
  height: number
}

/** A picture scaled down until neither side is longer than this. Whole pixels, at least one. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
