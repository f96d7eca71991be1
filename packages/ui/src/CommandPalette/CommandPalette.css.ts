import { style } from '@vanilla-extract/css'
import { item } from '../Menu/Menu.css.ts'
import { vars } from '../theme/contract.css.ts'
import { keyCap, layer, media, size, space, text, textSize } from '../theme/scale.css.ts'

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  padding: space[4],
  paddingBlockStart: '12vh',
  background: vars.color.bgScrim,
  '@media': { [media.phone]: { padding: 0 }, [media.print]: { display: 'none' } },
})

export const modal = style({
  inlineSize: '100%',
  maxInlineSize: '640px',
  borderRadius: `min(10px, calc(${vars.radius.card} + 4px))`,
  background: vars.color.bgRaised,
  color: vars.color.textDefault,
  boxShadow: vars.shadow['3'],
  overflow: 'hidden',
  '@media': {
    [media.phone]: { maxInlineSize: 'none', minBlockSize: '100dvh', borderRadius: 0 },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'min(560px, 76vh)',
  outline: 'none',
  '@media': { [media.phone]: { maxBlockSize: '100dvh' } },
})

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: 'none',
  paddingInlineStart: space[5],
  paddingInlineEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  color: vars.color.textMuted,
  // The sheet would clip a ring around the input.
  selectors: {
    '&:has(input:focus)': { borderColor: vars.color.focusRing, boxShadow: `inset 0 -2px ${vars.color.focusRing}` },
  },
  '@media': { [media.phone]: { paddingInlineStart: space[4], paddingInlineEnd: space[2] } },
})
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '56px',
  border: 0,
  background: 'none',
  color: vars.color.textDefault,
  fontSize: textSize.lead,
  outline: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
export const key = style({ ...keyCap, '@media': { [media.phone]: { display: 'none' } } })
/** The part that scrolls; the sheet would clip a ring around it. */
export const results = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: space[1.5],
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
})
export const list = style({ outline: 'none' })
export const entry = style([item, { minBlockSize: size.input }])
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '32px',
  color: vars.color.textMuted,
})
export const note = style({ ...text.table, marginInlineStart: space[1.5], color: vars.color.textMuted })
export const remark = style({
  ...text.table,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '56px',
  paddingInline: space[4],
  color: vars.color.textMuted,
})
export const foot = style({
  ...text.micro,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  flex: 'none',
  paddingBlock: space[2],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  color: vars.color.textSubtle,
  '@media': { [media.phone]: { display: 'none' } },
})
