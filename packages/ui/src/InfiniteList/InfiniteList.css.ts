import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, space, text } from '../theme/scale.css.ts'

export const feed = style({ minInlineSize: 0 })

export const entry = style({
  minInlineSize: 0,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}` },
    '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
})

export const end = style({
  ...text.table,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '56px',
  paddingBlock: space[2],
  color: vars.color.textSubtle,
  '@media': { [media.print]: { display: 'none' } },
})

/** A scroll box of its own: only the rows in view are in the document. */
export const scroller = style({
  blockSize: '100%',
  minBlockSize: '160px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: { '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' } },
})

export const row = style({
  blockSize: '100%',
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.bgHover },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
  },
})
