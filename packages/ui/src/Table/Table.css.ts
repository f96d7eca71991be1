import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRing, layer, media, size, space, tabular, text } from '../theme/scale.css.ts'

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
  vars: { '--table-row': vars.size.row, '--table-edge': space[5], '--table-gap': '10px' },
  selectors: { '&[data-row=tall]': { vars: { '--table-row': '56px' } } },
  '@media': { [media.phone]: { vars: { '--table-edge': space[4], '--table-gap': '6px' } } },
})

export const caption = style({
  paddingBlock: space[3],
  paddingInline: 'var(--table-edge)',
  textAlign: 'start',
  color: vars.color.textMuted,
})

const cellBase = {
  paddingBlock: '6px',
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

const hidden = { display: 'none' } as const
const edge = { paddingInlineEnd: 'var(--table-edge)' } as const
/** Columns that drop leave the edge to the last one that stays. */
const narrow = {
  [media.tabletDown]: {
    selectors: { '&[data-from=desktop]': hidden, '&:not(:has(~ :not([data-from=desktop])))': edge },
  },
  [media.phone]: {
    selectors: { '&[data-from]': hidden, '&:not(:has(~ :not([data-from])))': edge },
  },
}

export const column = style({
  ...cellBase,
  blockSize: '40px',
  color: vars.color.textSubtle,
  background: vars.color.bgSurface,
  fontSize: '14px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  borderBlockEndColor: vars.color.borderDefault,
  selectors: shared,
  '@media': { ...narrow, [media.print]: { background: 'none' } },
})

/** The name of a sortable column and its arrow; the target fills the head. */
export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '32px',
  marginInline: '-6px',
  paddingInline: '6px',
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

export const cell = style({
  ...cellBase,
  blockSize: 'var(--table-row)',
  fontWeight: 400,
  selectors: {
    ...shared,
    '&[data-kind=number], &[data-kind=score], &[data-kind=time]': tabular,
    '&[data-kind=score]': { fontSize: '15px', fontWeight: 700 },
    '&[data-kind=time]': { fontSize: '13px', color: vars.color.textMuted },
    '&[data-kind=muted]': { color: vars.color.textMuted },
    '&[data-kind=name]': { fontWeight: 500 },
    'tr[data-own] > &': { background: vars.color.bgSelected },
    'tr[data-own] > &:first-child': { boxShadow: `inset 5px 0 0 ${vars.color.accentSolid}` },
    'tr[data-zone=gold] > &': { borderBlockEnd: `2px solid ${vars.color.rankGold}` },
    'tr[data-zone=silver] > &': { borderBlockEnd: `2px solid ${vars.color.rankSilver}` },
    'tr[data-zone=bronze] > &': { borderBlockEnd: `2px solid ${vars.color.rankBronze}` },
    'tr[data-zone=promoted] > &': { borderBlockEnd: `2px solid ${vars.color.stageA}` },
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
      insetBlockEnd: 0,
      zIndex: layer.stickyRow,
      blockSize: '66px',
      background: vars.color.bgSelected,
      borderBlockStart: `2px solid ${vars.color.accentSolid}`,
      borderBlockEnd: 0,
    },
    // A shadow per cell would show a seam between two cells; a fading strip does not.
    'tr[data-sticky] > &::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 'calc(100% + 2px)',
      blockSize: '10px',
      background: `linear-gradient(to top, color-mix(in srgb, ${vars.color.bgScrim} 24%, transparent), transparent)`,
      pointerEvents: 'none',
    },
    'tr[data-sticky] > &:first-child': {
      boxShadow: `inset 5px 0 0 ${vars.color.accentSolid}`,
      borderEndStartRadius: `calc(${vars.radius.card} - 1px)`,
    },
    'tr[data-sticky] > &:last-child': { borderEndEndRadius: `calc(${vars.radius.card} - 1px)` },
  },
  '@media': {
    ...narrow,
    [media.forcedColors]: {
      selectors: {
        ':is(tr[data-own], tr[data-sticky]) > &': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
    [media.print]: { selectors: { 'tr[data-sticky] > &': { position: 'static' } } },
  },
})

export const row = style({
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&[data-hoverable]:hover': { background: vars.color.bgHover } },
  '@media': { [media.print]: { breakInside: 'avoid' } },
})

/** A virtual table scrolls in both directions inside its parent; cells are laid out by React Aria. */
export const virtual = style({
  ...text.table,
  blockSize: '100%',
  minBlockSize: '160px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.bgSurface,
  outline: 'none',
  selectors: { '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' } },
})
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
export const virtualRow = style({
  blockSize: '100%',
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  background: vars.color.bgSurface,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.bgHover },
    '&[data-own]': { background: vars.color.bgSelected, boxShadow: `inset 5px 0 0 ${vars.color.accentSolid}` },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
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
