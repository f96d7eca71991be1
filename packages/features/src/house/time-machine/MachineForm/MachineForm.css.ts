import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] })
export const field = style({ ...text.table, display: 'grid', gap: space[1], minInlineSize: 0 })
export const control = style({
  ...text.table,
  blockSize: size.controlM,
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInline: space[2],
  border: `${vars.border.width} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  fontFamily: 'inherit',
  ':focus-visible': focusRing,
  '@media': { [media.phone]: { blockSize: size.targetPhone, fontSize: textSize.card } },
})

export const group = style({ display: 'grid', gap: space[2], minInlineSize: 0, margin: 0, padding: 0, border: 0 })
export const legend = style({ ...text.table, padding: 0, color: vars.color.textMuted })
export const milestones = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const milestone = style({
  ...text.table,
  display: 'grid',
  alignContent: 'center',
  gap: space[0.5],
  inlineSize: '100%',
  minBlockSize: size.targetPhone,
  paddingBlock: space[1.5],
  paddingInline: space[3],
  border: `${vars.border.width} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  fontFamily: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.bgHover },
  ':focus-visible': focusRing,
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: vars.color.accentText,
      background: vars.color.accentSoft,
      color: vars.color.accentText,
    },
  },
})
export const when = style({ ...text.micro, color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })
