import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media } from '@shulei/ui/theme/scale.css.ts'
import { createVar, fallbackVar, style } from '@vanilla-extract/css'

/** Another height than in the head of a profile. */
export const height = createVar()

/** As high as the head of the layout; where the landscape is lower, its sky goes on above it. */
export const banner = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  blockSize: fallbackVar(height, '220px'),
  overflow: 'hidden',
  background: `color-mix(in oklab, ${vars.color.heroBg} 93%, ${vars.color.stageSignup})`,
  '@media': { [media.phone]: { blockSize: fallbackVar(height, '132px') } },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  // Both sides stay auto: browsers draw their broken-picture icon over what lies below a picture whose size is given.
  minInlineSize: '100%',
  maxInlineSize: '100%',
  minBlockSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'cover',
})
