import { vars } from '@shulei/ui/theme/contract.css.ts'
import { layer, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** As wide as the longest label, so that a press does not move the layout. */
export const follow = style({
  position: 'relative',
  display: 'inline-grid',
  minInlineSize: '124px',
  selectors: { '&[data-size=s]': { minInlineSize: '112px' } },
})

/**
 * The note extends from the button into the page: in rows the button is at the end, elsewhere at the start, and the note is
 * wider.
 */
export const live = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: '100%',
  zIndex: layer.stickyRow,
  selectors: { '[data-size=s] > &': { insetInlineStart: 'auto', insetInlineEnd: 0 } },
})

/** Above the button, over empty space: below it are the counts that have just changed. */
export const note = style({
  ...text.micro,
  display: 'block',
  inlineSize: 'max-content',
  maxInlineSize: '240px',
  marginBlockEnd: space[1],
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  background: vars.color.bgInverse,
  color: vars.color.textInverse,
  boxShadow: vars.shadow['2'],
  selectors: { '&[data-kind=failed]': { background: vars.color.dangerSoft, color: vars.color.dangerText } },
})
