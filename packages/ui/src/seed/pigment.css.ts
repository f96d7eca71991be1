import { createVar, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** Ground of a generated picture, and the colour of the drawing on it. */
export const pigmentGround = createVar()
export const pigmentInk = createVar()

/**
 * The lightness is fixed, so that the ink has a contrast of at least 4.5 on every ground in every theme; hue and chroma are
 * the theme's. Browsers without relative colours mix the theme's colour with black.
 */
const pigment = (from: string, lightness: number, black: number) => ({
  // without its ground, the light ink could not be seen on paper
  printColorAdjust: 'exact' as const,
  vars: {
    [pigmentGround]: `color-mix(in oklab, ${from} ${100 - black}%, black)`,
    [pigmentInk]: 'white',
  },
  '@supports': {
    '(color: oklch(from red l c h))': {
      vars: {
        [pigmentGround]: `oklch(from ${from} ${lightness} min(c, 0.13) h)`,
        [pigmentInk]: `oklch(from ${from} 0.985 min(c, 0.008) h)`,
      },
    },
  },
})

/** The eight pigments of people and teams. Their order is fixed, because it decides the pigment of each seed. */
export const pigments = styleVariants({
  ink: pigment(vars.color.dataRest, 0.43, 45),
  azurite: pigment(vars.color.data1, 0.5, 45),
  cinnabar: pigment(vars.color.data2, 0.49, 30),
  malachite: pigment(vars.color.data3, 0.47, 40),
  gamboge: pigment(vars.color.data4, 0.52, 45),
  mauve: pigment(vars.color.data5, 0.43, 30),
  petrol: pigment(vars.color.data6, 0.38, 30),
  sienna: pigment(vars.color.rankBronze, 0.45, 45),
})
