/** Relative luminance of a #rrggbb colour (WCAG 2). Throws on anything else: a pair with transparency has no fixed contrast. */
function luminance(colour: string): number {
  const m = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!m) throw new Error(`"${colour}" is not an opaque #rrggbb colour`)
  const [r, g, b] = m.slice(1).map((hex) => {
    const c = Number.parseInt(hex, 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast ratio of two opaque colours, 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (hi + 0.05) / (lo + 0.05)
}
