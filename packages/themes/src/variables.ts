import { resolveTokens } from '@shulei/ui/theme/resolve.ts'
import type { ColourToken, ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { asImage } from './art/drawing.ts'
import { drawings } from './art/drawings.ts'

const artTokens = ['art-hero', 'art-divider'] as const

/**
 * A theme as CSS custom properties, for a style sheet at build time or an element's style at run time: font names become
 * stacks, names of drawings become pictures in the theme's colours. Throws on a font or drawing that is not registered.
 */
export function themeVariables(tokens: ThemeTokens): Record<`--${string}`, string> {
  const colour = (token: ColourToken) => tokens[token]
  const art = artTokens.map((name) => {
    const drawn = tokens[name]
    if (drawn === 'none') return [`--${name}`, 'none']
    const drawing = Object.hasOwn(drawings, drawn) ? drawings[drawn] : undefined
    if (!drawing) throw new Error(`${name}: "${drawn}" is not a registered drawing`)
    return [`--${name}`, asImage(drawing(colour))]
  })
  return { ...resolveTokens(tokens), ...Object.fromEntries(art) }
}
