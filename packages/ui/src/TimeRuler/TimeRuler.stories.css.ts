import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media, space } from '../theme/scale.css.ts'

export const air = style({ paddingBlock: space[6] })
export const card = style({
  background: vars.color.bgSurface,
  border: `1px solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})
const columns = {
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'center',
  paddingInline: space[5],
} as const
export const head = style({
  ...columns,
  borderBlockEnd: `1px solid ${vars.color.borderDefault}`,
  '@media': { [media.tabletDown]: { display: 'none' } },
})
export const keys = style({ display: 'flex', gap: space[3] })
export const line = style({
  ...columns,
  minBlockSize: '68px',
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  blockSize: '68px',
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, paddingBlock: space[2], blockSize: 'auto' },
  },
})
