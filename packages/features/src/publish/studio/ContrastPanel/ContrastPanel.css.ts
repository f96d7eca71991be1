import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  background: vars.color.bgSurface,
  border: `1px solid ${vars.color.borderHairline}`,
  borderBlockStart: `3px solid ${vars.color.successSolid}`,
  borderRadius: vars.radius.card,
  selectors: { '&[data-weak]': { borderBlockStartColor: vars.color.dangerSolid } },
})
export const title = style(text.card)
export const summary = style({ ...text.table, color: vars.color.textMuted })
export const list = style({
  display: 'grid',
  maxBlockSize: '286px',
  overflowY: 'auto',
  marginBlockStart: space[1],
  // a page that scrolls as a whole needs no inner scrolling
  '@media': { [media.tabletDown]: { maxBlockSize: 'none', overflowY: 'visible' } },
})
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
})
export const sample = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '28px',
  border: `1px solid ${vars.color.borderDefault}`,
  '::before': { content: 'Aa', fontWeight: 700, fontSize: textSize.table },
})
export const words = style({ flex: '1 1 120px', display: 'grid', minInlineSize: 0 })
export const name = style({ ...text.table, fontWeight: 600 })
export const ratio = style({ ...text.micro, ...tabular, color: vars.color.dangerText, whiteSpace: 'normal' })
export const use = style({
  ...text.table,
  ...tabular,
  minBlockSize: size.controlS,
  paddingInline: space[3],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  color: vars.color.textDefault,
  cursor: 'pointer',
  ':hover': { background: vars.color.bgHover, color: vars.color.textDefault },
  '@media': { [media.phone]: { minBlockSize: size.targetPhone } },
})
