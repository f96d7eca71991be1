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

/** Beside the own row, a shadow along the whole row without seams between cells. */
const shade = `color-mix(in srgb, ${vars.color.bgScrim} 24%, transparent)`

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
      background: `linear-gradient(to top, ${shade}, transparent)`,
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
    [media.print]: {
      selectors: {
        'tr[data-sticky] > &': { position: 'static', blockSize: 'var(--table-row)' },
        // below the last row, as in the foot, is the edge of the panel
        'tr[data-sticky]:not(:last-child) > &': { borderBlockEnd: `1px solid ${vars.color.borderDefault}` },
      },
    },
  },
})

export const row = style({
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  // a link to a row below the sticking one must not end behind it
  selectors: { '[data-sticky] ~ &': { scrollMarginBlockStart: stickyHeight } },
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
