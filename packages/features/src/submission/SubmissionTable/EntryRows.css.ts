import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const no = style({ color: vars.color.textSubtle })

export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  rowGap: space[1],
  overflowWrap: 'anywhere',
})

/** The status stands beside the name where it has no column of its own. */
export const phoneOnly = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline' } },
})

export const reason = style({ ...text.table, display: 'block', lineHeight: 1.5, color: vars.color.dangerText })

export const toggle = style({ inlineSize: size.controlS, marginInlineStart: 'auto' })

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  inlineSize: size.controlS,
  blockSize: size.controlS,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.bgHover, color: vars.color.textDefault },
    '&:focus-visible': focusRing,
    // a finger needs more room than the picture takes
    '&::after': { content: '', position: 'absolute', insetInline: '-4px', insetBlock: '-6px' },
    '[open] > &': { transform: 'rotate(180deg)' },
  },
})

/** Shown by the row above: its arrow opens an element that holds nothing, so the rows open without JavaScript. */
export const more = style({
  display: 'none',
  selectors: { 'tr:has(details[open]) + &': { display: 'table-row' } },
})

export const moreCell = style({
  paddingBlock: space[4],
  paddingInline: space[5],
  background: vars.color.bgSunken,
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
