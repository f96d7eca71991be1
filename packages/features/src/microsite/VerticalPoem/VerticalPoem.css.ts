import { vars } from '@shulei/ui/theme/contract.css.ts'
import { family, media, space, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/**
 * The background under the letters is the hero's own, translucent and without an edge, so that the mountains stay visible.
 */
const veil = `color-mix(in srgb, ${vars.color.heroBg} 60%, transparent)`

export const poem = style({
  writingMode: 'vertical-rl',
  // inline size in vertical writing: the height of the poem
  inlineSize: '310px',
  padding: `${space[2.5]} ${space[4]}`,
  fontFamily: family.display,
  fontSize: textSize.figure,
  lineHeight: 1.75,
  letterSpacing: '0.16em',
  color: vars.color.heroText,
  background: veil,
  boxShadow: `0 0 18px 14px ${veil}`,
  '@media': { [media.phone]: { fontSize: textSize.section, inlineSize: '236px' } },
})

export const source = style({
  fontSize: textSize.body,
  letterSpacing: '0.1em',
  paddingBlockStart: space[1],
  textAlign: 'end',
  lineHeight: 1.9,
})
