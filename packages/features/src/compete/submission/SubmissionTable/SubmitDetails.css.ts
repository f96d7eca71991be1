import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const details = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const code = style({ fontFamily: vars.font.mono, fontSize: textSize.micro, overflowWrap: 'anywhere' })

export const log = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderInlineStart: `3px solid ${vars.color.borderDefault}`,
  background: vars.color.bgSurface,
})

export const line = style({
  ...text.table,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: space[3],
  lineHeight: 1.6,
  selectors: { '&[data-level=error]': { color: vars.color.dangerText } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const time = style({ ...tabular, fontSize: textSize.micro, lineHeight: 'inherit', color: vars.color.textSubtle })
