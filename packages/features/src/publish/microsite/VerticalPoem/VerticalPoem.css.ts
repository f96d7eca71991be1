import { vars } from '@shulei/ui/theme/contract.css.ts'
import { family, media, space, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const poem = style({
  position: 'relative',
  writingMode: 'vertical-rl',
  // inline size in vertical writing: the height of the poem
  inlineSize: '310px',
  padding: `${space[2.5]} ${space[4]}`,
  fontFamily: family.display,
  fontSize: textSize.figure,
  lineHeight: 1.75,
  letterSpacing: '0.16em',
  color: vars.color.heroText,
  // the background under the letters is the hero's own, translucent, and ends like mist, so that the mountains stay visible;
  // it lies over the hero's art and under its words
  '::before': {
    content: '',
    position: 'absolute',
    inset: '-40px',
    zIndex: -1,
    background: `color-mix(in srgb, ${vars.color.heroBg} 60%, transparent)`,
    borderRadius: '96px',
    filter: 'blur(32px)',
  },
  '@media': { [media.phone]: { fontSize: textSize.section, inlineSize: '236px' } },
})

export const source = style({
  fontSize: textSize.body,
  letterSpacing: '0.1em',
  paddingBlockStart: space[1],
  textAlign: 'end',
  lineHeight: 1.9,
})
