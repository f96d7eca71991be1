import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, layer, media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** The last element of the page: it takes its own room below the page, and stays in sight above it. */
export const bar = style({
  ...text.table,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.toast,
  maxBlockSize: '80dvh',
  overflowY: 'auto',
  borderBlockStart: `3px solid ${vars.color.warningSolid}`,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  boxShadow: vars.shadow[2],
  '@media': { [media.print]: { display: 'none' } },
})
export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space[4],
  rowGap: space[2],
  maxInlineSize: '1240px',
  marginInline: 'auto',
  paddingBlock: space[2],
  paddingInline: space[5],
  '@media': { [media.phone]: { paddingInline: space[4], columnGap: space[2] } },
})
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: size.controlS,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ':focus-visible': focusRing,
})
export const name = style({
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  fontWeight: 600,
})
export const said = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const muted = style({ color: vars.color.textMuted })
export const change = style({ color: vars.color.textLink, textDecoration: 'underline' })
export const panel = style({ display: 'grid', gap: space[4], paddingBlock: space[3] })
