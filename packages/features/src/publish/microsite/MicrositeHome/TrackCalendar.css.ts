import { vars } from '@shulei/ui/theme/contract.css.ts'
import { family, media, size, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const board = style({
  display: 'grid',
  background: vars.color.bgSurface,
  border: `1px solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
  paddingBlock: space[3],
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr) 190px',
  gap: space[6],
  alignItems: 'center',
  minBlockSize: size.controlL,
  paddingInline: space[6],
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '1fr auto',
      alignContent: 'start',
      gap: `${space[1]} ${space[3]}`,
      paddingBlock: space[2],
      paddingInline: space[4],
    },
  },
})
export const name = style({ ...text.card, fontFamily: family.display, color: vars.color.textDefault })
export const ruler = style({ '@media': { [media.phone]: { gridColumn: '1 / 3', gridRow: 2 } } })
export const note = style({ ...text.table, ...tabular, color: vars.color.textMuted, textAlign: 'end' })
