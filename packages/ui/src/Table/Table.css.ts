import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, layer, media, size, space, tabular, text, textSize } from '../theme/scale.css.ts'

export const scroller = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-3px' } },
  '@media': { [media.print]: { overflow: 'visible' } },
})

export const table = style({
  ...text.table,
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  vars: { '--table-row': vars.size.row, '--table-edge': space[5], '--table-gap': space[2.5] },
  selectors: { '&[data-row=tall]': { vars: { '--table-row': '56px' } } },
  '@media': {
    [media.phone]: { vars: { '--table-edge': space[4], '--table-gap': space[1.5] } },
    [media.print]: {
      vars: { '--table-edge': space[2], '--table-gap': space[1.5] },
      selectors: { '&[data-row]': { vars: { '--table-row': '32px' } } },
    },
  },
})
/** A browser repeats a foot on every sheet, but the own row of a table comes once. */
globalStyle(`${table} > tfoot`, { '@media': { [media.print]: { display: 'table-row-group' } } })

export const caption = style({
  paddingBlock: space[3],
  paddingInline: 'var(--table-edge)',
  textAlign: 'start',
  color: vars.color.textMuted,
})

const cellBase = {
  paddingBlock: space[1.5],
  paddingInline: 'var(--table-gap)',
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
} as const

const shared = {
  '&:first-child': { paddingInlineStart: 'var(--table-edge)' },
  '&:last-child': { paddingInlineEnd: 'var(--table-edge)' },
  '&[data-align=end]': { textAlign: 'end' },
  '&[data-align=center]': { textAlign: 'center' },
} as const

/** A shadow along the whole row without seams between cells. */
const fading = (to: 'top' | 'bottom') =>
  `linear-gradient(to ${to}, color-mix(in srgb, ${vars.color.bgScrim} 24%, transparent), transparent)`

const hidden = { display: 'none' } as const
const edge = { paddingInlineEnd: 'var(--table-edge)' } as const
const startEdge = { paddingInlineStart: 'var(--table-edge)' } as const
/** When a column is hidden, the first and last visible ones get the padding of the edge. */
const narrow = {
  [media.tabletDown]: {
    selectors: { '&[data-from=desktop]': hidden, '&:not(:has(~ :not([data-from=desktop])))': edge },
  },
  [media.phone]: {
    selectors: {
      '&[data-from]': hidden,
      '&:not(:has(~ :not([data-from])))': edge,
      '&:not(:not([data-from]) ~ *)': startEdge,
    },
  },
}

export const column = style({
  ...cellBase,
  blockSize: '40px',
  color: vars.color.textSubtle,
  background: vars.color.bgSurface,
  fontSize: textSize.table,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  borderBlockEndColor: vars.color.borderDefault,
  selectors: shared,
  '@media': { ...narrow, [media.print]: { background: 'none' } },
})

/** Name and arrow of a sortable column; the target fills the head. */
export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '32px',
  marginInline: `-${space[1.5]}`,
  paddingInline: space[1.5],
  border: 0,
  borderRadius: `min(4px, ${vars.radius.control})`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.bgHover, color: vars.color.textDefault, textDecoration: 'none' },
    '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: vars.color.textDefault, fontWeight: 700 },
    '&:focus-visible': focusRing,
    'th[data-align=end] > &': { flexDirection: 'row-reverse' },
  },
  '@media': {
    [media.phone]: { minBlockSize: size.targetPhone },
    [media.print]: { background: 'none' },
  },
})

const stickyHeight = '60px'

export const cell = style({
  ...cellBase,
  blockSize: 'var(--table-row)',
  fontWeight: 400,
  selectors: {
    ...shared,
    '&[data-variant=number], &[data-variant=score], &[data-variant=time]': tabular,
    '&[data-variant=score]': { fontSize: textSize.body, fontWeight: 700 },
    '&[data-variant=time]': { fontSize: textSize.micro, color: vars.color.textMuted },
    '&[data-variant=muted]': { color: vars.color.textMuted },
    '&[data-variant=name]': { fontWeight: 500 },
    'tr:target > &': { background: vars.color.accentSoft },
    'tr[data-own] > &': { background: vars.color.bgSelected },
    'tr[data-own] > &:first-child': { boxShadow: `inset 5px 0 0 ${vars.color.accentSolid}` },
    'tr[data-zone=gold] > &': { borderBlockEnd: `2px solid ${vars.color.rankGold}` },
    'tr[data-zone=silver] > &': { borderBlockEnd: `2px solid ${vars.color.rankSilver}` },
    'tr[data-zone=bronze] > &': { borderBlockEnd: `2px solid ${vars.color.rankBronze}` },
    'tr[data-zone=promoted] > &': { borderBlockEnd: `2px solid ${vars.color.stageA}` },
    'tr[data-slim] > &': { blockSize: '34px', paddingBlock: space[0.5] },
    'tr[data-moved] > &': { background: vars.color.accentSoft },
    'tr[data-gap] > &': {
      blockSize: '44px',
      textAlign: 'center',
      color: vars.color.textSubtle,
      background: vars.color.bgSunken,
    },
    'tbody:last-child > tr:last-child > &': { borderBlockEndWidth: 0 },
    'tr[data-sticky] > &': {
      position: 'sticky',
      // Below the header, above the lower edge of the window.
      insetBlock: `${vars.size.header} 0`,
      zIndex: layer.stickyRow,
      blockSize: stickyHeight,
      background: vars.color.bgSelected,
      borderBlockStart: `2px solid ${vars.color.accentSolid}`,
      borderBlockEnd: 0,
    },
    'tr[data-sticky] > &::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 'calc(100% + 2px)',
      blockSize: '10px',
      background: fading('top'),
      pointerEvents: 'none',
    },
    'tr[data-sticky] > &:first-child': { boxShadow: `inset 5px 0 0 ${vars.color.accentSolid}` },
    // the last row of all follows the corners of the panel
    ':last-child > tr[data-sticky]:last-child > &:first-child': {
      borderEndStartRadius: `calc(${vars.radius.card} - 1px)`,
    },
    ':last-child > tr[data-sticky]:last-child > &:last-child': {
      borderEndEndRadius: `calc(${vars.radius.card} - 1px)`,
    },
  },
  '@media': {
    ...narrow,
    [media.forcedColors]: {
      selectors: {
        // the zones' colours are gone, so their lines differ in kind
        'tr[data-zone=gold] > &': { borderBlockEnd: '4px double' },
        'tr[data-zone=silver] > &': { borderBlockEnd: '2px dashed' },
        'tr[data-zone=bronze] > &': { borderBlockEnd: '2px dotted' },
        'tr[data-zone=promoted] > &': { borderBlockEnd: '3px solid' },
        // one frame around the row
        ':is(tr[data-own], tr[data-sticky]) > &': { borderBlock: '2px solid Highlight' },
        ':is(tr[data-own], tr[data-sticky]) > &:first-child': { borderInlineStart: '5px solid Highlight' },
        ':is(tr[data-own], tr[data-sticky]) > &:last-child': { borderInlineEnd: '2px solid Highlight' },
      },
    },
    [media.print]: { selectors: { 'tr[data-sticky] > &': { position: 'static', blockSize: 'var(--table-row)' } } },
  },
})

export const row = style({
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  // a link to a row below the sticking one must not end behind it
  selectors: { '[data-sticky] ~ &': { scrollMarginBlockStart: stickyHeight } },
  '@media': { [media.print]: { breakInside: 'avoid' } },
})

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
    [`${ownAbove} &[data-own]::before`]: { insetBlockStart: '100%', background: fading('bottom') },
    [`${ownBelow} &[data-own]::before`]: { insetBlockEnd: '100%', background: fading('top') },
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
