import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: '860px',
  marginInline: 'auto',
  padding: `${space[8]} ${space[6]} 0`,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]} 0` } },
})

export const title = style(text.title)
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })

/** Stays in sight while a long text is written. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
  background: vars.color.bgCanvas,
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
})
export const state = style({ ...text.table, color: vars.color.textMuted })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
