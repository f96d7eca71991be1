import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, media, space, tabular, text } from '../theme/scale.css.ts'

/** That of a plain table. An import of its styles would hide from Chromatic which stories a change of them affects. */
const shade = `color-mix(in srgb, ${vars.color.bgScrim} 24%, transparent)`

/** Around a virtual table; positions the parts above its edges. */
export const ownFrame = style({ position: 'relative', blockSize: '100%', minBlockSize: '160px' })
const ownAbove = `${ownFrame}[data-own-side=above]`
const ownBelow = `${ownFrame}[data-own-side=below]`
/** Height that the head, the own row and its button may cover of the focused cell. */
const ownCover = 'calc(var(--row-height) + 48px)'

/** A virtual table scrolls in both directions inside its parent; React Aria lays out the cells. */
export const virtual = style({
  ...text.table,
  blockSize: '100%',
  minBlockSize: '160px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockStart: '40px',
  background: vars.color.bgSurface,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
    [`${ownAbove} > &`]: { scrollPaddingBlockStart: `calc(40px + ${ownCover})` },
    [`${ownBelow} > &`]: { scrollPaddingBlockEnd: ownCover },
  },
})
/** The server's table, until the browser replaces it. */
globalStyle(`${virtual} thead th`, { position: 'sticky', insetBlockStart: 0, zIndex: 1 })
globalStyle(`${virtual} tr[data-own] > *`, { position: 'sticky', insetBlock: '40px 0' })

/** Beside the own row, on the side of the other rows. */
export const toOwn = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  selectors: {
    [`${ownAbove} > &`]: { insetBlockStart: `calc(40px + var(--row-height) + ${space[2]})` },
    [`${ownBelow} > &`]: { insetBlockEnd: `calc(var(--row-height) + ${space[2]})` },
  },
  '@media': { [media.print]: { display: 'none' } },
})
globalStyle(`${toOwn} > *`, { pointerEvents: 'auto', boxShadow: vars.shadow['2'] })

export const virtualColumn = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: space[3],
  background: vars.color.bgSurface,
  borderBlockEnd: `1px solid ${vars.color.borderDefault}`,
  color: vars.color.textSubtle,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&[data-align=end]': { justifyContent: 'flex-end' },
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting][data-hovered]': { color: vars.color.textDefault, background: vars.color.bgHover },
    '&[data-sort-direction]': { color: vars.color.textDefault, fontWeight: 700 },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
  },
})
/** Covers all rows, so that the own row can stick to either end; only that row is laid out by the browser. */
export const virtualBody = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' })
export const virtualRow = style({
  blockSize: '100%',
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  background: vars.color.bgSurface,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.bgHover },
    '&[data-own]': { background: vars.color.bgSelected, boxShadow: `inset 5px 0 0 ${vars.color.accentSolid}` },
    '&[data-own]:dir(rtl)': { boxShadow: `inset -5px 0 0 ${vars.color.accentSolid}` },
    [`${ownFrame}[data-own-side] &[data-own]`]: { cursor: 'pointer' },
    [`${ownAbove} &[data-own]`]: { borderBlockEnd: `2px solid ${vars.color.accentSolid}` },
    [`${ownBelow} &[data-own]`]: { borderBlockStart: `2px solid ${vars.color.accentSolid}` },
    [`${ownFrame}[data-own-side] &[data-own]::before`]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      blockSize: '10px',
      pointerEvents: 'none',
    },
    [`${ownAbove} &[data-own]::before`]: {
      insetBlockStart: '100%',
      background: `linear-gradient(to bottom, ${shade}, transparent)`,
    },
    [`${ownBelow} &[data-own]::before`]: {
      insetBlockEnd: '100%',
      background: `linear-gradient(to top, ${shade}, transparent)`,
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-own]:not([data-focus-visible])': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
export const virtualCell = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '100%',
  paddingInline: space[3],
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    '&[data-align=end]': { ...tabular, justifyContent: 'flex-end' },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
  },
})
export const cut = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
