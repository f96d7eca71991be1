import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[4],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}` },
    '&:first-child': { paddingBlockStart: space[1] },
    '&:last-child': { paddingBlockEnd: 0 },
  },
})
