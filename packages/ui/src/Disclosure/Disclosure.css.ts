import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, space, textSize } from '../theme/scale.css.ts'

export const disclosure = style({
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.size.row,
  paddingBlock: space[3],
  fontSize: textSize.body,
  fontWeight: 600,
  lineHeight: 1.5,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.textLinkHover },
    '&:focus-visible': focusRing,
  },
})

export const title = style({ flex: 1, minInlineSize: 0 })
export const arrow = style({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.print]: { display: 'none' } },
})
export const content = style({ paddingBlockEnd: space[4], maxInlineSize: '42em' })
