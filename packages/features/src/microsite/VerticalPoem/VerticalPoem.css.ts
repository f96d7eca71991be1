import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The ground under the letters is the hero's own, thin enough for the mountains to go on and without an edge. */
const veil = `color-mix(in srgb, ${vars.color.heroBg} 60%, transparent)`

export const poem = style({
  writingMode: 'vertical-rl',
  // along the upright line: the height of the poem
  inlineSize: '310px',
  padding: '10px 14px',
  fontFamily: vars.font.display,
  fontSize: '30px',
  lineHeight: 1.75,
  letterSpacing: '0.16em',
  color: vars.color.heroText,
  background: veil,
  boxShadow: `0 0 18px 14px ${veil}`,
  '@media': { [media.phone]: { fontSize: '23px', inlineSize: '236px' } },
})

export const source = style({
  fontSize: '15px',
  letterSpacing: '0.1em',
  paddingBlockStart: '4px',
  textAlign: 'end',
  lineHeight: 1.9,
})
