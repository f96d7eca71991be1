import { contrastRatio } from './contrast.ts'
import { fromOklch, toOklch } from './oklch.ts'
import { contrastPairs } from './pairs.ts'
import type { ColourToken, ThemeTokens } from './tokens.ts'

/** A pair with too little contrast, and the nearest foreground of the same hue that passes. */
export interface WeakPair {
  foreground: ColourToken
  ground: ColourToken
  /** WCAG 2 ratio, 1 to 21. */
  ratio: number
  minimum: 3 | 4.5
  /** A #rrggbb foreground that passes on all its grounds, or null when no lightness of its hue does. */
  passing: string | null
}

/** A ground and the WCAG 2 ratio required on it. */
export type Demand = readonly [ground: string, minimum: number]

const meets = (colour: string, demands: readonly Demand[]) =>
  demands.every(([ground, minimum]) => contrastRatio(colour, ground) >= minimum)

/** Requirements of the contract on one foreground. */
export const demandsOn = (foreground: ColourToken, tokens: ThemeTokens): Demand[] =>
  contrastPairs.filter(([name]) => name === foreground).map(([, ground, minimum]) => [tokens[ground], minimum])

/** Every pair of the contract with a contrast below WCAG AA in this theme. */
export function weakPairs(tokens: ThemeTokens): WeakPair[] {
  return contrastPairs.flatMap(([foreground, ground, minimum]) => {
    const ratio = contrastRatio(tokens[foreground], tokens[ground])
    if (ratio >= minimum) return []
    return [
      {
        foreground,
        ground,
        ratio,
        minimum,
        passing: nearestPassing(tokens[foreground], demandsOn(foreground, tokens)),
      },
    ]
  })
}

const steps = 200

/**
 * Colour of the same hue nearest to `colour` that meets all demands; `colour` itself when it does. Null when no lightness
 * meets them.
 */
export function nearestPassing(colour: string, demands: readonly Demand[]): string | null {
  if (meets(colour, demands)) return colour
  const { l, c, h } = toOklch(colour)
  for (let step = 1; step <= steps; step++) {
    for (const lightness of [l - step / steps, l + step / steps]) {
      if (lightness < 0 || lightness > 1) continue
      const candidate = fromOklch({ l: lightness, c, h })
      if (meets(candidate, demands)) return candidate
    }
  }
  return null
}
