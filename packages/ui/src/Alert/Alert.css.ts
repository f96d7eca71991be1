import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, size, space, text } from '../theme/scale.css.ts'

export const alert = style({
  ...text.table,
  lineHeight: 1.6,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: vars.radius.card,
  background: vars.color.accentSoft,
  color: vars.color.textDefault,
  selectors: {
    '&[data-tone=success]': { background: vars.color.successSoft },
    '&[data-tone=warning]': { background: vars.color.warningSoft },
    '&[data-tone=danger]': { background: vars.color.dangerSoft },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.print]: { background: 'none', border: '1px solid currentColor' },
  },
})

/** Centres an 18 px icon on the first line. */
export const icon = style({
  flex: 'none',
  paddingBlockStart: space[0.5],
  color: vars.color.accentText,
  selectors: {
    '[data-tone=success] > &': { color: vars.color.successText },
    '[data-tone=warning] > &': { color: vars.color.warningText },
    '[data-tone=danger] > &': { color: vars.color.dangerText },
  },
})

export const main = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[2],
  alignItems: 'center',
})
export const words = style({ flex: '1 1 240px', minInlineSize: 0 })
export const title = style({ fontWeight: 700 })

export const close = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.targetMin,
  blockSize: size.targetMin,
  padding: 0,
  border: 0,
  borderRadius: `min(3px, ${vars.radius.control})`,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.textDefault }, '&:focus-visible': focusRing },
  '@media': { [media.phone]: { selectors: { '&::after': { content: '', position: 'absolute', inset: '-10px' } } } },
})
