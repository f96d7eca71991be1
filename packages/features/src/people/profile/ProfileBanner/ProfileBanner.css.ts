import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media } from '@shulei/ui/theme/scale.css.ts'
import { createVar, fallbackVar, style } from '@vanilla-extract/css'

/** Set where the height differs from that on a profile. */
export const height = createVar()

/** As high as the layout's header; above a lower landscape its sky continues. */
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
  // Both sizes stay auto: browsers draw a broken-picture icon over the fallback if a size is given.
  minInlineSize: '100%',
  maxInlineSize: '100%',
  minBlockSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'cover',
})
