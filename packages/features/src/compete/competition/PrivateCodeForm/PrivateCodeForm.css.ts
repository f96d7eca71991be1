import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** A narrow column in the middle of the page. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  inlineSize: '100%',
  maxInlineSize: '480px',
  marginInline: 'auto',
  paddingBlock: space[10],
  paddingInline: space[6],
  '@media': { [media.phone]: { paddingBlock: space[6], paddingInline: space[4] } },
})
export const head = style({ display: 'grid', justifyItems: 'start', gap: space[2] })
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  marginBlockEnd: space[1],
  border: `1px solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSunken,
  color: vars.color.textMuted,
})
export const title = style({ ...text.title, textWrap: 'balance' })
export const lead = style({ color: vars.color.textMuted, textWrap: 'pretty' })
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: space[5],
  border: `1px solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.card,
  background: vars.color.bgSurface,
})
export const note = style({ ...text.table, color: vars.color.textMuted })
