import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const control = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 176px',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  paddingBlock: space[1],
  selectors: { '&[data-kind=shadow], &[data-kind=ease]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const label = style({ ...text.table, display: 'grid', minInlineSize: 0 })

export const name = style({ ...text.micro, color: vars.color.textSubtle, overflowWrap: 'anywhere' })

export const fields = style({ display: 'flex', alignItems: 'center', gap: space[2] })

export const picker = style({
  flex: 'none',
  inlineSize: '36px',
  blockSize: '36px',
  padding: space[1],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  cursor: 'pointer',
  '@media': { [media.phone]: { inlineSize: size.targetPhone, blockSize: size.targetPhone } },
})

export const field = style({
  ...text.table,
  ...tabular,
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: '36px',
  paddingInline: space[2],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  selectors: {
    '&[data-beside=slider]': { flex: 'none', inlineSize: '76px' },
    '&[aria-invalid]': { borderColor: vars.color.dangerSolid, borderWidth: '2px' },
  },
  // below 16 px iOS zooms into the page
  '@media': { [media.phone]: { blockSize: size.targetPhone, fontSize: textSize.card } },
})

export const rule = style({
  ...text.table,
  gridColumn: '1 / -1',
  color: vars.color.dangerText,
  paddingBlockStart: space[1],
})
