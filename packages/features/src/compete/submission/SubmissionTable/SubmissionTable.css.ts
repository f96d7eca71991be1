import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Words and controls in one line, which breaks where it is too narrow. */
export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
})
export const total = style({ fontVariantNumeric: 'tabular-nums' })

export const pages = style({
  paddingBlock: space[3],
  paddingInline: space[6],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
